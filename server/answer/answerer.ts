/** What a visitor asks. Nothing of it outlives the reply. */
export type Question = {
  prompt: string;
  /** The exchange before, as the page remembers it, so that "and before that?" has a meaning. */
  previous?: { prompt: string; reply: string };
};

export type Answer = {
  /** Who answered; the client reads it in the header x-answered-by. */
  by: 'embedded' | 'model';
  /** The reply, in one piece or as it comes. Its first piece is ready when the answer is. */
  text: string | AsyncIterable<string>;
};

/** Whoever can answer: a search over content/, or a language model. */
export interface Answerer {
  /** @param signal aborted when the visitor leaves */
  answer(question: Question, signal: AbortSignal): Answer | Promise<Answer>;
}
