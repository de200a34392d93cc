import { z } from 'zod';
import type { Embedded } from '@/lib/answers/embedded';
import type { Entry, Question } from '@/lib/answers/knowledge';

export const KINDS = ['plain', 'reworded', 'article', 'unknown', 'followup', 'odd'] as const;

/** A question and what answers it: the heading of a fact, or of a section of an article. */
export const CASE = z.object({
  kind: z.enum(KINDS),
  question: z.string(),
  /** Any of these is right; none where nothing answers it. */
  expect: z.array(z.string()),
  article: z.string().optional(),
  /** What was asked before, in its order. */
  before: z.array(z.string()).optional(),
  /** True where admitting is right as well. */
  admit: z.boolean().optional(),
});

export type Case = z.infer<typeof CASE>;

export type Verdict = {
  case: Case;
  /** Headings of what was answered; empty where it was admitted that nothing is known. */
  answered: string[];
  offers: string[];
  isAdmitted: boolean;
  isRight: boolean;
  /** Right, or among the questions that were offered. */
  isNear: boolean;
};

/** Asks one question as a page would, with what was asked before it. */
export function judge(embedded: Embedded, one: Case): Verdict {
  let previous: Question['previous'];
  for (const prompt of one.before ?? []) {
    previous = { prompt, reply: embedded.find({ prompt, previous }).reply };
  }
  const { answers, offers } = embedded.find({ prompt: one.question, previous });
  // A friendly word is no claim: to a provocation it is as good as admitting.
  const isAdmitted =
    answers.length === 0 ||
    answers.every(
      ({ declines, kind }) => declines || (one.kind === 'odd' && kind === 'small talk'),
    );
  const answered = answers.flatMap(headingsOf);
  const isExpected = answered.some((heading) => one.expect.includes(heading));
  const mayAdmit = one.kind === 'unknown' || one.admit === true || one.expect.length === 0;
  const isRight = isExpected || (mayAdmit && isAdmitted);
  // An offer is as good as what is said when it is pressed.
  const isOffered = offers.some((offer) =>
    embedded
      .find({ prompt: offer })
      .answers.flatMap(headingsOf)
      .some((heading) => one.expect.includes(heading)),
  );
  return { case: one, answered, offers, isAdmitted, isRight, isNear: isRight || isOffered };
}

/**
 * What an answer may be known by: its question or address, a section's heading, an article's title.
 * An article as a whole is known by the address of its introduction too.
 */
function headingsOf({ id, kind, phrasings }: Entry): string[] {
  if (kind !== 'article') return [id];
  const address = id.replace(/\/?(#.*)?$/, '');
  return [id, address, ...(id === address ? [`${id}/`] : []), phrasings[0] ?? ''];
}

export type Row = { kind: string; asked: number; right: number; wrong: number; near: number };

/** How many of each kind were right, wrong (answered by something else), and right or offered. */
export function tableOf(verdicts: readonly Verdict[]): Row[] {
  return KINDS.map((kind) => {
    const all = verdicts.filter((verdict) => verdict.case.kind === kind);
    return {
      kind,
      asked: all.length,
      right: all.filter(({ isRight }) => isRight).length,
      wrong: all.filter(({ isRight, isAdmitted }) => !isRight && !isAdmitted).length,
      near: all.filter(({ isNear }) => isNear).length,
    };
  }).filter(({ asked }) => asked > 0);
}
