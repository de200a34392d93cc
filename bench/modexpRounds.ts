import { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
import { createModularKernel } from '@/lib/paillier/kernel/modularKernel';

/** A modulus of so many bits; squares are what Paillier's ciphertexts (n^2) and their halves have. */
export type Case = { readonly modulusBits: number; readonly isSquare: boolean };

/** Milliseconds of each round. */
export type Samples = Case & { readonly wasm: number[]; readonly bigint: number[] };

/** Bits from xorshift32: every run, in Node and in the browser, computes with the same numbers. */
function someOdd(bits: number, seed: number): bigint {
  let state = seed;
  let value = 0n;
  for (let filled = 0; filled < bits; filled += 32) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    value = (value << 32n) | BigInt(state >>> 0);
  }
  // The two top bits set, as in the primes of a key: a square then has all of its bits.
  return BigInt.asUintN(bits, value) | (3n << BigInt(bits - 2)) | 1n;
}

/** Bits of the exponent: time grows with it in proportion, and short turns meet fewer interruptions. */
export const EXPONENT_BITS = 256;

/** A turn lasts about so long; a browser's clock may be cut to tenths of milliseconds. */
const TURN_MS = 3;

const WARM_UP_CALLS = 20;

/** Tells the time in milliseconds, from any start. */
export type Clock = () => number;

/**
 * Times the kernel and BigInt by turns: each round, every modulus with both.
 *
 * @param clock the page's own unless there is a better one
 * @throws when the two do not agree
 */
export function measure(
  wasm: Uint8Array<ArrayBuffer>,
  cases: readonly Case[],
  rounds: number,
  clock: Clock = () => performance.now(),
): Samples[] {
  /** Milliseconds that one call takes, over `repeats` calls. */
  const milliseconds = (act: () => void, repeats: number) => {
    const start = clock();
    for (let call = 0; call < repeats; call++) act();
    return (clock() - start) / repeats;
  };
  /** How many calls fill a turn, once the engine has compiled what it finds to be worth it. */
  const warmUp = (act: () => void) =>
    Math.max(1, Math.round(TURN_MS / Math.max(0.01, milliseconds(act, WARM_UP_CALLS))));

  const kernelPower = createModularKernel(wasm).power;
  const exponent = someOdd(EXPONENT_BITS, 17);
  const runs = cases.map((each) => {
    const modulus = each.isSquare
      ? someOdd(each.modulusBits / 2, 7) ** 2n
      : someOdd(each.modulusBits, 11);
    const base = someOdd(each.modulusBits, 13) % modulus;
    const kernel = () => kernelPower(base, exponent, modulus);
    const plain = () => bigintModularPower(base, exponent, modulus);
    if (kernel() !== plain()) throw new Error(`The two disagree at ${each.modulusBits} bits.`);
    const samples: Samples = { ...each, wasm: [], bigint: [] };
    return { kernel, plain, calls: [warmUp(kernel), warmUp(plain)] as const, samples };
  });
  for (let round = 0; round < rounds; round++) {
    for (const { kernel, plain, calls, samples } of runs) {
      samples.wasm.push(milliseconds(kernel, calls[0]));
      samples.bigint.push(milliseconds(plain, calls[1]));
    }
  }
  return runs.map(({ samples }) => samples);
}
