import { createEmbedded } from '@/lib/answers/embedded';
import { readKnowledge } from '@/lib/content/knowledge';
import { median } from '@/lib/math/scalar';
import { ANSWERED, UNKNOWN } from '../__tests__/fixtures/answers/questions';

const ROUNDS = 50;

/** What finding one embedded answer takes, over all questions of the evaluation set. */
export function measureAnswers() {
  const dave = createEmbedded(readKnowledge());
  const prompts = [...ANSWERED.map(([prompt]) => prompt), ...UNKNOWN];
  const times = prompts.map((): number[] => []);
  // In turn, so that no question is measured in one bad moment of the machine alone.
  for (let round = 0; round < ROUNDS; round += 1) {
    prompts.forEach((prompt, index) => {
      const startedMs = performance.now();
      dave.find({ prompt });
      times[index]?.push(performance.now() - startedMs);
    });
  }
  const medians = times.map(median);
  return {
    questions: prompts.length,
    medianMs: Number(median(medians).toFixed(3)),
    slowestMs: Number(Math.max(...medians).toFixed(3)),
  };
}
