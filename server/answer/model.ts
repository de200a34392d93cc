import type { Answer, Answerer, FallbackReason } from '@/server/answer/answerer';
import { estimatedTokens, type Budget } from '@/server/answer/budget';
import type { Entry, Question } from '@/lib/answers/knowledge';
import { messagesFor } from '@/server/answer/prompt';
import { ModelTrouble, type OpenReply, type ReplyOpener } from '@/server/answer/provider';

/** The facts that a model is given: enough for a question with two sides, few enough to be cheap. */
const FACTS_GIVEN = 8;
/** A pause before the one retry: long enough for a hiccup, too short for a visitor to notice. */
const RETRY_PAUSE_MS = 300;
/** What ends a reply whose rest was lost on the way. */
const LOST_THREAD = ' … There I lost my thread; please ask me once more.';

export type ModelOptions = {
  open: ReplyOpener;
  budget: Budget;
  maxTokens: number;
  near: (question: Question, count: number) => Entry[];
  /** Who answers where the model cannot. */
  fallback: Answerer;
  retryPauseMs?: number;
};

/**
 * Answers by a language model, grounded in the facts that are nearest to the question. Where the
 * provider fails before its first word, or the day's budget is spent, the fallback answers, and the
 * answer says so.
 */
export function createModel(options: ModelOptions): Answerer {
  async function instead(
    question: Question,
    leaving: () => AbortSignal,
    reason: FallbackReason,
  ): Promise<Answer> {
    return { ...(await options.fallback.answer(question, leaving)), fallback: reason };
  }

  return {
    async answer(question, leaving) {
      // An empty question has one good answer, and it costs nothing.
      if (!question.prompt.trim()) return options.fallback.answer(question, leaving);
      const messages = messagesFor(question, options.near(question, FACTS_GIVEN));
      const sent = messages.reduce((sum, { content }) => sum + estimatedTokens(content), 0);
      const reservation = options.budget.reserve(sent + options.maxTokens);
      if (!reservation) return instead(question, leaving, 'budget');

      const signal = leaving();
      let reply: OpenReply;
      try {
        reply = await openTwice(() => options.open(messages, signal), signal, options.retryPauseMs);
      } catch (error) {
        // A request that failed may still have been counted by the provider: what was sent is spent.
        reservation.settle(sent);
        return instead(question, leaving, error instanceof ModelTrouble ? error.reason : 'failure');
      }
      return {
        by: 'model',
        text: untilTheEnd(reply, (used) => reservation.settle(sent + used)),
      };
    },
  };
}

/** One more try where the trouble may pass: 429, 5xx, a lost connection; and only before a word. */
async function openTwice(
  open: () => Promise<OpenReply>,
  signal: AbortSignal,
  pauseMs = RETRY_PAUSE_MS,
): Promise<OpenReply> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof ModelTrouble) || !error.mayPass || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return open();
  }
}

async function* untilTheEnd(
  reply: OpenReply,
  settle: (tokensUsed: number) => void,
): AsyncGenerator<string> {
  let length = 0;
  try {
    for await (const piece of reply.pieces) {
      length += piece.length;
      yield piece;
    }
  } catch {
    yield LOST_THREAD;
  } finally {
    settle(reply.tokens() ?? Math.ceil(length / 3));
  }
}
