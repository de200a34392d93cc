import fc from 'fast-check';
import { GOOD, hostileBodies } from '@/__tests__/fixtures/paillier/hostileBodies';
import { type EncryptedPayload, MAX_KEY_BITS, PayloadError } from '@/lib/paillier/encryptedPayload';
import { FileTextError, readFileText } from '@/lib/paillier/files';
import { sumSteps } from '@/lib/paillier/sum';

const BODIES = 10_000;
/** The work of a request is its squarings: one for a bit of n, four for a step between exponents. */
const STEPS_MAX = 2 * MAX_KEY_BITS;

function isSum(answer: EncryptedPayload): boolean {
  const [pair, ...more] = answer.values;
  return more.length === 0 && /^[1-9]\d*$/.test(pair?.[0] ?? '') && Number.isInteger(pair?.[1]);
}

test(`${BODIES} hostile bodies: each is refused in a sentence or answered, and none costs more than the largest key`, () => {
  const outcomes = { answered: 0, refused: 0 };
  fc.assert(
    fc.property(hostileBodies, (body) => {
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
        if (!(error instanceof PayloadError)) throw error;
        expect(error.message).toMatch(/^[A-Z].*\.$/);
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
