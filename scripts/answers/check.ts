import { createEmbedded } from '@/lib/answers/embedded';
import type { ClassifierData, UntrainedKnowledge } from '@/lib/answers/knowledge';
import { checkContent } from '@/lib/content/checkContent';
import { readUntrainedKnowledge, trained } from '@/lib/content/knowledge';
import { readBank, type Topic } from './bank';
import { buildClassifier } from './build';

/*
 * `npm run check:facts`: what a build checks of content/, and how its facts are found. Ends with
 * one sentence, its file and its line where something cannot be used, or with what cannot be found.
 */

/** What an owner wants to know of their facts; `problems` are what has to be mended. */
export type FactsReport = { topics: string[]; missing: string[]; problems: string[] };

export function reportFacts(
  topics: readonly Topic[],
  untrained: UntrainedKnowledge,
  classifier: ClassifierData,
): FactsReport {
  const knowledge = trained(untrained, classifier);
  const embedded = createEmbedded(knowledge);
  const facts = knowledge.entries.filter(({ kind }) => kind !== 'article');
  const claimed = new Set(Object.values(classifier.labelsOfFacts).flat());
  const finds = (prompt: string, id: string) =>
    embedded.find({ prompt }).answers.some((answer) => answer.id === id);
  return {
    topics: facts.map(({ id }) => {
      const labels = classifier.labelsOfFacts[id] ?? [];
      const named = labels.map((label) => (label.startsWith('fact: ') ? 'its own words' : label));
      return `${id}  ←  ${named.join(', ') || 'nothing'}`;
    }),
    missing: topics
      .filter(({ id, rank }) => rank === 1 && !claimed.has(id))
      .map(({ question }) => `Visitors often ask “${question}”: you have no fact for it.`),
    problems: [
      ...facts
        .filter(({ id }) => !finds(id, id))
        .map(({ id }) => `“${id}” is found by nobody, not even by its own words.`),
      ...facts
        .filter(({ id }) => classifier.labelsOfFacts[id]?.length === 0)
        .map(({ id }) => `“${id}” has no topic, because other facts have them all.`),
      ...knowledge.suggestions
        .filter((prompt) => embedded.find({ prompt }).answers.every(({ declines }) => declines))
        .map((prompt) => `“${prompt}”, suggested in content/site.ts, has no answer.`),
    ],
  };
}

function main(): void {
  console.log(checkContent());
  const { classifier, sentence } = buildClassifier();
  console.log(sentence);
  const report = reportFacts(readBank().topics, readUntrainedKnowledge(), classifier);
  console.log(['', 'Facts and their topics', ...report.topics].join('\n'));
  if (report.missing.length > 0) console.log(['', ...report.missing].join('\n'));
  if (report.problems.length > 0) throw new Error(report.problems.join('\n'));
}

if (process.argv[1]?.endsWith('check.ts')) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
