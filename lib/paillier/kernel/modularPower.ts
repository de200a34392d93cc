import { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
import { exponentDigits } from '@/lib/paillier/kernel/exponentWindow';
import { instantiateKernel, type KernelInstance } from '@/lib/paillier/kernel/kernelInstance';
import { LIMB_BITS, bitLength, readLimbs, writeLimbs } from '@/lib/paillier/kernel/limbs';
import { ModularPowerError, refuseUndefinedPower } from '@/lib/paillier/kernel/modularPowerError';

export { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
export {
  ModularPowerError,
  type ModularPowerErrorCode,
} from '@/lib/paillier/kernel/modularPowerError';

/** base^exponent mod modulus, from 0 to modulus - 1. The base may be any integer. */
export type ModularPower = (base: bigint, exponent: bigint, modulus: bigint) => bigint;

/** The largest modulus that the kernel takes: the square of a 4,096-bit key. */
export const KERNEL_MODULUS_BITS = 8192;

/** The kernel sums rows in fours, and Montgomery's form wants two bits above the modulus. */
const LIMBS_A_STEP = 4;
const SPARE_BITS = 2;

function limbCount(modulus: bigint): number {
  const bits = bitLength(modulus) + SPARE_BITS;
  return LIMBS_A_STEP * Math.ceil(bits / (LIMBS_A_STEP * LIMB_BITS));
}

function refuseUnfitModulus(modulus: bigint): void {
  if (modulus % 2n === 0n) {
    throw new ModularPowerError('even-modulus', 'The kernel computes modulo odd numbers only.');
  }
  const bits = bitLength(modulus);
  if (bits > KERNEL_MODULUS_BITS) {
    throw new ModularPowerError(
      'modulus-too-large',
      `The modulus has ${bits} bits: the kernel takes ${KERNEL_MODULUS_BITS} at most.`,
    );
  }
}

/** Hands the exponent over digit by digit, as many at once as the kernel has room for. */
function raise(kernel: KernelInstance, exponent: bigint): void {
  const { windowBits, digits } = exponentDigits(exponent);
  kernel.startPower(windowBits, digits[0] ?? 0);
  for (let from = 1; from < digits.length; from += kernel.digits.length) {
    const part = digits.subarray(from, from + kernel.digits.length);
    kernel.digits.set(part);
    kernel.continuePower(part.length);
  }
  kernel.finishPower();
}

/**
 * Modular exponentiation by the WebAssembly kernel of wasm/paillier. Synchronous: one at 6,144 bits
 * takes long enough to be felt, so call it in a Worker. Not constant in time.
 *
 * @param wasm the bytes of modular_power.wasm, or a module compiled from them
 * @returns a function for odd moduli of up to 8,192 bits; it throws ModularPowerError (even-modulus,
 * modulus-too-large, modulus-not-positive, negative-exponent) for what it cannot do
 */
export function createModularPower(wasm: BufferSource | WebAssembly.Module): ModularPower {
  const kernel = instantiateKernel(wasm);
  let current = 0n;
  let limbs = 0;

  function use(modulus: bigint): void {
    if (modulus === current) return;
    limbs = limbCount(modulus);
    writeLimbs(kernel.modulus, modulus);
    writeLimbs(kernel.radixSquared, (1n << BigInt(2 * LIMB_BITS * limbs)) % modulus);
    kernel.useModulus(limbs);
    current = modulus;
  }

  return (base, exponent, modulus) => {
    refuseUndefinedPower(exponent, modulus);
    refuseUnfitModulus(modulus);
    use(modulus);
    const remainder = base % modulus;
    writeLimbs(kernel.base, remainder < 0n ? remainder + modulus : remainder);
    raise(kernel, exponent);
    const power = readLimbs(kernel.result.subarray(0, limbs));
    return power === modulus ? 0n : power;
  };
}

export type LoadedModularPower = {
  /** Takes any modulus from 1 up: those that the kernel cannot take go the way of BigInt. */
  readonly modularPower: ModularPower;
  readonly engine: 'wasm' | 'bigint';
};

/** A question whose answer both engines must give: a prime of 1,279 ones in a row for a modulus. */
const CHECK = { base: 3n, exponent: (1n << 131n) - 11n, modulus: (1n << 1279n) - 1n };

function answersCorrectly(modularPower: ModularPower): boolean {
  const { base, exponent, modulus } = CHECK;
  return (
    modularPower(base, exponent, modulus) === bigintModularPower(base, exponent, modulus) &&
    modularPower(base, modulus - 1n, modulus) === 1n
  );
}

/**
 * The fastest modular exponentiation that this place has: the kernel, or BigInt where it cannot be
 * fetched, where there is no WebAssembly SIMD, or where it gives a wrong answer. Never rejects.
 *
 * @param fetchBytes gets the bytes of modular_power.wasm
 */
export async function loadModularPower(
  fetchBytes: () => Promise<BufferSource>,
): Promise<LoadedModularPower> {
  try {
    const kernelPower = createModularPower(await WebAssembly.compile(await fetchBytes()));
    if (answersCorrectly(kernelPower)) {
      const modularPower: ModularPower = (base, exponent, modulus) =>
        modulus % 2n === 0n || bitLength(modulus) > KERNEL_MODULUS_BITS
          ? bigintModularPower(base, exponent, modulus)
          : kernelPower(base, exponent, modulus);
      return { modularPower, engine: 'wasm' };
    }
  } catch {
    // Whatever the reason, the sums can still be done, only slower.
  }
  return { modularPower: bigintModularPower, engine: 'bigint' };
}
