import { z } from 'zod';
import type { Knowledge } from '@/lib/answers/knowledge';
import { typos } from '@/lib/answers/spellings';
import { ContentError } from './ContentError';

export const FACTS_FILE = 'content/facts.md';

/** A reply is typed at 20 characters a second: 500 are 25 seconds, as long as anyone watches. */
const MAX_REPLY_CHARACTERS = 500;

const FACT = z.object({
  /** Also what follow-ups and tests know the fact by. */
  question: z.string().min(1, 'a ### question has no words'),
  subject: z.string(),
  also: z.array(z.string()),
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

/** content/facts.md, parsed and checked. */
export type Facts = Pick<Knowledge, 'synonyms' | 'nothingAsked' | 'nothingKnown'> & {
  facts: Fact[];
};

const SYNONYMS_HEADING = 'Words that mean the same';
const SPECIAL_HEADING = 'When there is nothing to say';
export const SMALL_TALK_SUBJECT = 'Small talk';
const NOTHING_ASKED = 'Nothing was asked';
const NOTHING_KNOWN = 'Nothing is known';
const FIELDS = ['Also', 'More', 'Before'] as const;
const FIELD = /^(Also|More|Before):\s*(.*)$/;
/** One short word and a colon at the head of a line: a field, or a field misspelt. */
const LIKE_A_FIELD = /^(\p{L}{3,7})\s?:/u;

type Draft = Fact & { line: number; fieldLines: Map<string, number> };

/**
 * Parses facts.md, whose head describes its form.
 *
 * @param values what the placeholders stand for, such as { email: 'hello@dave.example' }
 * @throws ContentError for the first slip, with its line
 */
export function parseFacts(markdown: string, values: Readonly<Record<string, string>>): Facts {
  const drafts: Draft[] = [];
  const special = new Map<string, Draft>();
  const synonyms: string[][] = [];
  let subject = '';
  let draft: Draft | null = null;

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
        reply: '',
        line,
        fieldLines: new Map(),
      };
      if (subject === SPECIAL_HEADING) special.set(draft.question, draft);
      else drafts.push(draft);
    } else if (heading && subject) {
      fail(line, 'only ## subjects and ### questions are read');
    } else if (text && subject === SYNONYMS_HEADING) {
      synonyms.push(synonymGroup(text, line, synonyms));
    } else if (text && subject) {
      if (!draft) fail(line, `this text belongs to no ### question`);
      readLine(draft, text, line, values);
    }
  });

  checkDrafts(drafts);
  return {
    facts: drafts.map(({ line: _line, fieldLines: _fieldLines, ...fact }) => fact),
    synonyms,
    nothingAsked: specialReply(special, NOTHING_ASKED, lines.length),
    nothingKnown: specialReply(special, NOTHING_KNOWN, lines.length),
  };
}

function readLine(
  draft: Draft,
  text: string,
  line: number,
  values: Readonly<Record<string, string>>,
): void {
  const [, field, value = ''] = FIELD.exec(text) ?? [];
  if (!field) {
    const meant = draft.reply ? undefined : misspeltField(text);
    if (meant) fail(line, `“${text.split(':')[0]}:” is no field: write “${meant}:”`);
    const said = withValues(text, line, values);
    draft.reply = draft.reply ? `${draft.reply} ${said}` : said;
    return;
  }
  if (draft.reply) fail(line, `“${field}:” stands after the reply: put it above`);
  if (!value) fail(line, `“${field}:” is empty: fill it or take it out`);
  draft.fieldLines.set(field, line);
  if (field === 'Also')
    draft.also.push(
      ...value
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean),
    );
  else if (field === 'More') draft.more = value;
  else draft.before = value;
}

/** The field that a line begins with but for a slip: "also:", "Aslo:", "Befor:". */
function misspeltField(text: string): string | undefined {
  const [, word] = LIKE_A_FIELD.exec(text) ?? [];
  if (word === undefined) return undefined;
  return FIELDS.find((field) => typos(word.toLowerCase(), field.toLowerCase(), 2) < 2);
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
  for (const { more, before, fieldLines } of drafts) {
    for (const [field, target] of [
      ['More', more],
      ['Before', before],
    ] as const) {
      if (target !== undefined && !byQuestion.has(target)) {
        fail(fieldLines.get(field) ?? 1, `“${field}: ${target}” names no question of this file`);
      }
    }
  }
}

function specialReply(special: ReadonlyMap<string, Draft>, name: string, lastLine: number): string {
  const draft = special.get(name);
  if (!draft?.reply) {
    return fail(
      draft?.line ?? lastLine,
      `“### ${name}” with its reply is missing below “## ${SPECIAL_HEADING}”`,
    );
  }
  if (!draft.reply.includes('{questions}')) {
    fail(draft.line, `the reply to “${name}” does not say where {questions} go`);
  }
  return draft.reply;
}

function fail(line: number, sentence: string): never {
  throw new ContentError(FACTS_FILE, line, sentence);
}
