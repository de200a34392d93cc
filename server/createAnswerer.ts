import { createEmbedded } from '@/lib/answers/embedded';
import type { Knowledge } from '@/lib/answers/knowledge';
import type { Answerer } from '@/server/answerer';
import type { ModelEnvironment } from '@/server/environment';
import { type Budget, dailyBudget } from '@/server/model/budget';
import { createModel } from '@/server/model/model';
import { openAiProvider } from '@/server/model/provider';

/**
 * The answerer that the environment asks for.
 *
 * @param knowledge what can be said
 * @param model how to reach a language model, or null for embedded answers
 * @param budget what the model may cost, where that is counted elsewhere than in this process
 */
export function createAnswerer(
  knowledge: Knowledge,
  model: ModelEnvironment | null,
  budget: Budget = dailyBudget(model?.dailyTokens ?? 0),
): Answerer {
  const embedded = createEmbedded(knowledge);
  if (!model) return embedded;
  return createModel({
    open: openAiProvider(model),
    budget,
    maxTokens: model.maxTokens,
    near: embedded.near,
    fallback: embedded,
  });
}
