import type { Entry, Question } from '@/lib/answers/knowledge';
import { typographic } from '@/lib/typography';
import type { Answer, Answerer, Asking, FallbackReason } from '@/server/answerer';
import { type Budget, estimatedTokens } from '@/server/model/budget';
import { messagesFor } from '@/server/model/prompt';
import {
  MAX_CHARACTERS_PER_TOKEN,
  ModelTrouble,
  type OpenReply,
  type ReplyOpener,
} from '@/server/model/provider';

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
    asking: Asking,
    reason: FallbackReason,
  ): Promise<Answer> {
    return { ...(await options.fallback.answer(question, asking)), fallback: reason };
  }

  return {
    async answer(question, asking) {
      // An empty question has one good answer, and it costs nothing.
      if (!question.prompt.trim()) return options.fallback.answer(question, asking);
      const messages = messagesFor(question, options.near(question, FACTS_GIVEN));
      const sent = messages.reduce((sum, { content }) => sum + estimatedTokens(content.length), 0);
      const reservation = await options.budget.reserve(sent + options.maxTokens, asking.visitor);
      if (!reservation) return instead(question, asking, 'budget');

      const signal = asking.leaving();
      let reply: OpenReply;
      try {
        reply = await openTwice(() => options.open(messages, signal), signal, options.retryPauseMs);
      } catch (error) {
        // A request that failed may still have been counted by the provider: what was sent is spent.
        await reservation.settle(sent);
        return instead(question, asking, error instanceof ModelTrouble ? error.reason : 'failure');
      }
      return {
        by: 'model',
        text: untilTheEnd(reply, options.maxTokens, (used) => reservation.settle(sent + used)),
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
    if (!(error instanceof ModelTrouble) || !error.isRetryable || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return open();
  }
}

async function* untilTheEnd(
  reply: OpenReply,
  maxTokens: number,
  settle: (tokensUsed: number) => void | Promise<void>,
): AsyncGenerator<string> {
  let length = 0;
  let last = ' ';
  try {
    for await (const piece of reply.pieces) {
      length += piece.length;
      yield typographic(piece, last);
      last = piece.at(-1) ?? last;
    }
  } catch {
    yield LOST_THREAD;
  } finally {
    // A provider's word is taken where it can be true: neither free, nor beyond what was asked for.
    const told = reply.tokens() ?? estimatedTokens(length);
    await settle(Math.min(maxTokens, Math.max(told, Math.ceil(length / MAX_CHARACTERS_PER_TOKEN))));
  }
}
