import { ModularPowerError } from '@/lib/paillier/kernel/modularPowerError';

/** Fixed places in the kernel's memory: views on it, which never moves since it never grows. */
export type KernelInstance = {
  /** Limbs that the longest number may have. */
  readonly limbCapacity: number;
  readonly modulus: Uint32Array;
  readonly radixSquared: Uint32Array;
  readonly base: Uint32Array;
  readonly result: Uint32Array;
  readonly digits: Uint8Array;
  /** Takes the number in `modulus`, odd and below 2^(28 limbs - 2); `limbs` is a multiple of 4. */
  useModulus(limbs: number): void;
  /** Begins with base^firstDigit; digits have `windowBits` bits, at most 7. */
  startPower(windowBits: number, firstDigit: number): void;
  /** Goes on with the first `count` bytes of `digits`. */
  continuePower(count: number): void;
  /** Leaves the power in `result`: from 0 up to the modulus itself. */
  finishPower(): void;
};

type Exports = Readonly<Record<string, unknown>>;

function wrongKernel(name: string): ModularPowerError {
  return new ModularPowerError(
    'wrong-kernel',
    `The kernel does not export ${name}: build it anew from wasm/paillier.`,
  );
}

function exportedNumber(exports: Exports, name: string): number {
  const global = exports[name];
  if (global instanceof WebAssembly.Global && typeof global.value === 'number') return global.value;
  throw wrongKernel(name);
}

function exportedFunction(exports: Exports, name: string): (...numbers: number[]) => void {
  const value = exports[name];
  if (typeof value === 'function') return (...numbers) => void value(...numbers);
  throw wrongKernel(name);
}

/**
 * Sets up the kernel of wasm/paillier.
 *
 * @throws ModularPowerError (wrong-kernel) where the module is something else; WebAssembly's own
 * errors where it cannot be compiled, as without SIMD
 */
export function instantiateKernel(wasm: BufferSource | WebAssembly.Module): KernelInstance {
  const compiled = wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm);
  const exports: Exports = new WebAssembly.Instance(compiled).exports;
  const { memory } = exports;
  if (!(memory instanceof WebAssembly.Memory)) throw wrongKernel('memory');
  const { buffer } = memory;

  const limbCapacity = exportedNumber(exports, 'LIMB_CAPACITY');
  const number = (name: string) =>
    new Uint32Array(buffer, exportedNumber(exports, name), limbCapacity);
  return {
    limbCapacity,
    modulus: number('modulus'),
    radixSquared: number('radixSquared'),
    base: number('base'),
    result: number('result'),
    digits: new Uint8Array(
      buffer,
      exportedNumber(exports, 'digits'),
      exportedNumber(exports, 'DIGIT_CAPACITY'),
    ),
    useModulus: exportedFunction(exports, 'useModulus'),
    startPower: exportedFunction(exports, 'startPower'),
    continuePower: exportedFunction(exports, 'continuePower'),
    finishPower: exportedFunction(exports, 'finishPower'),
  };
}
