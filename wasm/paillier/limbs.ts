/**
 * How a large number lies in memory: limbs of 28 bits, least significant first, each in a 32-bit
 * word of its own. Two limbs multiply to 56 bits, so a 64-bit column takes 256 such products before
 * it could overflow, and carries wait until a whole product has been summed.
 */
export const LIMB_BITS: i32 = 28;
export const LIMB_MASK: u32 = (1 << 28) - 1;

/** Rows of a product are summed four at a time, so every number has a multiple of four limbs. */
export const ROWS: i32 = 4;

/**
 * 296 limbs hold 8,288 bits: a modulus of 8,192, the three bits more that Montgomery's form wants
 * (see montgomery.ts and pair.ts), and what whole rows leave over.
 */
export const LIMB_CAPACITY: i32 = 296;

/** Products that a column may hold before its carries have to move: 256, less room for those. */
export const COLUMN_TERMS: i32 = 250;

/** @returns the address of limb `index` of the number at `number`. */
export function limb(number: usize, index: i32): usize {
  return number + <usize>(index << 2);
}

export function copyLimbs(destination: usize, source: usize, limbs: i32): void {
  const end = limb(source, limbs);
  do {
    v128.store(destination, v128.load(source));
    source += 16;
    destination += 16;
  } while (source < end);
}
