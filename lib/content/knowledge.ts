import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import type { Entry, Knowledge, Passage } from '@/lib/answers/knowledge';
import { quote, sentencesOf } from '@/lib/answers/quote';
import { CONTENT_ROOT } from '@/lib/content/root';
import { readArticles, type Article } from './articles';
import { ContentError } from './ContentError';
import { FACTS_FILE, parseFacts, SMALL_TALK_SUBJECT, type Fact } from './facts';

/** What knowledge is made from. */
export type KnowledgeSource = {
  /** The whole of content/facts.md. */
  facts: string;
  articles: readonly Pick<Article, 'slug' | 'title' | 'summary' | 'sections'>[];
};

/**
 * Reads content/ from disk, for a server and for whoever writes its knowledge into a file.
 *
 * @throws ContentError with one sentence that says what to do
 */
export function readKnowledge(root: string = CONTENT_ROOT): Knowledge {
  return createKnowledge({
    facts: readFacts(path.join(root, FACTS_FILE)),
    articles: readArticles(path.join(root, 'content', 'articles')),
  });
}

function readFacts(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ContentError(FACTS_FILE, null, 'the file is missing: the answers come from it');
  }
}

/** @throws ContentError with the line of the first slip in facts.md */
export function createKnowledge(source: KnowledgeSource): Knowledge {
  const { facts, ...rest } = parseFacts(source.facts, {
    name: site.name,
    email: site.links.email,
    network: site.links.network,
    code: site.links.code,
    feed: site.links.feed,
  });
  return {
    ...rest,
    entries: [
      ...facts.map(factEntry),
      ...source.articles.flatMap(articleEntries),
      ...site.ideas.unwritten.map(ideaEntry),
    ],
    passages: source.articles.flatMap(passagesOf),
  };
}

function factEntry({ question, subject, also, more, before, reply }: Fact): Entry {
  return {
    id: question,
    kind: subject === SMALL_TALK_SUBJECT ? 'small talk' : 'fact',
    subject,
    phrasings: [question, ...also],
    support: reply,
    reply,
    more,
    before,
  };
}

/** A title without a text: all that can be said is that it waits for one. */
function ideaEntry({ title }: { title: string }): Entry {
  return {
    id: `/disrupt: ${title}`,
    kind: 'article',
    subject: 'ideas',
    phrasings: [title, `article about ${title}`],
    support: '',
    reply: `“${title}” is one of the ideas at /disrupt that still wait for their text.`,
  };
}

type Source = KnowledgeSource['articles'][number];

function articleEntries(article: Source): Entry[] {
  const { slug, title, summary } = article;
  const address = `/${slug}`;
  const subject = `article ${slug}`;
  const whole: Entry = {
    id: address,
    kind: 'article',
    subject,
    phrasings: [title, `article about ${title}`, `where can I read about ${title}`],
    support: summary,
    reply: `I wrote about that in “${title}”: ${withFullStop(summary)} Read it at ${address}.`,
  };
  return [
    whole,
    ...firstOfEachHeading(passagesOf(article)).map((passage): Entry => ({
      id: `${address}#${passage.heading.id}`,
      kind: 'article',
      subject,
      phrasings: [passage.heading.text],
      support: passage.text,
      reply: quote(passage),
    })),
  ];
}

/** Every paragraph with a whole sentence below a second-level heading. */
function passagesOf({ slug, title, sections }: Source): Passage[] {
  return sections.flatMap(({ heading, blocks }) =>
    heading === null
      ? []
      : blocks
          .filter(({ kind, text }) => kind === 'paragraph' && sentencesOf(text).length > 0)
          .map(({ text }) => ({
            article: { slug, title },
            heading: { id: heading.id, text: heading.text },
            text,
          })),
  );
}

/** A section is introduced by its first paragraph. */
function firstOfEachHeading(passages: readonly Passage[]): Passage[] {
  return passages.filter(
    ({ heading }, index) =>
      passages.findIndex((other) => other.heading.id === heading.id) === index,
  );
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
