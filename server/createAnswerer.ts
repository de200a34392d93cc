import type { ModelEnvironment } from '@/server/environment';
import type { Answerer } from '@/server/answer/answerer';
import { dailyBudget, type Budget } from '@/server/model/budget';
import { createEmbedded } from '@/server/answer/embedded';
import { createKnowledge, type KnowledgeSource } from '@/server/answer/knowledge';
import { createModel } from '@/server/model/model';
import { openAiProvider } from '@/server/model/provider';

/**
 * The answerer that the environment asks for.
 *
 * @param model how to reach a language model, or null for embedded answers
 * @param budget what the model may cost, where that is counted elsewhere than in this process
 * @throws FactsError with the line of the first slip in facts.md
 */
export function createAnswerer(
  source: KnowledgeSource,
  model: ModelEnvironment | null,
  budget: Budget = dailyBudget(model?.dailyTokens ?? 0),
): Answerer {
  const embedded = createEmbedded(createKnowledge(source));
  if (!model) return embedded;
  return createModel({
    open: openAiProvider(model),
    budget,
    maxTokens: model.maxTokens,
    near: embedded.near,
    fallback: embedded,
  });
}
