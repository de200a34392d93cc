import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { differences, fingerprint } from '@/scripts/export/compare';
import { finishExport } from '@/scripts/export/finish';

const SETTINGS = { basePath: '/site', apiHost: '' };
const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><script>a()</script></body></html>';
/** As React writes the scripts of a page. */
const ASYNC_SCRIPTS = ['plain', 'mapped'].map(
  (name) => `<script src="/site/_next/static/chunks/${name}.js" async=""></script>`,
);
const PRELOADS = [
  '<link rel="preload" as="script" fetchPriority="low" href="/site/_next/static/chunks/plain.js"/>',
  '<link rel="preload" href="/site/_next/static/media/plain.woff2" as="font" crossorigin=""/>',
];
const STYLES = '.point { border-radius: 50% }\n'.repeat(100);

const folders: string[] = [];

/** A small export as `next build` leaves it. */
function exportedFolder(): string {
  const out = mkdtempSync(path.join(tmpdir(), 'export-'));
  folders.push(out);
  const files: Record<string, string> = {
    'index.html': PAGE,
    'privacy/index.html': PAGE.replace('</head>', `${PRELOADS.join('')}</head>`).replace(
      '</body>',
      `${ASYNC_SCRIPTS.join('')}</body>`,
    ),
    '_next/static/chunks/plain.js': 'plain()',
    '_next/static/chunks/mapped.js': 'mapped()\n//# sourceMappingURL=mapped.js.map',
    'contact/index.html': PAGE.replace('a()', 'b()'),
    '404.html': PAGE,
    '_next/static/media/head.worker.0abc.ts': 'const secret = 1;',
    '_next/static/media/sum.worker.tsx': 'const secret = 2;',
    '_next/static/chunks/head.worker.js': 'kept()',
    '_next/static/chunks/empty.js.map': '{"version":3,"sources":[],"sections":[]}',
    '_next/static/chunks/full.js.map': '{"version":3,"sources":["a.ts"],"mappings":"AAAA"}',
    '_next/static/chunks/a.css': STYLES,
    'og/home.png': 'x'.repeat(2000),
    'small.txt': 'small',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), content);
  }
  return out;
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

describe('a finished export', () => {
  let out: string;
  const has = (file: string) => existsSync(path.join(out, file));
  const text = (file: string) => readFileSync(path.join(out, file), 'utf8');

  beforeAll(async () => {
    out = exportedFolder();
    await finishExport(out, SETTINGS);
  });

  test('publishes no source of a worker, but its bundle', () => {
    expect(has('_next/static/media/head.worker.0abc.ts')).toBe(false);
    expect(has('_next/static/media/sum.worker.tsx')).toBe(false);
    expect(has('_next/static/chunks/head.worker.js')).toBe(true);
  });

  test('publishes no source map that maps nothing, but one that an owner turned on', () => {
    expect(has('_next/static/chunks/empty.js.map')).toBe(false);
    expect(has('_next/static/chunks/full.js.map')).toBe(true);
  });

  test('leaves the scripts in the order that Next gave them', () => {
    expect(text('privacy/index.html')).toContain(
      '<script src="/site/_next/static/chunks/plain.js" async=""></script>',
    );
    expect(text('_next/static/chunks/plain.js')).toBe('plain()');
  });

  test('has in every page the policy that its own scripts need', () => {
    const hashOf = (file: string) => /'sha256-[^']+'/.exec(text(file))?.[0];
    expect(hashOf('index.html')).toBeDefined();
    expect(hashOf('contact/index.html')).not.toBe(hashOf('index.html'));
    expect(text('404.html')).toContain('Content-Security-Policy');
  });

  test('says in _headers the same policy for the same page', () => {
    const [, policy] = /\n\/site\/contact\/\n {2}Content-Security-Policy: (.*)/.exec(
      text('_headers'),
    )!;
    const [, inPage] = /content="([^"]*)"/.exec(text('contact/index.html'))!;
    expect(policy).toBe(`${inPage}; frame-ancestors 'none'`);
    expect(text('_headers')).toMatch(/\n\/site\/\n {2}Content-Security-Policy/);
  });

  test('shows folders that begin with an underscore on GitHub Pages', () => {
    expect(has('.nojekyll')).toBe(true);
  });

  test('has compressed copies of what is worth it, with the same content', () => {
    const css = '_next/static/chunks/a.css';
    expect(brotliDecompressSync(readFileSync(path.join(out, `${css}.br`))).toString()).toBe(STYLES);
    expect(gunzipSync(readFileSync(path.join(out, `${css}.gz`))).toString()).toBe(STYLES);
    expect(has('small.txt.br')).toBe(false);
    expect(has('og/home.png.gz')).toBe(false);
  });

  test('compresses the page with its policy in it', async () => {
    const long = exportedFolder();
    const page = path.join(long, 'index.html');
    writeFileSync(page, PAGE + ' '.repeat(2000));
    await finishExport(long, SETTINGS);
    expect(brotliDecompressSync(readFileSync(`${page}.br`)).equals(readFileSync(page))).toBe(true);
  });

  test('is the same bytes when made twice', async () => {
    const again = exportedFolder();
    await finishExport(again, SETTINGS);
    expect(differences(fingerprint(out), fingerprint(again))).toEqual([]);
  });
});

describe('the comparison of two exports', () => {
  test('names what differs, what is missing and what is new', () => {
    const first = new Map([
      ['same', '1'],
      ['changed', '1'],
      ['gone', '1'],
    ]);
    const second = new Map([
      ['same', '1'],
      ['changed', '2'],
      ['new', '1'],
    ]);
    expect(differences(first, second)).toEqual(['changed', 'gone', 'new']);
  });
});
