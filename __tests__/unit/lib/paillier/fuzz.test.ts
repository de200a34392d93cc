import fc from 'fast-check';
import { vectorKey, vectorRequest } from '@/__tests__/fixtures/paillier/vectors';
import { ExchangeError, KEY_BITS_MAX, type Exchange } from '@/lib/paillier/exchange';
import { FileTextError, readFileText } from '@/lib/paillier/files';
import { sumSteps } from '@/lib/paillier/sum';

const BODIES = 10_000;
const { n } = vectorKey('k1024');
const GOOD = vectorRequest('k1024', [0, 1, 2, 3, 6, 7, 9]);

const oddText = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '+1',
    '007',
    ' 1',
    '1_0',
    '0x1f',
    '1e5',
    '１２',
    'NaN',
    '1\n',
    '\0',
    n,
  ),
  fc.bigInt().map(String),
  fc.nat({ max: 3000 }).map((digits) => '9'.repeat(digits)),
  fc.constantFrom(100_000, 1_000_000).map((digits) => '1'.repeat(digits)),
  fc.bigInt({ min: 1n, max: 2n ** 4200n }).map(String),
  fc.string(),
);
const oddNumber = fc.oneof(
  fc.integer({ min: -600, max: 600 }),
  fc.constantFrom(-0, 0.5, 1e9, -1e9, 1e300, 2 ** 53, Number.MIN_VALUE),
);
const oddValue = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom(null, true, [], {}, [[]], { n }, { length: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** One value of a good request, replaced by something else. */
const mutated = fc
  .record({ place: fc.nat({ max: 6 }), at: fc.nat({ max: 6 }), by: oddValue })
  .map(({ place, at, by }) => {
    const values: unknown[] = GOOD.values.map((pair) => [...pair]);
    const pair = values[at] as unknown[];
    const body: Record<string, unknown> = { public_key: { n }, values };
    if (place === 0) body.public_key = by;
    if (place === 1) body.public_key = { n: by };
    if (place === 2) body.values = by;
    if (place === 3) values[at] = by;
    if (place === 4) pair[0] = by;
    if (place === 5) pair[1] = by;
    if (place === 6) pair.push(by);
    return body;
  });

/** Well-formed in every part, with numbers that nobody should send. */
const wellFormed = fc.record({
  public_key: fc.record({ n: oddText }),
  values: fc.array(fc.tuple(oddText, oddNumber), { maxLength: 300 }),
});

const hostile = fc.oneof(
  { weight: 6, arbitrary: mutated },
  { weight: 2, arbitrary: wellFormed },
  { weight: 2, arbitrary: oddValue },
);

/** The work of a request is its squarings: one for a bit of n, four for a step between exponents. */
const STEPS_MAX = 2 * KEY_BITS_MAX;

function isSum(answer: Exchange): boolean {
  const [pair, ...more] = answer.values;
  return more.length === 0 && /^[1-9]\d*$/.test(pair?.[0] ?? '') && Number.isInteger(pair?.[1]);
}

test(`${BODIES} hostile bodies: each is refused in a sentence or answered, and none costs more than the largest key`, () => {
  const outcomes = { answered: 0, refused: 0 };
  fc.assert(
    fc.property(hostile, (body) => {
      const running = sumSteps(body);
      try {
        for (let steps = 0; ; steps++) {
          if (steps > STEPS_MAX) throw new Error('works on without end');
          const step = running.next();
          if (!step.done) continue;
          expect(isSum(step.value)).toBe(true);
          outcomes.answered++;
          return;
        }
      } catch (error) {
        if (!(error instanceof ExchangeError)) throw error;
        expect(error.message).toMatch(/^\S.*\.$/);
        outcomes.refused++;
      }
    }),
    { seed: 20231229, numRuns: BODIES },
  );
  expect(outcomes.answered + outcomes.refused).toBe(BODIES);
  expect(outcomes.answered).toBeGreaterThan(50);
  expect(outcomes.refused).toBeGreaterThan(5000);
});

test('2,000 broken texts in the textarea: each has a sentence and a position inside the text', () => {
  const good = JSON.stringify(GOOD, null, 1);
  const broken = fc.oneof(
    fc
      .record({ at: fc.nat({ max: good.length }), by: fc.string() })
      .map(({ at, by }) => good.slice(0, at) + by + good.slice(at + by.length)),
    fc.nat({ max: good.length }).map((length) => good.slice(0, length)),
    fc.string(),
    fc.json(),
  );
  fc.assert(
    fc.property(broken, (text) => {
      try {
        readFileText(text);
      } catch (error) {
        if (!(error instanceof FileTextError)) throw error;
        const lines = text.split('\n');
        const { line, column } = error.position;
        expect(error.message).toMatch(/\.$/);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
      }
    }),
    { seed: 20231229, numRuns: 2000 },
  );
});
