import type { Question } from '@/lib/answers/knowledge';
import type { Visitor } from '@/server/middleware/visitor';

/** Who asks, and until when. */
export type Asking = {
  visitor: Visitor;
  /** Gives a signal that is aborted when the visitor leaves. */
  leaving: () => AbortSignal;
};

/** Why the embedded answer was given although a language model is configured. */
export type FallbackReason =
  'budget' | 'refused' | 'status' | 'connection' | 'timeout' | 'garbage' | 'silence' | 'failure';

export type Answer = {
  /** Who answered; the client reads it in the header x-answered-by. */
  by: 'embedded' | 'model';
  /** The reply, in one piece or as it comes. Its first piece is ready when the answer is. */
  text: string | AsyncIterable<string>;
  /** Questions that have an answer, where this one has none. */
  offers?: readonly string[];
  fallback?: FallbackReason;
};

/** Whoever can answer: a search over content/, or a language model. */
export interface Answerer {
  answer(question: Question, asking: Asking): Answer | Promise<Answer>;
}
