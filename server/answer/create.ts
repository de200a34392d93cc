import type { ModelEnvironment } from '@/lib/env';
import type { Answerer } from '@/server/answer/answerer';
import { createEmbedded } from '@/server/answer/embedded';
import { createKnowledge, type KnowledgeSource } from '@/server/answer/knowledge';

/**
 * The answerer that the environment asks for.
 *
 * @param model how to reach a language model, or null for embedded answers
 * @throws FactsError with the line of the first slip in facts.md
 */
export function createAnswerer(source: KnowledgeSource, _model: ModelEnvironment | null): Answerer {
  return createEmbedded(createKnowledge(source));
}
