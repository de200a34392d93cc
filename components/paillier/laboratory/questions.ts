import type { Plain } from '@/lib/paillier/encoding';
import { parseNumber } from '@/lib/paillier/plainNumbers';

/** What can be asked about locked numbers: each is a sum with public weights. */
export const QUESTIONS = {
  sum: 'The sum',
  mean: 'The mean',
  difference: 'The first minus all others',
  weighted: 'A weighted sum',
} as const;

export type Question = keyof typeof QUESTIONS;

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
