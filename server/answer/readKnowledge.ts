import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readArticles } from '@/lib/articles';
import { FactsError } from '@/server/answer/facts';
import type { KnowledgeSource } from '@/server/answer/knowledge';

/**
 * Reads content/ from disk, for a Node server and for whoever bundles one.
 *
 * @throws FactsError or ArticleError with one sentence that says what to do
 */
export function readKnowledge(root: string = process.cwd()): KnowledgeSource {
  return {
    facts: readFacts(path.join(root, 'content', 'facts.md')),
    articles: readArticles(path.join(root, 'content', 'articles')).map(
      ({ slug, title, summary, body, headings }) => ({ slug, title, summary, body, headings }),
    ),
  };
}

function readFacts(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new FactsError('content/facts.md is missing: the answers come from it.');
  }
}
