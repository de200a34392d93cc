import { setImmediate as pause } from 'node:timers/promises';
import { vectorKey, vectorRequest, vectors } from '@/__tests__/fixtures/paillier/vectors';
import { type EncryptedPayload, PayloadError } from '@/lib/paillier/encryptedPayload';
import { bigintModularPower } from '@/lib/paillier/kernel/bigintModularPower';
import { createModularKernel } from '@/lib/paillier/kernel/modularKernel';
import { sumRequest, sumRequestInTurns, sumSteps } from '@/lib/paillier/sum';
import { compileKernel } from '@/scripts/paillier/compileKernel';

const k1024 = vectorKey('k1024');

/** The vectors write a long body short: @n and @c stand for a modulus and a ciphertext. */
function boundaryBody(body: unknown): unknown {
  const text = JSON.stringify(body)
    .replaceAll('@n', k1024.n)
    .replaceAll('@c', k1024.values[3]?.ciphertext ?? '');
  return JSON.parse(text);
}

function refusal(body: unknown): PayloadError {
  try {
    sumRequest(body);
  } catch (error) {
    if (error instanceof PayloadError) return error;
    throw error;
  }
  throw new Error('was accepted');
}

describe('the sum of encrypted numbers', () => {
  test.each(vectors.requests)('answers as python-paillier does: $name', (request) => {
    expect(sumRequest(vectorRequest(request.key, request.indices))).toEqual({
      public_key: { n: vectorKey(request.key).n },
      values: [[request.expect.ciphertext, request.expect.exponent]],
    });
  });

  test('answers in the shape of the request', () => {
    const answer = sumRequest(vectorRequest('k2048', [0, 1]));
    expect(Object.keys(answer)).toEqual(['public_key', 'values']);
    expect(answer.values).toEqual([[expect.stringMatching(/^[1-9]\d*$/), 0]]);
  });

  test('does not depend on the order of the values', () => {
    const request = vectorRequest('k2048', [0, 1, 6, 7, 9, 12]);
    const turned: EncryptedPayload = { ...request, values: [...request.values].reverse() };
    expect(sumRequest(turned)).toEqual(sumRequest(request));
  });

  test('is the same when taken in turns', async () => {
    const request = vectorRequest('k3072', [6, 9, 0]);
    await expect(sumRequestInTurns(request, { pause })).resolves.toEqual(sumRequest(request));
    await expect(sumRequestInTurns(null, { pause })).rejects.toBeInstanceOf(PayloadError);
  });

  test('squares no more often for many values than for two', () => {
    const ciphertext = k1024.values[3]?.ciphertext ?? '';
    const steps = (times: number) => {
      const values = [12, -5].flatMap((exponent) => Array(times).fill([ciphertext, exponent]));
      const running = sumSteps({ public_key: { n: k1024.n }, values });
      for (let count = 0; ; count++) {
        const step = running.next();
        if (step.done) return { count, sum: step.value };
      }
    };
    expect(steps(128).count).toBe(steps(1).count);

    const nSquared = BigInt(k1024.n) ** 2n;
    const power = 128n * 16n ** 17n + 128n;
    expect(steps(128).sum.values).toEqual([
      [bigintModularPower(BigInt(ciphertext), power, nSquared).toString(), -5],
    ]);
  });
});

describe('the sum with the kernel’s help', () => {
  test('is the same, however far apart the exponents lie', async () => {
    const kernel = createModularKernel(await compileKernel());
    const startProduct = jest.fn(kernel.startProduct);
    const ciphertext = k1024.values[3]?.ciphertext ?? '';
    const request = (exponents: readonly number[]) => ({
      public_key: { n: k1024.n },
      values: exponents.map((exponent) => [ciphertext, exponent]),
    });
    for (const exponents of [[0], [1, 0], [9, 0], [8, 3, -60], [120, -100, -101]]) {
      const alone = sumRequest(request(exponents));
      expect(sumRequest(request(exponents), startProduct)).toEqual(alone);
      await expect(sumRequestInTurns(request(exponents), { pause, startProduct })).resolves.toEqual(
        alone,
      );
    }
    expect(startProduct).toHaveBeenCalled();

    const mersennePrime = { public_key: { n: (2n ** 1279n - 1n).toString() }, values: [['5', 0]] };
    for (const engine of [undefined, startProduct]) {
      expect(() => sumRequest(mersennePrime, engine)).toThrow(
        expect.objectContaining({ code: 'n_prime' }),
      );
    }
  }, 60_000);
});

