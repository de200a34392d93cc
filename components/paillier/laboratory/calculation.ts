import type { Plain } from '@/lib/paillier/encoding';
import { formatNumber, javaScriptSum } from '@/lib/paillier/plainNumbers';
import type { Question } from './questions';

/** Longer calculations are cut in the middle. */
const MAX_TERMS = 6;

/** A negative number in brackets, so that no two signs meet. */
function term(value: Plain): string {
  const text = formatNumber(value);
  return text.startsWith('−') ? `(${text})` : text;
}

function joined(terms: readonly string[], sign: string): string {
  if (terms.length <= MAX_TERMS) return terms.join(` ${sign} `);
  return [...terms.slice(0, 3), '…', terms.at(-1)].join(` ${sign} `);
}

/** How the answer is worked out where everything is in the open, such as “3 + 4 + 5”. */
export function calculation(
  question: Question,
  numbers: readonly Plain[],
  weights: readonly Plain[],
): string {
  const terms = numbers.map(term);
  if (question === 'difference') return joined(terms, '−');
  if (question === 'weighted') {
    return joined(
      terms.map((text, index) => `${text} × ${term(weights[index] ?? 1n)}`),
      '+',
    );
  }
  const sum = joined(terms, '+');
  return question === 'mean' ? `(${sum}) × ${term(weights[0] ?? 1n)}` : sum;
}

/** A whole result comes as bigint and a decimal one as number; 2 and 2.0 are the same. */
export function isSameNumber(a: Plain, b: Plain): boolean {
  return a <= b && a >= b;
}

/** JavaScript's own sum, where it is not the exact one; null where it is. */
export function javaScriptDiffers(numbers: readonly Plain[], exact: Plain): number | null {
  if (numbers.every((number) => typeof number === 'bigint')) return null;
  const sum = javaScriptSum(numbers);
  return isSameNumber(sum, exact) ? null : sum;
}

/** Longer results are cut: they have as many digits as a key. */
const MAX_RESULT_LENGTH = 120;

/** A result as the page shows it. */
export function formatResult(value: Plain): string {
  const text = formatNumber(value);
  if (text.length <= MAX_RESULT_LENGTH) return text;
  return `${text.slice(0, 20)}… (${text.replace(/\D/g, '').length} digits)`;
}
