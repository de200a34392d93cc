import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArticleQuestions, readArticleQuestions } from '@/lib/content/articleQuestions';
import { parseArticle } from '@/lib/content/articles';

const ARTICLE = parseArticle(
  'clocks.mdx',
  [
    '---',
    'title: Clocks',
    'date: 2023-12-29',
    'summary: Clocks.',
    'description: Clocks.',
    'order: 1',
    '---',
    'Before 1656 a good clock lost a quarter of an hour a day.',
    '## The escapement',
    'It lets one tooth pass.',
    '### Its sound',
    'It ticks.',
  ].join('\n\n'),
);
const FILE = 'content/questions/clocks.md';

describe('the questions that an owner writes for an article', () => {
  it('belong to the section whose heading they stand under, and to the introduction above all', () => {
    const text =
      '- how bad were old clocks\n\n## The escapement\n\n- what lets go\n### Its sound\n* why tick';
    expect(parseArticleQuestions(FILE, text, ARTICLE)).toEqual({
      '/clocks/': ['how bad were old clocks'],
      '/clocks/#the-escapement': ['what lets go'],
      '/clocks/#its-sound': ['why tick'],
    });
  });

  it('of a draft are checked, and asked of nobody', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'questions-'));
    mkdirSync(path.join(root, 'content', 'questions'), { recursive: true });
    const file = path.join(root, FILE);
    writeFileSync(file, '- why tick');
    expect(readArticleQuestions(root, [ARTICLE])).toEqual({ '/clocks/': ['why tick'] });
    expect(readArticleQuestions(root, [{ ...ARTICLE, draft: true }])).toEqual({});
    writeFileSync(file, '## The pendulum');
    expect(() => readArticleQuestions(root, [{ ...ARTICLE, draft: true }])).toThrow('The pendulum');
    rmSync(root, { recursive: true });
  });

  it('name file and line where the article has no such heading', () => {
    expect(() => parseArticleQuestions(FILE, '- a\n## The pendulum', ARTICLE)).toThrow(
      'content/questions/clocks.md:2: the article has no heading “The pendulum”.',
    );
  });

  it('need no file, and a file needs an article', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'questions-'));
    try {
      expect(readArticleQuestions(root, [ARTICLE])).toEqual({});
      mkdirSync(path.join(root, 'content', 'questions'), { recursive: true });
      writeFileSync(path.join(root, 'content', 'questions', 'klocks.md'), '- a\n');
      expect(() => readArticleQuestions(root, [ARTICLE])).toThrow('there is no article');
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