describe('the boundary of what is accepted', () => {
  const refused = vectors.boundary.filter(({ verdict }) => verdict !== 'accept');
  const accepted = vectors.boundary.filter(({ verdict }) => verdict === 'accept');

  test('all 57 boundary requests are looked at', () => {
    expect(refused.length + accepted.length).toBe(57);
  });

  test.each(refused)('refuses ($verdict): $name', ({ body }) => {
    const error = refusal(boundaryBody(body));
    expect(error.code).toMatch(/^[a-z_]+$/);
    expect(error.message).toMatch(/\.$/);
  });

  test.each(accepted)('accepts: $name', ({ body, phe }) => {
    expect(sumRequest(boundaryBody(body)).values).toEqual([[phe.ciphertext, phe.exponent]]);
  });

  test('takes -0 as 0', () => {
    const body = JSON.parse(`{"public_key":{"n":"${k1024.n}"},"values":[["1",-0.0]]}`) as unknown;
    expect(Object.is(sumRequest(body).values[0]?.[1], 0)).toBe(true);
  });
});

describe('limits', () => {
  const [value] = vectorRequest('k2048', [0]).values as [[string, number]];
  const { n } = vectorKey('k2048');

  test('refuses more than 256 values, and accepts 256', () => {
    const of = (count: number) => ({ public_key: { n }, values: Array(count).fill(value) });
    expect(refusal(of(5000)).code).toBe('values_count');
    expect(refusal(of(257)).code).toBe('values_count');
    expect(sumRequest(of(256)).values).toHaveLength(1);
  });

  test.each([
    ['n', (text: string) => ({ public_key: { n: text }, values: [value] }), 'n_size'],
    [
      'ciphertext',
      (text: string) => ({ public_key: { n }, values: [[text, 0]] }),
      'ciphertext_range',
    ],
  ])('refuses a giant %s by its length, before BigInt parses it', (_, body, code) => {
    const parse = jest.spyOn(globalThis, 'BigInt');
    const giant = '9'.repeat(200_000);
    try {
      expect(refusal(body(giant)).code).toBe(code);
      expect(parse).not.toHaveBeenCalledWith(giant);
    } finally {
      parse.mockRestore();
    }
  });

  test.each([
    [1023, 'n_size'],
    [4097, 'n_size'],
  ])('refuses an n of %i bits', (bits, code) => {
    const text = (2n ** BigInt(bits - 1) + 1n).toString();
    expect(refusal({ public_key: { n: text }, values: [['2', 0]] }).code).toBe(code);
  });

  test.each([1024, 4096])('accepts an n of %i bits', (bits) => {
    const text = (2n ** BigInt(bits) - 1n).toString();
    expect(sumRequest({ public_key: { n: text }, values: [['2', 0]] }).values).toEqual([['2', 0]]);
  });

  test.each([513, -513])('refuses the exponent %i', (exponent) => {
    expect(refusal({ public_key: { n }, values: [[value[0], exponent]] }).code).toBe(
      'exponent_range',
    );
  });

  test.each([512, -512])('accepts the exponent %i', (exponent) => {
    const body = { public_key: { n }, values: [[value[0], exponent]] };
    expect(sumRequest(body).values).toEqual([[value[0], exponent]]);
  });

  test('says where the fault lies', () => {
    const { p } = vectorKey('k1024');
    const good = k1024.values[3]?.ciphertext;
    const body = {
      public_key: { n: k1024.n },
      values: [
        [good, 0],
        [p, 0],
      ],
    };
    expect(refusal(body)).toMatchObject({ code: 'ciphertext_factor', path: 'values[1][0]' });
  });
});
