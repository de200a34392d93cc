import { site } from '@/content/site';
import { parseFacts, SMALL_TALK_SUBJECT, type Facts } from '@/server/answer/facts';
import { passagesOf, quote, type Passage } from '@/server/answer/passages';

/** What answers are made from, as plain data: it can be read from disk or bundled. */
export type KnowledgeSource = {
  /** content/facts.md */
  facts: string;
  articles: readonly KnowledgeArticle[];
};

/** What of an article the answers need. */
export type KnowledgeArticle = {
  slug: string;
  title: string;
  summary: string;
  body: string;
  headings: readonly { id: string; text: string }[];
};

/** One thing that can be said. */
export type Entry = {
  /** A fact's question, or an article's address. */
  id: string;
  kind: 'fact' | 'small talk' | 'article';
  subject: string;
  /** Ways of asking for it. */
  phrasings: string[];
  /** Further words that speak for it. */
  support: string;
  reply: string;
  more?: string;
  before?: string;
};

export type Knowledge = Omit<Facts, 'facts'> & { entries: Entry[]; passages: Passage[] };

/** @throws FactsError with the line of the first slip in facts.md */
export function createKnowledge(source: KnowledgeSource): Knowledge {
  const { facts, ...rest } = parseFacts(source.facts, {
    name: site.name,
    email: site.links.email,
    network: site.links.network,
    code: site.links.code,
    feed: site.links.feed,
  });
  const entries = facts.map((fact): Entry => ({
    id: fact.question,
    kind: fact.subject === SMALL_TALK_SUBJECT ? 'small talk' : 'fact',
    subject: fact.subject,
    phrasings: [fact.question, ...fact.also],
    support: fact.reply,
    reply: fact.reply,
    more: fact.more,
    before: fact.before,
  }));
  const written = source.articles.flatMap(articleEntries);
  return {
    ...rest,
    entries: [...entries, ...written, ...site.ideas.unwritten.map(ideaEntry)],
    passages: source.articles.flatMap(passagesOf),
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

function articleEntries(article: KnowledgeArticle): Entry[] {
  const address = `/${article.slug}`;
  const subject = `article ${article.slug}`;
  const whole: Entry = {
    id: address,
    kind: 'article',
    subject,
    phrasings: [
      article.title,
      `article about ${article.title}`,
      `where can I read about ${article.title}`,
    ],
    support: article.summary,
    reply: `I wrote about that in “${article.title}”: ${withFullStop(article.summary)} Read it at ${address}.`,
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
