import type { Question } from '@/lib/answers/knowledge';
import type { EncryptedPayload } from '@/lib/paillier/encryptedPayload';

/** What the page asks one of its workers; the number comes back with what became of it. */
export type WorkerRequest<Body> = { id: number; body: Body };

/** What a worker posts back. A refusal has a code and a sentence, as the server's own has. */
export type WorkerReply<Result> =
  | { id: number; kind: 'done'; result: Result }
  | { id: number; kind: 'refused'; code: string; message: string };

/** A question as a visitor asks it, and what is answered. */
export type AnswerResult = { text: string; offers: readonly string[] };
export type AnswerRequest = WorkerRequest<Question>;
export type AnswerReply = WorkerReply<AnswerResult>;

/** A request for an encrypted sum as it would be POSTed, and the sum. */
export type SumRequest = WorkerRequest<unknown>;
export type SumReply = WorkerReply<EncryptedPayload>;
