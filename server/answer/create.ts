import type { ModelEnvironment } from '@/lib/env';
import type { Answerer } from '@/server/answer/answerer';
import { dailyBudget } from '@/server/answer/budget';
import { createEmbedded } from '@/server/answer/embedded';
import { createKnowledge, type KnowledgeSource } from '@/server/answer/knowledge';
import { createModel } from '@/server/answer/model';
import { openAiProvider } from '@/server/answer/provider';

/**
 * The answerer that the environment asks for.
 *
 * @param model how to reach a language model, or null for embedded answers
 * @throws FactsError with the line of the first slip in facts.md
 */
export function createAnswerer(source: KnowledgeSource, model: ModelEnvironment | null): Answerer {
  const embedded = createEmbedded(createKnowledge(source));
  if (!model) return embedded;
  return createModel({
    open: openAiProvider(model),
    budget: dailyBudget(model.dailyTokens),
    maxTokens: model.maxTokens,
    near: embedded.near,
    fallback: embedded,
  });
}
