import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArticle, readEveryArticle } from '@/lib/content/articles';
import { addressOf } from '@/scripts/owner/address';
import { writeNewArticle } from '@/scripts/owner/newArticle';
import { newProject } from './project';

const project = newProject();
afterAll(project.remove);

const DATE = '2026-11-22';

describe('npm run new -- article', () => {
  it.each([
    ['A graph: “drawn” by itself', 'a-graph-drawn-by-itself'],
    ['Łódź — dlaczego? Żółw!', 'lodz-dlaczego-zolw'],
    ['L’été de l’œuvre, it’s here', 'lete-de-loeuvre-its-here'],
    ['Straße 7 & Ærø', 'strasse-7-aero'],
    ['東京', ''],
  ])('makes of the title %s the address “%s”', (title, address) => {
    expect(addressOf(title)).toBe(address);
  });

  it('writes a draft that passes the checks, with the title as it was given, last in the list', () => {
    const title = `Why “Łódź: the city’s "boat"” # isn't one`;
    const file = writeNewArticle(project.root, { title, date: DATE });
    expect(file).toBe(path.join('content', 'articles', 'why-lodz-the-citys-boat-isnt-one.mdx'));
    const article = parseArticle(path.basename(file), project.read(file));
    expect(article).toMatchObject({ title, date: DATE, order: 3, draft: true });
    expect(article.text).toMatch(/^Replace this paragraph by your first/);
    const articles = readEveryArticle(path.join(project.root, 'content', 'articles'));
    expect(articles.at(-1)?.title).toBe(title);
  });

  it('begins the list where there is no article, not even a folder', () => {
    const empty = newProject();
    empty.remove();
    const file = writeNewArticle(empty.root, { title: 'First', date: DATE });
    expect(parseArticle('first.mdx', empty.read(file)).order).toBe(1);
    empty.remove();
  });

  it.each([
    ['without a title', { title: '  ' }, 'Give the article a title'],
    ['whose title has no Latin letter', { title: '東京' }, 'add one, as in --slug my-article.'],
    ['that is there already', { title: 'Homomorphic' }, 'homomorphic.mdx is there already'],
    ['by the name of a page', { title: 'Contact' }, 'the address /contact/ is the site’s own.'],
    ['with a broken address', { title: 'A', slug: '../a b' }, 'name the file with small letters'],
    ['on a day that is none', { title: 'A', date: '2026-02-30' }, '“date: 2026-02-30” is no date'],
  ])('refuses an article %s in one sentence, and writes nothing', (_, wish, sentence) => {
    expect(() => writeNewArticle(project.root, { date: DATE, ...wish })).toThrow(sentence);
    const name = `${wish.title.toLowerCase()}.mdx`;
    expect(existsSync(path.join(project.root, 'content', 'articles', name))).toBe(
      name === 'homomorphic.mdx',
    );
  });
});
