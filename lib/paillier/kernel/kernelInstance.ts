import { ModularPowerError } from '@/lib/paillier/kernel/modularPowerError';

/** A room for one number; or for a pair, of which `whole` begins with the lower. */
export type NumberRoom = { readonly whole: Uint32Array; readonly upper: Uint32Array };

/**
 * Fixed places in the kernel's memory, which never moves since it never grows, and its functions in
 * the order of their use.
 */
export type KernelInstance = {
  /** Room for a number, or for the modulus n of which the square is meant. */
  readonly modulus: Uint32Array;
  readonly radixSquared: NumberRoom;
  readonly base: NumberRoom;
  readonly result: NumberRoom;
  /** Room for digits of an exponent, one a byte. */
  readonly digits: Uint8Array;
  /** Empties all rooms: before a new modulus is written. */
  clearRooms(): void;
  /** Takes the number m in `modulus`, odd and below R / 4; R = 2^(28 limbs), in steps of 4 limbs. */
  useModulus(limbs: number): void;
  /** Takes n^2 for the number n in `modulus`, odd and below R / 8. Numbers are pairs from now on. */
  useSquaredModulus(limbs: number): void;
  /** Begins with base^firstDigit; digits have `windowBits` bits, at most 7. */
  startPower(windowBits: number, firstDigit: number): void;
  /** Goes on with the first `count` bytes of `digits`. */
  continuePower(count: number): void;
  /** Begins a running product with the number in `base`. */
  startProduct(): void;
  /** Multiplies the running product by the number in `base`. */
  multiplyProduct(): void;
  /** Squares the running product so many times. */
  squareProduct(times: number): void;
  /**
   * Leaves the power or product in `result`, up to the modulus or, as a pair, a few times above it.
   * It ends there: nothing can go on with what is left.
   */
  finish(): void;
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
  const halfBytes = exportedNumber(exports, 'HALF_BYTES');
  const whole = (name: string) =>
    new Uint32Array(buffer, exportedNumber(exports, name), limbCapacity);
  const room = (name: string): NumberRoom => ({
    whole: whole(name),
    upper: new Uint32Array(buffer, exportedNumber(exports, name) + halfBytes, limbCapacity / 2),
  });
  return {
    modulus: whole('modulus'),
    radixSquared: room('radixSquared'),
    base: room('base'),
    result: room('result'),
    digits: new Uint8Array(
      buffer,
      exportedNumber(exports, 'digits'),
      exportedNumber(exports, 'DIGIT_CAPACITY'),
    ),
    clearRooms: exportedFunction(exports, 'clearRooms'),
    useModulus: exportedFunction(exports, 'useModulus'),
    useSquaredModulus: exportedFunction(exports, 'useSquaredModulus'),
    startPower: exportedFunction(exports, 'startPower'),
    continuePower: exportedFunction(exports, 'continuePower'),
    startProduct: exportedFunction(exports, 'startProduct'),
    multiplyProduct: exportedFunction(exports, 'multiplyProduct'),
    squareProduct: exportedFunction(exports, 'squareProduct'),
    finish: exportedFunction(exports, 'finish'),
  };
}
