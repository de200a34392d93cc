import { z } from 'zod';
import type { Replies } from '@/lib/answers/knowledge';
import { plainForm } from '@/lib/answers/words';
import { typographic } from '@/lib/typography';
import { ContentError } from './ContentError';

export const FACTS_FILE = 'content/facts.md';

/** A reply is typed at 20 characters a second: 500 are 25 seconds, as long as anyone watches. */
const MAX_REPLY_CHARACTERS = 500;

const FACT = z.object({
  /** Also what follow-ups and tests know the fact by. */
  question: z.string().min(1, 'a ### question has no words'),
  subject: z.string(),
  also: z.array(z.string()),
  /** Ids of topics that the reply answers, beside the one that its question finds by itself. */
  topics: z.array(z.string()),
  /** True where the reply says that something is not answered. */
  declines: z.boolean(),
  /** The question that answers "tell me more", and the one that answers "and before that?". */
  more: z.string().optional(),
  before: z.string().optional(),
  reply: z
    .string()
    .min(1, '{question} has no reply')
    .max(MAX_REPLY_CHARACTERS, {
      error: ({ input }) =>
        `the reply to {question} has ${String(input).length} characters; at most ${MAX_REPLY_CHARACTERS} are read with pleasure`,
    })
    .refine((reply) => !reply.includes('{questions}'), {
      error: 'only the replies below “When there is nothing to say” may hold {questions}',
    }),
});

/** One thing that the owner can say, and how people ask for it. */
export type Fact = z.infer<typeof FACT>;

/** A file of facts, parsed and checked. */
export type Facts = {
  facts: Fact[];
  /** Groups of words that mean the same. */
  synonyms: string[][];
  /** The replies for when there is nothing to say, as far as the file has them. */
  replies: Partial<Replies>;
};

const SYNONYMS_HEADING = 'Words that mean the same';
const SPECIAL_HEADING = 'When there is nothing to say';
export const SMALL_TALK_SUBJECT = 'Small talk';
/** What the replies of the last subject are called, each with its wordings. */
const SPECIAL_REPLIES: Readonly<Record<string, keyof Replies>> = {
  'Nothing was asked': 'nothingAsked',
  'Nothing is known': 'nothingKnown',
  'Something near is known': 'nearKnown',
  'A fact is missing': 'factMissing',
  'Nothing more is known': 'nothingMore',
};
const FIELDS = ['Also', 'Topic', 'More', 'Before', 'Declines'] as const;
const FIELD = /^(Also|Topic|More|Before|Declines):\s*(.*)$/;
/** One short word and a colon at the head of a line: a field, or a field misspelt. */
const LIKE_A_FIELD = /^(\p{L}{3,9})\s?:/u;

type Draft = Fact & { line: number; paragraphs: string[] };

/**
 * Parses a file of facts; the head of content/facts.md describes the form.
 *
 * @param values what the placeholders stand for, such as { email: 'hello@dave.example' }
 * @param file its name, for the sentence that says what is wrong
 * @throws ContentError for the first slip, with its line
 */
export function parseFacts(
  markdown: string,
  values: Readonly<Record<string, string>>,
  file: string = FACTS_FILE,
): Facts {
  try {
    return parse(markdown, values);
  } catch (error) {
    if (error instanceof Slip) throw new ContentError(file, error.line, error.message);
    throw error;
  }
}

