import fc from 'fast-check';

/** Integers of exactly `bits` bits, made from random 32-bit words with long runs of 0s and 1s mixed in. */
export function integerOfBits(bits: number): fc.Arbitrary<bigint> {
  const word = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 0xffffffff }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, 0x0fffffff, 0xf0000000, 0xffffffff) },
  );
  const count = Math.ceil(bits / 32);
  return fc.array(word, { minLength: count, maxLength: count }).map((words) => {
    const hex = words.map((each) => each.toString(16).padStart(8, '0')).join('');
    return BigInt.asUintN(bits, BigInt(`0x${hex}`)) | (1n << BigInt(bits - 1));
  });
}

/** Odd moduli of 512 to 8,192 bits: every size between, and those of real keys and their squares. */
export const oddModulus: fc.Arbitrary<bigint> = fc
  .oneof(
    fc.integer({ min: 512, max: 8192 }),
    fc.constantFrom(512, 1024, 1536, 2048, 3072, 4096, 6144, 8192),
  )
  .chain(integerOfBits)
  .map((value) => value | 1n);

/** Odd numbers of 256 to 4,096 bits, whose squares the kernel takes. */
export const oddRoot: fc.Arbitrary<bigint> = fc
  .oneof(fc.integer({ min: 256, max: 4096 }), fc.constantFrom(512, 1024, 1536, 2048, 3072, 4096))
  .chain(integerOfBits)
  .map((value) => value | 1n);

/** A fixed number of so many bits that looks random: powers of 3 cut to size, top and low bit set. */
export function someOdd(bits: number): bigint {
  return BigInt.asUintN(bits, 3n ** BigInt(bits)) | (1n << BigInt(bits - 1)) | 1n;
}
