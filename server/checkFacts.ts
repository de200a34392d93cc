import { createKnowledge } from '@/server/answer/knowledge';
import { readKnowledge } from '@/server/answer/readKnowledge';

/*
 * `npm run check:facts`, which a build runs too: ends with one sentence and its line when
 * content/facts.md has a slip in its form.
 */
try {
  const { entries } = createKnowledge(readKnowledge());
  console.log(`${entries.length} facts and passages can be asked for.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
