import { bitLength, exactSquareRoot } from '@/lib/paillier/arithmetic';
import type { KernelInstance, NumberRoom } from '@/lib/paillier/kernel/kernelInstance';
import { LIMB_BITS, readLimbs, writeLimbs } from '@/lib/paillier/kernel/limbs';

/** What the kernel needs to know of one modulus, and how numbers below it lie in its rooms. */
export type PreparedModulus = {
  use(kernel: KernelInstance): void;
  /** Writes a number, 0 or more and below the modulus. */
  write(room: NumberRoom, value: bigint): void;
  /** Reads a number; it may be the modulus or above. */
  read(room: NumberRoom): bigint;
};

/** The kernel sums rows in fours, and Montgomery's form wants three bits above the modulus. */
const LIMBS_PER_STEP = 4;
const SPARE_BITS = 3;

function limbCount(modulus: bigint): number {
  const bits = bitLength(modulus) + SPARE_BITS;
  return LIMBS_PER_STEP * Math.ceil(bits / (LIMBS_PER_STEP * LIMB_BITS));
}

function radixSquared(limbs: number, modulus: bigint): bigint {
  return (1n << BigInt(2 * LIMB_BITS * limbs)) % modulus;
}

/** Numbers modulo any m lie there as they are. */
function prepareWhole(modulus: bigint): PreparedModulus {
  const limbs = limbCount(modulus);
  const square = radixSquared(limbs, modulus);
  const write = (room: NumberRoom, value: bigint) => writeLimbs(room.whole, value);
  return {
    use(kernel) {
      kernel.clearRooms();
      writeLimbs(kernel.modulus, modulus);
      write(kernel.radixSquared, square);
      kernel.useModulus(limbs);
    },
    write,
    read: (room) => readLimbs(room.whole.subarray(0, limbs)),
  };
}

/** Numbers modulo n^2 lie there as x0 + x1 n (wasm/paillier/pair.ts). */
function preparePair(root: bigint): PreparedModulus {
  const limbs = limbCount(root);
  const square = radixSquared(limbs, root * root);
  const write = (room: NumberRoom, value: bigint) => {
    writeLimbs(room.whole.subarray(0, limbs), value % root);
    writeLimbs(room.upper.subarray(0, limbs), value / root);
  };
  return {
    use(kernel) {
      kernel.clearRooms();
      writeLimbs(kernel.modulus, root);
      write(kernel.radixSquared, square);
      kernel.useSquaredModulus(limbs);
    },
    write,
    read: (room) =>
      readLimbs(room.whole.subarray(0, limbs)) + root * readLimbs(room.upper.subarray(0, limbs)),
  };
}

/**
 * Works out once what every power modulo one number needs.
 *
 * @param modulus odd, and no longer than the kernel takes
 */
export function prepareModulus(modulus: bigint): PreparedModulus {
  const root = exactSquareRoot(modulus);
  return root === undefined ? prepareWhole(modulus) : preparePair(root);
}
