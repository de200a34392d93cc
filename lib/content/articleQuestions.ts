import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Article } from './articles';
import { ContentError } from './ContentError';

/** Ways of asking for each section of an article, by the section's address. */
export type QuestionsOfSections = Record<string, string[]>;

/** Where an owner may write how visitors ask for what an article tells: one file an article. */
const QUESTIONS_FOLDER = path.join('content', 'questions');

type Asked = Pick<Article, 'slug' | 'sections' | 'draft'>;

/**
 * Reads content/questions: headings as in the article, and under each a list of questions. What
 * stands above the first heading asks for the introduction. An article needs no such file, and nobody asks
 * for a draft.
 *
 * @param root the folder in which content/ stands
 * @throws ContentError where a file belongs to no article, or a heading to no section of it
 */
export function readArticleQuestions(
  root: string,
  articles: readonly Asked[],
): QuestionsOfSections {
  const folder = path.join(root, QUESTIONS_FOLDER);
  if (!existsSync(folder)) return {};
  const questions: QuestionsOfSections = {};
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.md'))) {
    const article = articles.find(({ slug }) => `${slug}.md` === name);
    const file = path.join(QUESTIONS_FOLDER, name);
    if (!article) throw new ContentError(file, null, 'there is no article of this name');
    const asked = parseArticleQuestions(
      file,
      readFileSync(path.join(folder, name), 'utf8'),
      article,
    );
    if (article.draft !== true) Object.assign(questions, asked);
  }
  return questions;
}

/** @throws ContentError with the line of a heading that the article does not have */
export function parseArticleQuestions(
  file: string,
  text: string,
  { slug, sections }: Asked,
): QuestionsOfSections {
  const questions: QuestionsOfSections = {};
  let address = `/${slug}/`;
  text.split(/\r?\n/).forEach((line, index) => {
    const [, heading] = /^#{2,3} +(.+?) *$/.exec(line) ?? [];
    const [, question] = /^[-*] +(.+?) *$/.exec(line) ?? [];
    if (heading !== undefined) {
      const section = sections.find((one) => one.heading?.text === heading);
      if (!section?.heading) {
        throw new ContentError(file, index + 1, `the article has no heading “${heading}”`);
      }
      address = `/${slug}/#${section.heading.id}`;
    }
    if (question !== undefined) (questions[address] ??= []).push(question);
  });
  return questions;
}
