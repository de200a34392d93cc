import { followUp } from './followUp';
import type { Entry, Knowledge, Question } from './knowledge';
import { createPassageSearch } from './passages';
import { createSearch, type Match, type Search } from './search';

/** What was found for a question: the entries that answer it, and those that are near. */
export type Finding = {
  /** Empty where nothing answers it. */
  answers: Entry[];
  reply: string;
};

/** Below these, a likeness is taken for chance, and the answer is that we do not know. */
const MIN_SCORE = 0.52;
const MIN_COVERAGE = 0.6;
/** A part of a question that says this much cannot be passed over by a friendly hello. */
const MIN_CONTENT = 0.6;
/** What a question is at most split into, and how many of its parts are answered. */
const MAX_PARTS_READ = 5;
const MAX_PARTS_ANSWERED = 2;
const QUESTIONS_OFFERED = 3;
const MAX_MATCHES_READ = 6;

const GREETING =
  /^(?:(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|dear|ok|okay|so|well|thanks|thank you|cool|great|nice|(?:just )?(?:a |one )?(?:quick )?question)\b[\s,!.]*(?:there|dave|you)?\b[\s,!.:–-]*)+(?=\S)/i;

/** Answers from content/ alone, without a network: the words are the owner's own. */
export type Embedded = {
  answer: (question: Question) => { by: 'embedded'; text: string };
  find: (question: Question) => Finding;
  /** The entries nearest to a question, for a language model to word its reply from. */
  near: (question: Question, count: number) => Entry[];
};

/** @param knowledge what can be said */
export function createEmbedded(knowledge: Knowledge): Embedded {
  const search = createSearch(knowledge);
  const passageFor = createPassageSearch(knowledge.passages, knowledge.synonyms);

  function find(question: Question): Finding {
    const asked = search.read(question.prompt);
    if (!asked.order) {
      return { answers: [], reply: offer(knowledge.nothingAsked, defaultQuestions(knowledge)) };
    }
    const continued = followUp(question, asked, knowledge, search, isSure);
    const certain = continued ?? search.named(asked);
    if (certain) return { answers: [certain], reply: certain.reply };

    const matches = search.find(asked, MAX_MATCHES_READ);
    const answers = answersTo(question.prompt, matches[0], search);
    if (answers.length > 0) {
      return { answers, reply: answers.map((entry) => entry.reply).join(' ') };
    }
    const passage = passageFor(question.prompt);
    if (passage) return { answers: [passage], reply: passage.reply };
    return { answers, reply: offer(knowledge.nothingKnown, nearQuestions(matches, knowledge)) };
  }

  return {
    find,
    near(question, count) {
      const found = find(question).answers;
      const text = `${question.prompt} ${question.previous?.prompt ?? ''}`;
      const others = search
        .find(search.read(text), count + found.length)
        .map(({ entry }) => entry)
        .filter((entry) => entry.kind !== 'small talk' && !found.includes(entry));
      return [...found, ...others].slice(0, count);
    },
    answer: (question) => ({ by: 'embedded', text: find(question).reply }),
  };
}

/** True where a match is no chance. */
export function isSure(match: Match | undefined): match is Match {
  return match !== undefined && match.score >= MIN_SCORE && match.coverage >= MIN_COVERAGE;
}

function answersTo(prompt: string, whole: Match | undefined, search: Search): Entry[] {
  // One sentence is its own only part, whatever stands at its end.
  const split = partsOf(prompt);
  const parts = split.length === 1 && prompt.startsWith(split[0] ?? '') ? [prompt] : split;
  const found = parts.map((part) => {
    if (part === prompt) return { match: whole, says: MIN_CONTENT };
    const read = search.read(part);
    return { match: search.find(read, 1)[0], says: search.content(read) };
  });
  const sure = found.flatMap(({ match }) => (isSure(match) ? [match] : []));
  const serious = sure.filter(({ entry }) => entry.kind !== 'small talk');

  const entries = [...new Set(serious.map(({ entry }) => entry))].slice(0, MAX_PARTS_ANSWERED);
  if (entries.length > 1) return entries;
  const [best] = serious;
  if (best) return isSure(whole) && whole.score > best.score ? [whole.entry] : [best.entry];
  if (isSure(whole) && whole.entry.kind !== 'small talk') return [whole.entry];

  const isPassedOver = found.some(({ match, says }) => !isSure(match) && says >= MIN_CONTENT);
  if (isPassedOver) return [];
  const [small] = sure;
  if (small) return [small.entry];
  return isSure(whole) ? [whole.entry] : [];
}

/** A question's sentences, without the greeting before them. */
function partsOf(prompt: string): string[] {
  const parts = prompt
    .split(/[.?!;\n]+(?=\s|$)|,?\s+and\s+(?=(?:what|where|who|how|why|when|which|do|are|can)\b)/i)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.slice(0, MAX_PARTS_READ).map((part) => part.replace(GREETING, ''));
}

/** The first question of each subject: an owner puts the most important first. */
function defaultQuestions(knowledge: Knowledge): string[] {
  const subjects = new Map<string, string>();
  for (const { kind, subject, id } of knowledge.entries) {
    if (kind === 'fact' && !subjects.has(subject)) subjects.set(subject, id);
  }
  return [...subjects.values()].slice(0, QUESTIONS_OFFERED);
}

function nearQuestions(matches: readonly Match[], knowledge: Knowledge): string[] {
  const near = matches
    .filter(({ entry, coverage }) => entry.kind === 'fact' && coverage >= MIN_COVERAGE / 2)
    .map(({ entry }) => entry.id);
  return [...new Set([...near, ...defaultQuestions(knowledge)])].slice(0, QUESTIONS_OFFERED);
}

function offer(reply: string, questions: readonly string[]): string {
  const quoted = questions.map((question) => `“${question}”`);
  const last = quoted.pop() ?? '';
  return reply.replace('{questions}', quoted.length ? `${quoted.join(', ')} or ${last}` : last);
}
