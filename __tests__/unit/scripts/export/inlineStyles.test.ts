import { withInlineStyles } from '@/scripts/export/inlineStyles';

const FILES: Record<string, string> = {
  '/site/_next/static/chunks/a.css': '@font-face{src:url(../media/face.woff2)}',
  '/site/_next/static/chunks/b.css': "p{background:url(data:image/png;base64,AA)url('c.svg')}",
};
const readStyles = (href: string) => FILES[href] ?? '';
const link = (name: string) =>
  `<link rel="stylesheet" href="/site/_next/static/chunks/${name}.css" data-precedence="next"/>`;

describe('a page with its styles', () => {
  const page = `<html><head>${link('a')}<title>T</title>${link('b')}</head><body><p>Text</p></body></html>`;

  test('carries them where the first was linked, every address resolved', () => {
    expect(withInlineStyles(page, readStyles)).toContain(
      '<head><style>@font-face{src:url(/site/_next/static/media/face.woff2)}\n' +
        "p{background:url(data:image/png;base64,AA)url('/site/_next/static/chunks/c.svg')}</style><title>",
    );
  });

  test('links the files at its end, where nothing waits for them and none wins over another', () => {
    const inert = (name: string) => link(name).replace('<link', '<link media="not all"');
    expect(withInlineStyles(page, readStyles)).toMatch(
      new RegExp(`<p>Text</p>${inert('a')}${inert('b')}</body></html>$`),
    );
  });

  test('finds a link whatever the order of its attributes', () => {
    const dynamic =
      '<link href="/site/_next/static/chunks/b.css" rel="stylesheet" data-precedence="dynamic"/>';
    expect(withInlineStyles(`<head>${dynamic}</head><body></body>`, readStyles)).toBe(
      `<head><style>${FILES['/site/_next/static/chunks/b.css']!.replace('c.svg', '/site/_next/static/chunks/c.svg')}</style></head><body>${dynamic.replace('<link', '<link media="not all"')}</body>`,
    );
  });

  test('is the page itself where it links none', () => {
    expect(withInlineStyles('<body>No styles</body>', readStyles)).toBe('<body>No styles</body>');
  });

  test('takes no style sheet that would end the element', () => {
    expect(() => withInlineStyles(page, () => 'p::after{content:"</style>"}')).toThrow('</style');
  });
});
