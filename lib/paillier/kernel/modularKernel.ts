import { bitLength } from '@/lib/paillier/arithmetic';
import { exponentDigits } from '@/lib/paillier/kernel/exponentWindow';
import { instantiateKernel, type KernelInstance } from '@/lib/paillier/kernel/kernelInstance';
import {
  ModularPowerError,
  refuseModulusBelowOne,
  refuseUndefinedPower,
} from '@/lib/paillier/kernel/modularPowerError';
import { type PreparedModulus, prepareModulus } from '@/lib/paillier/kernel/preparedModulus';
import type { StartProduct } from '@/lib/paillier/kernel/runningProduct';

/** base^exponent mod modulus, from 0 to modulus - 1. The base may be any integer. */
export type ModularPower = (base: bigint, exponent: bigint, modulus: bigint) => bigint;

/** What can be done modulo a number. */
export type ModularArithmetic = {
  readonly power: ModularPower;
  /** Products may run side by side, and powers be taken in between. */
  readonly startProduct: StartProduct;
};

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
  kernel.finish();
}

/** Keeps what was worked out for the moduli that were asked for last. */
function createModulusMemory(): (modulus: bigint) => PreparedModulus {
  const recent = new Map<bigint, PreparedModulus>();
  return (modulus) => {
    const known = recent.get(modulus);
    if (known) return known;
    const fresh = prepareModulus(modulus);
    const [oldest] = recent.keys();
    if (oldest !== undefined && recent.size >= KEPT_MODULI) recent.delete(oldest);
    recent.set(modulus, fresh);
    return fresh;
  };
}

/**
 * Modular arithmetic by the WebAssembly kernel of wasm/paillier. Synchronous: a power at 6,144 bits
 * takes long enough to be felt, so call it in a Worker. Not constant in time. Moduli that are
 * squares, as all of Paillier's ciphertexts have, are recognised and take little over half the time.
 *
 * @param wasm the bytes of modular_power.wasm, or a module compiled from them
 * @returns functions for odd moduli of up to 8,192 bits; they throw ModularPowerError (even-modulus,
 * modulus-too-large, modulus-not-positive, negative-exponent) for what they cannot do
 */
export function createModularKernel(wasm: BufferSource | WebAssembly.Module): ModularArithmetic {
  const kernel = instantiateKernel(wasm);
  const prepared = createModulusMemory();
  let current: PreparedModulus | undefined;
  /** Keeps for its owner what lies in the kernel's one room for a result. */
  let setAside: (() => void) | undefined;

  /** The kernel for a new owner, ready for its modulus; the former owner loses nothing. */
  function take(modulus: PreparedModulus, owner?: () => void): void {
    setAside?.();
    setAside = owner;
    if (modulus !== current) modulus.use(kernel);
    current = modulus;
  }

  const power: ModularPower = (base, exponent, modulus) => {
    refuseUndefinedPower(exponent, modulus);
    refuseUnfitModulus(modulus);
    const wanted = prepared(modulus);
    take(wanted);
    const remainder = base % modulus;
    wanted.write(kernel.base, remainder < 0n ? remainder + modulus : remainder);
    raise(kernel, exponent);
    return wanted.read(kernel.result) % modulus;
  };

  const startProduct: StartProduct = (modulus) => {
    refuseModulusBelowOne(modulus);
    refuseUnfitModulus(modulus);
    const wanted = prepared(modulus);
    const { whole, upper } = kernel.result;
    let kept: { whole: Uint32Array; upper: Uint32Array } | undefined;
    let isOne = true;
    const keep = () => (kept = { whole: whole.slice(), upper: upper.slice() });
    const resume = () => {
      if (setAside === keep) return;
      take(wanted, keep);
      if (!kept) return;
      whole.set(kept.whole);
      upper.set(kept.upper);
    };
    return {
      multiply(factor) {
        resume();
        wanted.write(kernel.base, factor);
        if (isOne) kernel.startProduct();
        else kernel.multiplyProduct();
        isOne = false;
      },
      square(times) {
        if (isOne) return;
        resume();
        kernel.squareProduct(times);
      },
      value() {
        if (isOne) return 1n % modulus;
        resume();
        keep();
        kernel.finish();
        // What lies there now is no product any more: the next step fetches the kept one.
        setAside = undefined;
        return wanted.read(kernel.result) % modulus;
      },
    };
  };

  return { power, startProduct };
}
