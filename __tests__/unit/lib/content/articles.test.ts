import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArticle, readArticles, readEveryArticle } from '@/lib/content/articles';

const FIXTURES = path.join(__dirname, '..', '..', '..', 'fixtures', 'articles');
const FRONTMATTER = ['title: T', 'date: 2023-12-29', 'summary: S', 'description: D', 'order: 1'];

const article = (lines: string[], body = '') =>
  parseArticle('some-name.mdx', ['---', ...lines, '---', body].join('\n'));

/** The frontmatter with one line replaced; without a replacement the line is left out. */
const changed = (key: string, ...lines: string[]) =>
  FRONTMATTER.flatMap((line) => (line.startsWith(`${key}:`) ? lines : [line]));

describe('articles', () => {
  const articles = readArticles(FIXTURES);
  const second = articles[1];

  it('are read from their folder in their order', () => {
    expect(articles.map(({ slug }) => slug)).toEqual(['first', 'second-one']);
  });

  it('have their frontmatter, folded lines included', () => {
    expect(second).toMatchObject({
      title: 'The second one',
      date: '2023-12-29',
      summary: 'A short text over two lines.',
      description: 'What search engines show.',
      order: 2,
    });
    expect(articles[0]).toMatchObject({ title: 'The first: one', date: '2024-02-29' });
  });

  it('list their second-level headings with the ids that the page gives them', () => {
    expect(second?.headings).toEqual([
      { id: 'a-heading-with-code-and-a-link', text: 'A heading with code and a link' },
      { id: 'twice', text: 'Twice' },
      { id: 'twice-1', text: 'Twice' },
    ]);
  });

  it('give their text without markup, code blocks, components and comments', () => {
    expect(second?.text).toBe(
      [
        'Some words before the first heading: one, two, three.',
        'A heading with code and a link',
        'Text with bold, italic and code().',
        'A third-level heading',
        'Twice',
        'a b 1 2',
        'Twice',
        'The end.',
        'A note.',
      ].join('\n\n'),
    );
  });

  it('count their words, and a minute for each 238, at least one', () => {
    expect(articles[0]).toMatchObject({ words: 2, minutes: 1 });
    const long = article(FRONTMATTER, 'word '.repeat(1_190));
    expect(long).toMatchObject({ words: 1_190, minutes: 5 });
  });

  it('are read by sections: introduction, paragraphs, lists, tables and the text of components', () => {
    const { sections } = article(
      FRONTMATTER,
      [
        '',
        'An introduction.',
        '## One',
        'It is <b>n<sup>2</sup></b> {/* unseen */}at most, or $n \\log n$.',
        '',
        '- first',
        '- second',
        '',
        '> Said once.',
        '',
        '<Note>',
        '  Inside a *component*.',
        '</Note>',
        '',
        '| a | b |',
        '| - | - |',
        '| 1 | 2 |',
      ].join('\n'),
    );
    expect(sections).toEqual([
      { heading: null, blocks: [{ kind: 'paragraph', text: 'An introduction.', line: 9 }] },
      {
        heading: { id: 'one', text: 'One', depth: 2, line: 10 },
        blocks: [
          { kind: 'paragraph', text: 'It is n2 at most, or n log n.', line: 11 },
          { kind: 'list', text: 'first', line: 13 },
          { kind: 'list', text: 'second', line: 14 },
          { kind: 'quotation', text: 'Said once.', line: 16 },
          { kind: 'other', text: 'Inside a component.', line: 18 },
          { kind: 'table', text: '1: b 2', line: 24 },
        ],
      },
    ]);
  });

  it('are read with the numbers that their components measure', () => {
    const { text } = article(FRONTMATTER, 'A step takes <Measured of="step1k" /> here.');
    expect(text).toMatch(/^A step takes [\d.]+ ms here\.$/);
  });

  it('are read alike with the line ends of any system', () => {
    const lines = ['---', ...FRONTMATTER, '---', '## One', 'Two', ''];
    const windows = parseArticle('a.mdx', `\uFEFF${lines.join('\r\n')}`);
    expect(windows).toEqual(parseArticle('a.mdx', lines.join('\n')));
  });

  it('are none where the folder is missing or empty', () => {
    expect(readArticles(path.join(FIXTURES, 'nowhere'))).toEqual([]);
  });

  it.each([
    ['no frontmatter', '## Text', ':1: begin the file with frontmatter between two lines of ---.'],
    ['an unclosed frontmatter', '---\ntitle: T\n', ':1: begin the file with frontmatter'],
  ])('with %s are refused with file and line', (_, source, message) => {
    expect(() => parseArticle('some-name.mdx', source)).toThrow(
      `content/articles/some-name.mdx${message}`,
    );
  });

  it.each([
    ['no title', changed('title'), ':1: the frontmatter needs “title:” with some text.'],
    ['an empty title', changed('title', 'title:'), ':2: the frontmatter needs “title:”'],
    [
      'a title that is no text',
      changed('title', 'title: [1]'),
      ':2: the frontmatter needs “title:”',
    ],
    ['no summary', changed('summary'), ':1: the frontmatter needs “summary:” with some text.'],
    [
      'a day that is none',
      changed('date', 'date: 2023-02-30'),
      ':3: “date: 2023-02-30” is no date',
    ],
    [
      'another way of dates',
      changed('date', 'date: 29-12-2023'),
      ':3: “date: 29-12-2023” is no date',
    ],
    ['an order in words', changed('order', 'order: first'), ':6: the frontmatter needs “order:”'],
    [
      'a line that nobody reads',
      [...FRONTMATTER, 'sumary: S'],
      ':7: the frontmatter knows no “sumary:”: there are title,',
    ],
    [
      'a picture that nobody can draw',
      [...FRONTMATTER, 'picture: cat'],
      ':7: “picture:” is one of mark, head, sphere, sealed-box',
    ],
    ['broken YAML', changed('summary', 'summary: S: T'), ':4: the frontmatter is not valid YAML ('],
  ])('with %s are refused with file and line', (_, lines, message) => {
    expect(() => article(lines)).toThrow(`content/articles/some-name.mdx${message}`);
  });

  it('that are drafts are shown while the site is worked on, and left out of what is built', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'drafts-'));
    const text = (...lines: string[]) =>
      ['---', ...FRONTMATTER, ...lines, '---', 'Text'].join('\n');
    writeFileSync(path.join(folder, 'done.mdx'), text());
    writeFileSync(path.join(folder, 'half.mdx'), text('draft: true'));
    const slugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug);
    expect(slugs(readArticles(folder))).toEqual(['done']);
    expect(slugs(readEveryArticle(folder))).toEqual(['done', 'half']);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(slugs(readArticles(folder))).toEqual(['done', 'half']);
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
    expect(() => article([...FRONTMATTER, 'draft: soon'])).toThrow(
      'content/articles/some-name.mdx:7: write “draft: true”, or take the line out.',
    );
  });

  it('with a first-level heading are refused: the page has one already', () => {
    expect(() => article(FRONTMATTER, '\nText\n\n# Title')).toThrow(
      'content/articles/some-name.mdx:11: begin headings at ##',
    );
  });

  it('with a component that is never closed are refused with its line', () => {
    expect(() => article(FRONTMATTER, 'Text\n\n<Figure')).toThrow(
      /^content\/articles\/some-name\.mdx:\d+: the text cannot be read \(.*[^.]\)\.$/,
    );
  });

  it.each([
    ['Some Name.mdx', 'name the file with small letters'],
    ['contact.mdx', 'name the file otherwise: the address /contact/ is the site’s own'],
    ['og.mdx', 'name the file otherwise: the address /og/ is the site’s own'],
    ['notes.md', 'name the file notes.mdx: articles end in .mdx'],
  ])('in a file with the name %s are refused', (file, sentence) => {
    expect(() => parseArticle(file, '')).toThrow(`content/articles/${file}:1: ${sentence}`);
  });
});
