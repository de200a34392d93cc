import { bitLength } from '@/lib/paillier/arithmetic';
import { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
import {
  createModularKernel,
  KERNEL_MODULUS_BITS,
  type ModularArithmetic,
} from '@/lib/paillier/kernel/modularKernel';
import { bigintRunningProduct } from '@/lib/paillier/kernel/runningProduct';

/** Arithmetic over BigInt: modulo any number from 1 up, odd or even, of any size. */
const bigintArithmetic: ModularArithmetic = {
  power: bigintModularPower,
  startProduct: bigintRunningProduct,
};

/** Primes of 1,279 and 607 ones: the second is squared, so that pairs are asked for too. */
const CHECKED_MODULI = [(1n << 1279n) - 1n, ((1n << 607n) - 1n) ** 2n];
const CHECKED_EXPONENT = (1n << 131n) - 11n;

function answersCorrectly({ power }: ModularArithmetic): boolean {
  return CHECKED_MODULI.every((modulus) => {
    const base = modulus / 3n;
    const answer = bigintModularPower(base, CHECKED_EXPONENT, modulus);
    return power(base, CHECKED_EXPONENT, modulus) === answer;
  });
}

/** Sends moduli that the kernel cannot take the way of BigInt. */
function withFallback(kernel: ModularArithmetic): ModularArithmetic {
  const arithmeticFor = (modulus: bigint) =>
    modulus % 2n === 0n || bitLength(modulus) > KERNEL_MODULUS_BITS ? bigintArithmetic : kernel;
  return {
    power: (base, exponent, modulus) => arithmeticFor(modulus).power(base, exponent, modulus),
    startProduct: (modulus) => arithmeticFor(modulus).startProduct(modulus),
  };
}

/** Takes any modulus from 1 up. */
export type LoadedArithmetic = ModularArithmetic & { readonly engine: 'wasm' | 'bigint' };

/**
 * The fastest modular arithmetic that this place has: the kernel, or BigInt where it cannot be
 * fetched, where there is no WebAssembly SIMD, or where it gives a wrong answer. Never rejects.
 *
 * @param fetchBytes gets the bytes of modular_power.wasm
 */
export async function loadModularArithmetic(
  fetchBytes: () => Promise<BufferSource>,
): Promise<LoadedArithmetic> {
  try {
    const kernel = createModularKernel(await WebAssembly.compile(await fetchBytes()));
    if (answersCorrectly(kernel)) return { ...withFallback(kernel), engine: 'wasm' };
  } catch {
    // Whatever the reason, the sums can still be done, only slower.
  }
  return { ...bigintArithmetic, engine: 'bigint' };
}
