import { PayloadError } from '@/lib/paillier/encryptedPayload';
import { fetchKernel } from '@/lib/paillier/kernel/fetchKernel';
import { loadModularArithmetic } from '@/lib/paillier/kernel/modularArithmetic';
import { sumRequest } from '@/lib/paillier/sum';
import type { SumReply, SumRequest } from './messages';

/*
 * Adds encrypted numbers as the server does, for a site without one. It is a worker of its own, so
 * that whoever adds never holds the private key, which stays with the worker that decrypts.
 */

const loading = loadModularArithmetic(fetchKernel);

self.addEventListener('message', ({ data: { id, body } }: MessageEvent<SumRequest>) => {
  loading
    .then(({ startProduct }) => self.postMessage(sum(id, body, startProduct)))
    // The page hears of errors, not of promises that are rejected.
    .catch(reportError);
});

function sum(id: number, body: unknown, startProduct: Parameters<typeof sumRequest>[1]): SumReply {
  try {
    return { id, kind: 'done', result: sumRequest(body, startProduct) };
  } catch (error) {
    if (!(error instanceof PayloadError)) throw error;
    return { id, kind: 'refused', code: error.code, message: error.message };
  }
}
