import { fromPython } from '@/__tests__/fixtures/paillier/python';
import { type KeyVectors, vectors } from '@/__tests__/fixtures/paillier/vectors';
import { bitLength } from '@/lib/paillier/arithmetic';
import { decode, encode, EncodingError, maxInteger } from '@/lib/paillier/encoding';
import type { Encrypted } from '@/lib/paillier/encryptedPayload';
import { decrypt, encrypt, encryptAsOwner, privateKey } from '@/lib/paillier/keys';
import { addPlain, addSteps, canAlign, multiplyPlain } from '@/lib/paillier/operations';

function addAll(nSquared: bigint, values: Encrypted[]): Encrypted {
  const steps = addSteps(nSquared, values);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function encryptedValue(vectors: KeyVectors, index: number): Encrypted {
  const value = vectors.values[index];
  if (!value) throw new Error(`no value ${index}`);
  return { ciphertext: BigInt(value.ciphertext), exponent: value.exponent };
}

describe.each(vectors.keys)('every vector of python-paillier 1.5.0 under $id', (vector) => {
  const key = privateKey(BigInt(vector.p), BigInt(vector.q));

  test('key', () => {
    expect(key.n).toBe(BigInt(vector.n));
    expect(bitLength(key.n)).toBe(vector.bits);
    expect(maxInteger(key.n)).toBe(BigInt(vector.max_int));
    // python-paillier puts the smaller prime first, and so does this check.
    const smallerFirst = key.p.prime < key.q.prime ? key : privateKey(key.q.prime, key.p.prime);
    expect(smallerFirst.pInverse).toBe(BigInt(vector.p_inverse_mod_q));
  });

  test('encode', () => {
    for (const { plaintext, encoding, exponent } of vector.values) {
      expect(encode(key.n, fromPython(plaintext))).toEqual({
        encoding: BigInt(encoding),
        exponent,
      });
    }
  });

  test('encode with precision and max_exponent', () => {
    for (const { plaintext, precision, max_exponent, ...expected } of vector.encode_args ?? []) {
      const encoded = encode(key.n, fromPython(plaintext), {
        ...(precision && { precision: Number(fromPython(precision)) }),
        ...(max_exponent !== null && { maxExponent: max_exponent }),
      });
      expect(encoded).toEqual({
        encoding: BigInt(expected.encoding),
        exponent: expected.exponent,
      });
      expect(decode(key.n, encoded)).toBe(fromPython(expected.decoded));
    }
  });

  test('encrypt with the given r, with the public key and as the owner', () => {
    for (const { encoding, r, ciphertext } of vector.values) {
      expect(encrypt(key, BigInt(encoding), { r: BigInt(r) })).toBe(BigInt(ciphertext));
      expect(encryptAsOwner(key, BigInt(encoding), { r: BigInt(r) })).toBe(BigInt(ciphertext));
    }
  });

  test('decrypt', () => {
    for (const { plaintext, encoding, ciphertext, exponent, decrypted } of vector.values) {
      expect(decrypt(key, BigInt(ciphertext))).toBe(BigInt(encoding));
      expect(decode(key.n, { encoding: BigInt(encoding), exponent })).toBe(
        fromPython(decrypted ?? plaintext),
      );
    }
  });

  test('sum', () => {
    for (const sum of vector.sums ?? []) {
      const values = sum.indices.map((index) => encryptedValue(vector, index));
      const exponents = values.map(({ exponent }) => exponent);
      const fits = canAlign(key.n, Math.max(...exponents) - Math.min(...exponents));
      expect(fits).toBe(sum.error === undefined);
      if (sum.error !== undefined) continue;
      const total = addAll(key.nSquared, values);
      // Python's sum() starts from 0, which it adds as a plain number.
      const { ciphertext, exponent } = sum.builtin_sum ? addPlain(key, total, 0n) : total;
      expect({ ciphertext, exponent }).toEqual({
        ciphertext: BigInt(sum.ciphertext ?? ''),
        exponent: sum.exponent,
      });
      const encoding = decrypt(key, ciphertext);
      expect(encoding).toBe(BigInt(sum.encoding ?? ''));
      if (sum.decrypted && 'error' in sum.decrypted) {
        expect(() => decode(key.n, { encoding, exponent })).toThrow(EncodingError);
      } else if (sum.decrypted) {
        expect(decode(key.n, { encoding, exponent })).toBe(fromPython(sum.decrypted));
      }
    }
  });

  test.each([
    ['scale', vector.scalar_products, multiplyPlain],
    ['add a plain number', vector.scalar_sums, addPlain],
  ] as const)('%s', (_, cases, operation) => {
    for (const { index, scalar, ciphertext, exponent, encoding, decrypted } of cases ?? []) {
      const result = operation(key, encryptedValue(vector, index), fromPython(scalar));
      expect(result).toEqual({ ciphertext: BigInt(ciphertext), exponent });
      expect(decrypt(key, result.ciphertext)).toBe(BigInt(encoding));
      expect(decode(key.n, { encoding: BigInt(encoding), exponent })).toBe(fromPython(decrypted));
    }
  });
});
