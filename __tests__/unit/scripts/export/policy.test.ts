import { createHash } from 'node:crypto';
import {
  fallbackHeaderPolicy,
  inlineHashes,
  pageHeaderPolicy,
  pagePolicy,
  withPolicy,
} from '@/scripts/export/policy';

function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

const inlineScriptHashes = (html: string) => inlineHashes(html).scripts;

describe('the hashes of inline styles', () => {
  test('name every style element of a page once', () => {
    const html = '<style>a{}</style><p></p><style data-x="1">b{}</style><style>a{}</style>';
    expect(inlineHashes(html).styles).toEqual([sourceOf('a{}'), sourceOf('b{}')]);
  });
});

describe('the hashes of inline scripts', () => {
  test('name every inline script of a page once, whatever its attributes', () => {
    const html = `<head><script>first()</script></head><body><script id="_R_">é</script>
      <script type="module">third()</script><script>first()</script></body>`;
    expect(inlineScriptHashes(html)).toEqual([
      sourceOf('first()'),
      sourceOf('é'),
      sourceOf('third()'),
    ]);
  });

  test('leave out scripts from files and data blocks', () => {
    const html = `<script src="/a.js" async=""></script><script async src=/b.js></script>
      <script type="application/ld+json">{"@type":"Person"}</script>`;
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  test('are of the very text, spaces and line breaks included', () => {
    expect(inlineScriptHashes('<script>\n a \n</script>')).toEqual([sourceOf('\n a \n')]);
  });
});

describe('the Content Security Policy', () => {
  const hashes = { scripts: ["'sha256-x'"], styles: ["'sha256-y'"] };
  const policies = {
    page: pagePolicy(hashes, ''),
    header: pageHeaderPolicy(hashes, ''),
    fallback: fallbackHeaderPolicy(''),
  };

  test("never says 'unsafe-inline' nor 'unsafe-eval'", () => {
    expect(Object.values(policies).join('\n')).not.toMatch(/'unsafe-(inline|eval)'/);
  });

  test('lets scripts in from the site, by hash, and lets wasm run', () => {
    expect(policies.page).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-x';");
  });

  test('lets styles in from the site and by hash', () => {
    expect(policies.page).toContain("style-src 'self' 'sha256-y';");
  });

  test('keeps every request on the site', () => {
    expect(policies.page).toContain("default-src 'self'");
    expect(policies.page).toContain("connect-src 'self';");
    expect(policies.page).not.toMatch(/https?:/);
  });

  test("lets the pages call the API's origin where it is another one", () => {
    expect(pagePolicy({ scripts: [], styles: [] }, 'https://api.dave.example/v1')).toContain(
      "connect-src 'self' https://api.dave.example;",
    );
  });

  test('forbids framing in headers only, for a meta element cannot', () => {
    expect(policies.page).not.toContain('frame-ancestors');
    expect(policies.header).toContain("frame-ancestors 'none'");
    expect(policies.fallback).toContain("frame-ancestors 'none'");
  });

  test('of other answers leaves scripts and styles to the page, for hosts that join headers', () => {
    expect(policies.fallback).not.toMatch(/script-src|style-src|default-src/);
    expect(policies.fallback).toContain("img-src 'self'");
  });
});

describe('a page with its policy', () => {
  test('has it right after the character set, before anything that loads', () => {
    const html = '<html><head><meta charSet="utf-8"/><link href="a.css"/></head></html>';
    expect(withPolicy(html, "default-src 'self'")).toBe(
      `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'"/><link href="a.css"/></head></html>`,
    );
  });

  test('has it first where the character set is not', () => {
    const html = '<head><script src="a.js"></script><meta charset="utf-8"></head>';
    expect(withPolicy(html, 'x')).toMatch(/^<head><meta http-equiv="Content-Security-Policy"/);
  });

  test('needs a head', () => {
    expect(() => withPolicy('<p>No head</p>', 'x')).toThrow('without <head>');
  });
});
