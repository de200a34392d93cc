import { EncodingError } from '@/lib/paillier/encoding';
import { encrypted, fields, opened } from './examples';

/*
 * What anyone can do to a ciphertext without the key: the same lines that let a server add.
 */

const { key } = fields;
const { n, nSquared } = key;

/** A sealed bid, under the key of the field figure. */
export const BID = { key, ciphertext: encrypted(key, 420n, 2236067977499789696n).c };

/** Multiplying by 1 + kn adds k. */
export function addToBid(k: bigint): (ciphertext: bigint) => bigint {
  return (ciphertext) => (ciphertext * (1n + k * n)) % nSquared;
}

/** Squaring doubles. */
export function doubleBid(ciphertext: bigint): bigint {
  return (ciphertext * ciphertext) % nSquared;
}

/** Multiplying by an encryption of zero changes nothing but the looks. */
export function disguiseBid(ciphertext: bigint, r: bigint): bigint {
  return (ciphertext * encrypted(key, 0n, r).c) % nSquared;
}

/** What the auctioneer, who has the key, reads. Doubled often enough, a bid lies outside the range. */
export function openBid(ciphertext: bigint): string {
  try {
    return String(opened(key, ciphertext));
  } catch (error) {
    if (error instanceof EncodingError) return 'nothing: it is too large, and refused';
    throw error;
  }
}