/** A slip before it is known which file it stands in. */
class Slip extends Error {
  constructor(
    readonly line: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

function parse(markdown: string, values: Readonly<Record<string, string>>): Facts {
  const drafts: Draft[] = [];
  const special = new Map<string, Draft>();
  const synonyms: string[][] = [];
  let subject = '';
  let draft: Draft | null = null;

  let isAfterGap = true;
  const lines = markdown.replace(/^\uFEFF/, '').split(/\r?\n/);
  lines.forEach((raw, index) => {
    const line = index + 1;
    const text = raw.trim();
    const heading = /^(#{1,6})\s+(.*)$/.exec(text);
    if (heading?.[1] === '##') {
      subject = heading[2] ?? '';
      draft = null;
    } else if (heading?.[1] === '###') {
      if (!subject) fail(line, 'a ### question stands before the first ## subject');
      if (subject === SYNONYMS_HEADING) fail(line, 'the list of synonyms holds no ### questions');
      draft = {
        question: heading[2] ?? '',
        subject,
        also: [],
        topics: [],
        declines: false,
        reply: '',
        line,
        paragraphs: [],
      };
      if (subject === SPECIAL_HEADING) special.set(draft.question, draft);
      else drafts.push(draft);
    } else if (heading && subject) {
      fail(line, 'only ## subjects and ### questions are read');
    } else if (text && subject === SYNONYMS_HEADING) {
      synonyms.push(synonymGroup(text, line, synonyms));
    } else if (text && subject) {
      if (!draft) fail(line, `this text belongs to no ### question`);
      readLine(draft, text, line, isAfterGap, values);
    }
    isAfterGap = text === '';
  });

  checkDrafts(drafts);
  return {
    facts: drafts.map(({ line: _line, paragraphs: _paragraphs, ...fact }) => fact),
    synonyms,
    replies: specialReplies(special),
  };
}

function readLine(
  draft: Draft,
  text: string,
  line: number,
  isAfterGap: boolean,
  values: Readonly<Record<string, string>>,
): void {
  const [, field, value = ''] = FIELD.exec(text) ?? [];
  if (!field) {
    const meant = draft.reply ? undefined : misspeltField(text);
    if (meant) fail(line, `“${text.split(':')[0]}:” is no field: write “${meant}:”`);
    const said = typographic(withValues(text, line, values));
    draft.reply = draft.reply ? `${draft.reply} ${said}` : said;
    const paragraph = isAfterGap ? undefined : draft.paragraphs.pop();
    draft.paragraphs.push(paragraph === undefined ? said : `${paragraph} ${said}`);
    return;
  }
  if (draft.reply) fail(line, `“${field}:” stands after the reply: put it above`);
  if (!value) fail(line, `“${field}:” is empty: fill it or take it out`);
  if (field === 'Also') draft.also.push(...listed(value, '|'));
  else if (field === 'Topic') draft.topics.push(...listed(value, ','));
  else if (field === 'Declines') {
    if (value !== 'yes') fail(line, 'write “Declines: yes”, or take the line out');
    draft.declines = true;
  } else if (field === 'More') draft.more = value;
  else draft.before = value;
}

function listed(value: string, separator: string): string[] {
  return value
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The field that a line begins with but for a slip: "also:", "Aslo:", "Befor:". */
function misspeltField(text: string): string | undefined {
  const [, word] = LIKE_A_FIELD.exec(text) ?? [];
  if (word === undefined) return undefined;
  return FIELDS.find((field) => isOneSlipFrom(word.toLowerCase(), field.toLowerCase()));
}

/** The same word, or one letter missing, too many, wrong, or swapped with its neighbour. */
function isOneSlipFrom(word: string, meant: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  const [rest, wanted] = [word.slice(start), meant.slice(start)];
  return (
    rest === wanted ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  );
}

function withValues(text: string, line: number, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (name === 'questions') return whole;
    const value = values[name];
    if (value !== undefined) return value;
    const known = Object.keys(values).map((key) => `{${key}}`);
    return fail(line, `nothing is known as ${whole}: there are ${known.join(', ')}`);
  });
}

function synonymGroup(text: string, line: number, before: readonly string[][]): string[] {
  const group = /^[-*]\s+(.*)$/
    .exec(text)?.[1]
    ?.toLowerCase()
    .split(',')
    .map((word) => word.trim());
  if (!group) return fail(line, 'write each group of synonyms as “- one, another”');
  if (group.length < 2 || group.includes(''))
    fail(line, 'a group of synonyms needs two words or more');
  const twice = group.find((word) => before.some((other) => other.includes(word)));
  if (twice)
    fail(line, `“${twice}” already stands in another group: a word can have one meaning here`);
  return group;
}

function checkDrafts(drafts: readonly Draft[]): void {
  const byQuestion = new Map<string, Draft>();
  for (const draft of drafts) {
    const { question, line } = draft;
    const twin = byQuestion.get(question);
    if (twin) fail(line, `“${question}” is already answered at line ${twin.line}`);
    byQuestion.set(question, draft);
    const [issue] = FACT.safeParse(draft).error?.issues ?? [];
    if (issue) fail(line, issue.message.replace('{question}', `“${question}”`));
  }
  if (drafts.length === 0) fail(1, 'there is no fact: begin one with ### below a ## subject');
}

function specialReplies(special: ReadonlyMap<string, Draft>): Partial<Replies> {
  const replies: Partial<Replies> = {};
  for (const [name, { line, paragraphs }] of special) {
    const key = SPECIAL_REPLIES[name];
    if (!key) {
      const known = Object.keys(SPECIAL_REPLIES).map((one) => `“${one}”`);
      return fail(line, `“${name}” is no occasion for a reply: there are ${known.join(', ')}`);
    }
    if (paragraphs.length === 0) fail(line, `“${name}” has no reply`);
    if (paragraphs.some((paragraph) => !paragraph.includes('{questions}'))) {
      fail(line, `a reply to “${name}” does not say where {questions} go`);
    }
    replies[key] = paragraphs;
  }
  return replies;
}

function fail(line: number, sentence: string): never {
  throw new Slip(line, sentence);
}

/** Whether two questions are the same words. */
export function isSameQuestion(one: string, other: string): boolean {
  return plainForm(one) === plainForm(other);
}
