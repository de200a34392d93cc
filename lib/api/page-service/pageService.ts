import type { Question } from '@/lib/answers/knowledge';
import type { EncryptedPayload } from '@/lib/paillier/encryptedPayload';
import { OFFERED_QUESTIONS_HEADER, writeOfferedQuestions } from '../offeredQuestions';
import type { AnswerResult } from './messages';
import { RefusedError, workerCalls } from './workerCalls';

/*
 * The API where a site has no server: two workers of the page give the same replies to the same
 * requests, and nothing of them leaves the browser.
 */

const answers = workerCalls<Question, AnswerResult>(
  () => new Worker(new URL('./answers.worker.ts', import.meta.url)),
);
const sums = workerCalls<unknown, EncryptedPayload>(
  () => new Worker(new URL('./sums.worker.ts', import.meta.url)),
);

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' } as const;
const TEXT_TYPE = { 'content-type': 'text/plain; charset=utf-8' } as const;

/** Fetches what answers are made from, so that the first of them does not wait for it. */
export function prepareAnswers(): void {
  answers.prepare();
}

/**
 * Gives the response that the API would.
 *
 * @param path of the API, as it would be POSTed to
 * @throws Error where a worker breaks down, the signal's reason where it is aborted
 */
export async function respond(
  path: string,
  body: unknown,
  signal: AbortSignal | null,
): Promise<Response> {
  try {
    if (path === '/test/homomorphic') {
      return new Response(JSON.stringify(await sums.call(body, signal)), { headers: JSON_TYPE });
    }
    // The page's own client asks: its body is a question.
    const { text, offers } = await answers.call(body as Question, signal);
    const offered = offers.length > 0 && {
      [OFFERED_QUESTIONS_HEADER]: writeOfferedQuestions(offers),
    };
    return new Response(text, { headers: { ...TEXT_TYPE, ...offered } });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { code, message } = error;
    return new Response(JSON.stringify({ error: { code, message } }), {
      status: 400,
      headers: JSON_TYPE,
    });
  }
}
