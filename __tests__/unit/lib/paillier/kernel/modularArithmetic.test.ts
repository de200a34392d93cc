import { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
import { loadModularArithmetic } from '@/lib/paillier/kernel/modularArithmetic';
import { compileKernel } from '@/scripts/paillier/compileKernel';
import { errorCode } from './errorCode';
import { someOdd } from './randomNumbers';

let bytes: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  bytes = await compileKernel();
}, 60_000);

/** The module with every occurrence of one instruction (three bytes) made another. */
function withOpcode(
  wasm: Uint8Array<ArrayBuffer>,
  opcode: readonly number[],
  other: readonly number[],
): Uint8Array<ArrayBuffer> {
  const changed = wasm.slice();
  for (let at = 0; at < wasm.length; at++) {
    if (opcode.every((byte, offset) => wasm[at + offset] === byte)) changed.set(other, at);
  }
  return changed;
}

describe('loadModularArithmetic', () => {
  const modulus = someOdd(1024);
  const expected = bigintModularPower(3n, 1000n, modulus);

  it('gives the kernel where it can be had', async () => {
    const loaded = await loadModularArithmetic(async () => bytes);
    expect(loaded.engine).toBe('wasm');
    expect(loaded.power(3n, 1000n, modulus)).toBe(expected);
  });

  it('takes moduli that the kernel refuses by way of BigInt', async () => {
    const { power } = await loadModularArithmetic(async () => bytes);
    for (const other of [1n << 1024n, (1n << 9000n) + 1n]) {
      expect(power(3n, 10_000n, other)).toBe(bigintModularPower(3n, 10_000n, other));
    }
    expect(errorCode(() => power(3n, 1n, 0n))).toBe('modulus-not-positive');
  });

  it.each([
    ['it cannot be fetched', () => Promise.reject(new Error('offline'))],
    ['what was fetched is no module', () => Promise.resolve(new TextEncoder().encode('<html>'))],
    [
      'the module is another',
      () => Promise.resolve(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])),
    ],
  ])('falls back on BigInt where %s', async (_, fetchBytes) => {
    const loaded = await loadModularArithmetic(fetchBytes);
    expect(loaded.engine).toBe('bigint');
    expect(loaded.power(3n, 1000n, modulus)).toBe(expected);
  });

  it('falls back on BigInt where there is no WebAssembly', async () => {
    const given = globalThis.WebAssembly;
    Reflect.deleteProperty(globalThis, 'WebAssembly');
    try {
      const loaded = await loadModularArithmetic(async () => bytes);
      expect(loaded.engine).toBe('bigint');
      expect(loaded.power(3n, 1000n, modulus)).toBe(expected);
    } finally {
      globalThis.WebAssembly = given;
    }
  });

  it.each([
    ['sums', [0xfd, 0xce, 0x01], [0xfd, 0xd1, 0x01]],
    ['squares of a modulus only', [0xfd, 0xb1, 0x01], [0xfd, 0xae, 0x01]],
  ])('falls back on BigInt where the kernel gets %s wrong', async (_, opcode, wrongOpcode) => {
    const broken = withOpcode(bytes, opcode, wrongOpcode);
    expect(broken).not.toEqual(bytes);
    const loaded = await loadModularArithmetic(async () => broken);
    expect(loaded.engine).toBe('bigint');
    expect(loaded.power(3n, 1000n, modulus)).toBe(expected);
  });
});
