import { formatHeaders, headerRules } from '@/scripts/export/headers';

const PAGES = new Map([
  ['/', "script-src 'self' 'sha256-home'"],
  ['/contact/', "script-src 'self' 'sha256-contact'"],
]);

describe('the _headers file', () => {
  const rules = headerRules(PAGES, '', '');
  const headersOf = (pattern: string) => rules.find((rule) => rule.pattern === pattern)?.headers;

  test('protects everything that is served', () => {
    expect(headersOf('/*')).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  });

  test('lets hashed files be kept for a year, and nothing else', () => {
    const kept = rules.filter((rule) => 'Cache-Control' in rule.headers);
    expect(kept.map((rule) => rule.pattern)).toEqual(['/_next/static/*', '/pictures/*']);
    for (const { headers } of kept) {
      expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('names the types that hosts get wrong', () => {
    expect(headersOf('/*.txt')).toEqual({ 'Content-Type': 'text/plain; charset=utf-8' });
    expect(headersOf('/*.wasm')).toEqual({ 'Content-Type': 'application/wasm' });
  });

  test('gives every page its own policy, after the general one', () => {
    const patterns = rules.map((rule) => rule.pattern);
    expect(headersOf('/contact/')).toEqual({
      'Content-Security-Policy': "script-src 'self' 'sha256-contact'",
    });
    expect(patterns.indexOf('/contact/')).toBeGreaterThan(patterns.indexOf('/*'));
  });

  test('says the paths as they are asked for, under a base path too', () => {
    const patterns = headerRules(PAGES, '/dave', '').map((rule) => rule.pattern);
    expect(patterns.every((pattern) => pattern.startsWith('/dave/'))).toBe(true);
  });

  test('is a pattern a paragraph, headers indented by two spaces', () => {
    expect(
      formatHeaders([
        { pattern: '/*', headers: { A: '1', B: '2' } },
        { pattern: '/x', headers: { C: '3' } },
      ]),
    ).toBe('/*\n  A: 1\n  B: 2\n\n/x\n  C: 3\n');
  });
});
