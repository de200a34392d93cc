import type { ModelEnvironment } from '@/lib/env';
import type { Answerer } from '@/server/answer/answerer';
import { dailyBudget } from '@/server/answer/budget';
import { createEmbedded } from '@/lib/answers/embedded';
import type { Knowledge } from '@/lib/answers/knowledge';
import { createModel } from '@/server/answer/model';
import { openAiProvider } from '@/server/answer/provider';

/**
 * The answerer that the environment asks for.
 *
 * @param knowledge what can be said
 * @param model how to reach a language model, or null for embedded answers
 */
export function createAnswerer(knowledge: Knowledge, model: ModelEnvironment | null): Answerer {
  const embedded = createEmbedded(knowledge);
  if (!model) return embedded;
  return createModel({
    open: openAiProvider(model),
    budget: dailyBudget(model.dailyTokens),
    maxTokens: model.maxTokens,
    near: embedded.near,
    fallback: embedded,
  });
}
