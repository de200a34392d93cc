import type { Plain } from '@/lib/paillier/encoding';
import { parseNumber } from '@/lib/paillier/plainNumbers';

interface QuestionWords {
  /** How it is chosen. */
  label: string;
  /** What the answer is called. */
  answer: string;
}

/** What can be asked about encrypted numbers: each is a sum with public weights. */
export const QUESTIONS = {
  sum: { label: 'The sum', answer: 'total' },
  mean: { label: 'The mean', answer: 'mean' },
  difference: { label: 'The first minus all others', answer: 'difference' },
  weighted: { label: 'A weighted sum', answer: 'weighted sum' },
} as const satisfies Record<string, QuestionWords>;

export type Question = keyof typeof QUESTIONS;
export const QUESTION_NAMES = Object.keys(QUESTIONS) as Question[];

/**
 * The public weight of each number.
 *
 * @param own the visitor's weights as typed, for the weighted sum
 * @throws Error with one sentence for the first weight that is no number
 */
export function weightsFor(question: Question, count: number, own: readonly string[]): Plain[] {
  return Array.from({ length: count }, (_, index) => {
    if (question === 'mean') return count === 1 ? 1n : 1 / count;
    if (question === 'difference') return index === 0 ? 1n : -1n;
    if (question === 'sum') return 1n;
    try {
      return parseNumber(own[index] ?? '1');
    } catch (error) {
      throw new Error(`Weight ${index + 1}: ${(error as Error).message}`);
    }
  });
}
