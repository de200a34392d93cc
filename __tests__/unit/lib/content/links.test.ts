import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEveryArticle } from '@/lib/content/articles';
import { checkContent } from '@/lib/content/checkContent';
import { linkSlips } from '@/lib/content/links';

const root = mkdtempSync(path.join(tmpdir(), 'links-'));
const folder = path.join(root, 'content', 'articles');
mkdirSync(folder, { recursive: true });
mkdirSync(path.join(root, 'public'));
writeFileSync(path.join(root, 'public', 'my board.png'), '');
writeFileSync(path.join(folder, 'Harbour.JPG'), '');
afterAll(() => rmSync(root, { recursive: true }));

/** Writes an article whose text begins on line 8 (9 in a draft). */
function write(slug: string, text: string, draft = false): void {
  const lines = ['title: T', 'date: 2023-12-29', 'summary: S', 'description: D', 'order: 1'];
  if (draft) lines.push('draft: true');
  writeFileSync(path.join(folder, `${slug}.mdx`), ['---', ...lines, '---', text].join('\n'));
}
write('clocks', '');
write('half', 'See [clocks](/clocks) and [this](/half/).', true);

const slips = (text: string) => {
  write('one', text);
  return linkSlips(root, readEveryArticle(folder)).map(({ message }) => message);
};

describe('links and pictures of an article', () => {
  it.each([
    '[home](/), [contact](/contact), [list](/disrupt/), [clocks](/clocks/#tick), [ask](/?q=why)',
    '[feed](/feed.xml), [a file](/graph/graphophile.js), [below](#here), [mail](mailto:a@b.example)',
    '[elsewhere](https://example.org/nothing), [also](//example.org/nothing)',
    '![a board](/my%20board.png) ![a harbour](Harbour.JPG) ![the same](./Harbour.JPG "At noon")',
    '`[code](/nowhere)`',
  ])('are left in peace where they lead somewhere: %s', (text) => {
    expect(slips(text)).toEqual([]);
  });

  it.each([
    ['a [page](/contakt)', '“/contakt” leads to no page of this site'],
    ['a [page](/clock/#tick)', '“/clock/#tick” leads to no page of this site'],
    ['a [page][1]\n\n[1]: /nowhere', '“/nowhere” leads to no page of this site'],
    ['a ![board](/board.png)', 'there is no picture public/board.png'],
    ['a ![board](board.png)', 'there is no picture content/articles/board.png'],
    [
      'a ![board](../site.ts)',
      '“../site.ts” leaves the articles’ folder: put the file beside the text',
    ],
    [
      'a ![film](film.mp4)',
      '“film.mp4” is no picture that pages can show: save it as JPEG, PNG or SVG',
    ],
    [
      'a ![far](https://example.org/a.png)',
      '“https://example.org/a.png” lies on another site, and pages ask no other: put the file beside the text',
    ],
    [
      'a ![ ](Harbour.JPG)',
      'say between the brackets what the picture “Harbour.JPG” shows, for those who cannot see it',
    ],
    ['a [draft](/half)', '“/half” leads to a draft, which nobody can read'],
  ])('are named with file and line where they do not: %j', (text, sentence) => {
    const line = text.includes('\n') ? 10 : 8;
    expect(slips(text)).toEqual([`content/articles/one.mdx:${line}: ${sentence}.`]);
  });

  it('stop a build, all at once', () => {
    writeFileSync(path.join(root, 'content', 'site.ts'), '');
    writeFileSync(path.join(root, 'content', 'facts.md'), '## A\n### B?\nC.\n');
    write('one', '[a](/nowhere)\n\n![b](/nothing.png)\n\nFrom $5 to \\nosuch$ and more');
    const slips = [
      'content/articles/one.mdx:8: “/nowhere” leads to no page of this site.',
      'content/articles/one.mdx:10: there is no picture public/nothing.png.',
      'content/articles/one.mdx:12: the formula “5 to \\nosuch” cannot be read',
    ];
    for (const slip of slips) expect(() => checkContent(root)).toThrow(slip);
    write('one', '[a](/clocks)');
    expect(checkContent(root)).toMatch(/can be asked for\.$/);
  });
});
