import { ApiError } from '@/lib/api/ApiError';
import { postHomomorphic } from '@/lib/api/postHomomorphic';
import { type Encrypted, parsePayload, writePayload } from '@/lib/paillier/encryptedPayload';
import { publicKey } from '@/lib/paillier/keys';
import type { Tools } from './oneTask';
import { weightsFor } from './questions';
import type { LaboratoryState, ServerAnswer } from './state';

function checkAnswer(response: unknown, n: bigint): Encrypted {
  const answer = parsePayload(response);
  const [total] = answer.values;
  if (answer.n !== n || answer.values.length !== 1 || !total) {
    throw new Error('The server answered with something that is not one sum under your key.');
  }
  return total;
}

interface Numbers {
  n: bigint;
  numbers: readonly Encrypted[];
  state: LaboratoryState;
}

/**
 * Works the public weights in, sends the ciphertexts, and takes the server's one ciphertext back.
 *
 * @throws Error with one sentence for the visitor
 */
export async function postNumbers(
  { run, signal }: Tools,
  { n, numbers, state: { question, weights: own } }: Numbers,
): Promise<ServerAnswer> {
  const weights = weightsFor(question, numbers.length, own);
  const weighted = await run({ kind: 'applyWeights', key: publicKey(n), numbers, weights });
  const request = writePayload(n, weighted);
  const began = performance.now();
  const response = await postHomomorphic(request, signal).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'network') {
      throw new Error('The server could not be reached; your numbers are still here, try again.');
    }
    throw error;
  });
  const tookMs = performance.now() - began;
  return { question, weights, request, response, total: checkAnswer(response, n), tookMs };
}
