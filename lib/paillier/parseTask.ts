import { z } from 'zod/mini';
import type { Task } from './tasks';

const plain = z.union([z.bigint(), z.number()]);
const encrypted = z.object({ ciphertext: z.bigint(), exponent: z.int() });
const publicKey = z.object({ n: z.bigint(), nSquared: z.bigint() });
const half = z.object({ prime: z.bigint(), square: z.bigint(), scale: z.bigint() });
const privateKey = z.extend(publicKey, {
  p: half,
  q: half,
  pInverse: z.bigint(),
  pSquaredInverse: z.bigint(),
});

const TASK: z.ZodMiniType<Task> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('makeKey'), bits: z.int() }),
  z.object({
    kind: z.literal('encrypt'),
    key: publicKey,
    numbers: z.array(plain),
    maxExponent: z.optional(z.int()),
  }),
  z.object({ kind: z.literal('decrypt'), key: privateKey, number: encrypted }),
  z.object({
    kind: z.literal('applyWeights'),
    key: publicKey,
    numbers: z.array(encrypted),
    weights: z.array(plain),
  }),
  z.object({ kind: z.literal('addPlain'), key: publicKey, number: encrypted, plain }),
  z.object({ kind: z.literal('rerandomise'), key: publicKey, number: encrypted }),
]);

/**
 * Reads what came to the worker as a message.
 *
 * @throws Error with a sentence for the visitor: page and worker then come from two builds
 */
export function parseTask(message: unknown): Task {
  const { data, error } = TASK.safeParse(message);
  if (data) return data;
  throw new Error('This page is out of date: reload it to go on.', { cause: error });
}
