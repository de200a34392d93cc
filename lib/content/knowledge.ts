import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import type {
  ClassifierData,
  Entry,
  Knowledge,
  Passage,
  Replies,
  UntrainedKnowledge,
} from '@/lib/answers/knowledge';
import { findNames } from '@/lib/answers/names';
import { plainForm } from '@/lib/answers/words';
import { CONTENT_ROOT } from '@/lib/content/root';
import { type QuestionsOfSections, readArticleQuestions } from './articleQuestions';
import { type Article, readEveryArticle } from './articles';
import { factsFingerprint, readClassifier } from './classifierFile';
import { ContentError } from './ContentError';
import { type Fact, FACTS_FILE, isSameQuestion, parseFacts, SMALL_TALK_SUBJECT } from './facts';

/** What knowledge is made from. */
export type KnowledgeSource = {
  /** The whole of content/facts.md. */
  facts: string;
  /** The same for what the product itself can say. */
  productFacts: string;
  articles: readonly Pick<Article, 'slug' | 'title' | 'summary' | 'sections'>[];
  questionsOfSections?: QuestionsOfSections;
};

export const PRODUCT_FACTS_FILE = 'lib/answers/product-facts.md';

/**
 * Reads content/ and the classifier that was trained on it from disk, for a server and for whoever
 * writes its knowledge into a file.
 *
 * @throws ContentError with one sentence that says what to do
 */
export function readKnowledge(root: string = CONTENT_ROOT): Knowledge {
  const untrained = readUntrainedKnowledge(root);
  return trained(untrained, readClassifier(root, factsFingerprint(untrained)));
}

/** What answers need at run time: without what only teaches the classifier. */
export function trained(
  { entries, passages, synonyms, replies, ownerNames, names, suggestions }: UntrainedKnowledge,
  classifier: ClassifierData,
): Knowledge {
  return { entries, passages, synonyms, replies, ownerNames, names, suggestions, classifier };
}

/** @throws ContentError with one sentence that says what to do */
export function readUntrainedKnowledge(root: string = CONTENT_ROOT): UntrainedKnowledge {
  const every = readEveryArticle(path.join(root, 'content', 'articles'));
  // What nobody can read yet is not spoken of either.
  const articles = every.filter(({ draft }) => draft !== true);
  return createKnowledge({
    facts: readText(root, FACTS_FILE),
    // The product's own, whoever owns the site.
    productFacts: readText(process.cwd(), PRODUCT_FACTS_FILE),
    articles,
    questionsOfSections: readArticleQuestions(root, every),
  });
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    throw new ContentError(file, null, 'the file is missing: the answers come from it');
  }
}

/** @throws ContentError with the line of the first slip in a file of facts */
export function createKnowledge(source: KnowledgeSource): UntrainedKnowledge {
  const values = {
    name: site.name,
    email: site.links.email,
    network: site.links.network,
    code: site.links.code,
    feed: site.links.feed,
  };
  const own = parseFacts(source.facts, values);
  const product = parseFacts(source.productFacts, values, PRODUCT_FACTS_FILE);
  checkReferences(own.facts, product.facts);
  // A fact of the owner's takes the place of the product's on the same question.
  const facts = [
    ...own.facts,
    ...product.facts.filter(
      ({ question }) => !own.facts.some((fact) => isSameQuestion(fact.question, question)),
    ),
  ];
  return {
    entries: [
      ...facts.map(factEntry),
      ...source.articles.flatMap(articleEntries),
      ...site.ideas.unwritten.map(ideaEntry),
    ],
    topicsOfFacts: Object.fromEntries(facts.map(({ question, topics }) => [question, topics])),
    questionsOfSections: source.questionsOfSections ?? {},
    passages: source.articles.flatMap(passagesOf),
    synonyms: mergeSynonyms(own.synonyms, product.synonyms),
    replies: allReplies({ ...product.replies, ...own.replies }),
    ownerNames: plainForm(site.name).split(' '),
    names: findNames(own.facts.map((fact) => ({ id: fact.question, ...fact }))),
    suggestions: site.ask.suggestions,
  };
}

/** @throws ContentError where More: or Before: of the owner's names no question of either file */
function checkReferences(own: readonly Fact[], product: readonly Fact[]): void {
  const questions = new Set([...own, ...product].map(({ question }) => question));
  for (const { question, more, before } of own) {
    for (const target of [more, before]) {
      if (target !== undefined && !questions.has(target)) {
        throw new ContentError(
          FACTS_FILE,
          null,
          `“${target}”, named by “${question}”, is no question that has an answer`,
        );
      }
    }
  }
}

/** The product's groups without the words that the owner has placed otherwise. */
function mergeSynonyms(own: readonly string[][], product: readonly string[][]): string[][] {
  const placed = new Set(own.flat());
  const rest = product.map((group) => group.filter((word) => !placed.has(word)));
  return [...own, ...rest.filter((group) => group.length > 1)];
}

function allReplies(replies: Partial<Replies>): Replies {
  const { nothingAsked, nothingKnown, nearKnown, factMissing, nothingMore } = replies;
  if (!nothingAsked || !nothingKnown || !nearKnown || !factMissing || !nothingMore) {
    throw new ContentError(
      PRODUCT_FACTS_FILE,
      null,
      'a reply for when there is nothing to say is missing',
    );
  }
  return { nothingAsked, nothingKnown, nearKnown, factMissing, nothingMore };
}

function factEntry({ question, subject, also, more, before, reply, declines }: Fact): Entry {
  return {
    id: question,
    kind: subject === SMALL_TALK_SUBJECT ? 'small talk' : 'fact',
    subject,
    phrasings: [question, ...also],
    reply,
    more,
    before,
    ...(declines ? { declines } : {}),
  };
}

/** A title without a text: all that can be said is that it waits for one. */
function ideaEntry({ title }: { title: string }): Entry {
  return {
    id: `/disrupt: ${title}`,
    kind: 'article',
    subject: 'ideas',
    phrasings: [title],
    reply: `“${title}” is one of the ideas at /disrupt that still wait for their text.`,
  };
}

type Source = KnowledgeSource['articles'][number];

function articleEntries({ slug, title, summary }: Source): Entry[] {
  return [
    {
      id: `/${slug}`,
      kind: 'article',
      subject: `article ${slug}`,
      phrasings: [title],
      reply: `I wrote about that in “${title}”: ${withFullStop(summary)} Read it at /${slug}/.`,
    },
  ];
}

/** Every block that can be read, introduction included; a list and a table are read as items. */
function passagesOf({ slug, title, sections }: Source): Passage[] {
  return sections.flatMap(({ heading, blocks }) =>
    blocks
      .filter(({ kind, text }) => kind !== 'heading' && (kind !== 'other' || /[.!?]$/.test(text)))
      .map(({ kind, text }) => ({
        article: { slug, title },
        heading: { id: heading?.id ?? '', text: heading?.text ?? title },
        kind: kind === 'list' || kind === 'table' ? ('items' as const) : ('prose' as const),
        text,
      })),
  );
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
