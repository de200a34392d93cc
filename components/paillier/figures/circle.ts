import { mod } from '@/lib/paillier/arithmetic';
import { maxInteger } from '@/lib/paillier/encoding';

/*
 * The whole numbers modulo n on a circle: the lower third read as positive, the upper as negative,
 * the middle left empty so that an overflow is seen.
 */

/** The key of the worked example. */
export const CIRCLE_N = 143n;
export const LARGEST = Number(maxInteger(CIRCLE_N));

/** What a sum becomes on the circle. */
export type Landing = {
  /** Where it lands, 0 to n - 1. */
  place: number;
  /** What is read there; null where it is refused. */
  read: number | null;
};

/** Where the true sum lands, and what it is taken for. */
export function landingOf(sum: number): Landing {
  const n = Number(CIRCLE_N);
  const place = Number(mod(BigInt(sum), CIRCLE_N));
  if (place <= LARGEST) return { place, read: place };
  if (place >= n - LARGEST) return { place, read: place - n };
  return { place, read: null };
}
