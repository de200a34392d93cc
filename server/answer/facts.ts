/** One thing that Dave can say, and how people ask for it. */
export type Fact = {
  /** The question, which is also what follow-ups and tests know it by. */
  question: string;
  subject: string;
  also: string[];
  /** The question that answers "tell me more", and the one that answers "and before that?". */
  more?: string;
  before?: string;
  reply: string;
};

/** content/facts.md, parsed and checked. */
export type Facts = {
  facts: Fact[];
  /** Groups of words and phrases that mean the same. */
  synonyms: string[][];
  /** Replies to an empty question, and to one that has no answer; each holds {questions}. */
  nothingAsked: string;
  nothingKnown: string;
};

/** A slip in facts.md. Its message is one sentence that names file and line. */
export class FactsError extends Error {
  override name = 'FactsError';
}

/** A reply is typed at 20 characters a second: 500 are 25 seconds, as long as anyone watches. */
const REPLY_LIMIT_CHARACTERS = 500;

const SYNONYMS_HEADING = 'Words that mean the same';
const SPECIAL_HEADING = 'When there is nothing to say';
export const SMALL_TALK_SUBJECT = 'Small talk';
const NOTHING_ASKED = 'Nothing was asked';
const NOTHING_KNOWN = 'Nothing is known';
const FIELD = /^(Also|More|Before):\s*(.*)$/;

type Draft = Fact & { line: number; fieldLines: Map<string, number> };

/**
 * Parses facts.md, whose head describes its form.
 *
 * @param values what the placeholders stand for, such as { email: 'hello@dave.example' }
 * @throws FactsError for the first slip, with its line
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
    const { question, line, reply } = draft;
    const twin = byQuestion.get(question);
    if (twin) fail(line, `“${question}” is already answered at line ${twin.line}`);
    byQuestion.set(question, draft);
    if (!reply) fail(line, `“${question}” has no reply`);
    if (reply.length > REPLY_LIMIT_CHARACTERS) {
      fail(
        line,
        `the reply to “${question}” has ${reply.length} characters; at most ${REPLY_LIMIT_CHARACTERS} are read with pleasure`,
      );
    }
    if (reply.includes('{questions}')) {
      fail(line, `only the replies below “${SPECIAL_HEADING}” may hold {questions}`);
    }
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
  throw new FactsError(`content/facts.md:${line}: ${sentence}.`);
}
