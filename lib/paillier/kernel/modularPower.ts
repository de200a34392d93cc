import { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
import { exponentDigits } from '@/lib/paillier/kernel/exponentWindow';
import { instantiateKernel, type KernelInstance } from '@/lib/paillier/kernel/kernelInstance';
import { bitLength } from '@/lib/paillier/kernel/limbs';
import { ModularPowerError, refuseUndefinedPower } from '@/lib/paillier/kernel/modularPowerError';
import { prepareModulus, type PreparedModulus } from '@/lib/paillier/kernel/preparedModulus';

export { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
export {
  ModularPowerError,
  type ModularPowerErrorCode,
} from '@/lib/paillier/kernel/modularPowerError';

/** base^exponent mod modulus, from 0 to modulus - 1. The base may be any integer. */
export type ModularPower = (base: bigint, exponent: bigint, modulus: bigint) => bigint;

/** The largest modulus that the kernel takes: the square of a 4,096-bit key. */
export const KERNEL_MODULUS_BITS = 8192;

/** A key's owner goes to and fro between n^2, p^2 and q^2. */
const KEPT_MODULI = 4;

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
 * takes long enough to be felt, so call it in a Worker. Not constant in time. Moduli that are
 * squares, as all of Paillier's ciphertexts have, are recognised and take little over half the time.
 *
 * @param wasm the bytes of modular_power.wasm, or a module compiled from them
 * @returns a function for odd moduli of up to 8,192 bits; it throws ModularPowerError (even-modulus,
 * modulus-too-large, modulus-not-positive, negative-exponent) for what it cannot do
 */
export function createModularPower(wasm: BufferSource | WebAssembly.Module): ModularPower {
  const kernel = instantiateKernel(wasm);
  const recent = new Map<bigint, PreparedModulus>();
  let current: PreparedModulus | undefined;

  function prepared(modulus: bigint): PreparedModulus {
    const known = recent.get(modulus);
    if (known) return known;
    const fresh = prepareModulus(modulus);
    const [oldest] = recent.keys();
    if (oldest !== undefined && recent.size >= KEPT_MODULI) recent.delete(oldest);
    recent.set(modulus, fresh);
    return fresh;
  }

  return (base, exponent, modulus) => {
    refuseUndefinedPower(exponent, modulus);
    refuseUnfitModulus(modulus);
    const wanted = prepared(modulus);
    if (wanted !== current) wanted.use(kernel);
    current = wanted;
    const remainder = base % modulus;
    wanted.write(kernel.base, remainder < 0n ? remainder + modulus : remainder);
    raise(kernel, exponent);
    return wanted.read(kernel.result) % modulus;
  };
}

export type LoadedModularPower = {
  /** Takes any modulus from 1 up: those that the kernel cannot take go the way of BigInt. */
  readonly modularPower: ModularPower;
  readonly engine: 'wasm' | 'bigint';
};

/** Primes of 1,279 and 607 ones: the second is squared, so that pairs are asked for too. */
const CHECKED_MODULI = [(1n << 1279n) - 1n, ((1n << 607n) - 1n) ** 2n];
const CHECKED_EXPONENT = (1n << 131n) - 11n;

function answersCorrectly(modularPower: ModularPower): boolean {
  return CHECKED_MODULI.every((modulus) => {
    const base = modulus / 3n;
    const answer = bigintModularPower(base, CHECKED_EXPONENT, modulus);
    return modularPower(base, CHECKED_EXPONENT, modulus) === answer;
  });
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
