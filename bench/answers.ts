import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { createEmbedded } from '@/lib/answers/embedded';
import { readKnowledge, readUntrainedKnowledge } from '@/lib/content/knowledge';
import { median } from '@/lib/math/scalar';
import { readBank } from '@/scripts/answers/bank';
import { buildClassifier } from '@/scripts/answers/build';
import { CASE, judge, tableOf, type Verdict } from '@/scripts/answers/evaluate';
import { trainClassifier } from '@/scripts/answers/train';

/*
 * `npm run bench:answers [file or folder]`: how well the embedded answers understand questions that
 * nobody who wrote them had seen. Without an argument the committed held-out sets are asked, and
 * what comes of it is written to bench/answers.json.
 */

const HELD_OUT = path.join('__tests__', 'fixtures', 'answers', 'heldout');
const MAX_CONFUSED = 10;
const FILE = z.union([
  z.array(CASE),
  z.object({ cases: z.array(CASE) }).transform(({ cases }) => cases),
]);

function casesOf(target: string) {
  if (!existsSync(target))
    throw new Error(`${target} is not there: name a file or folder of questions.`);
  const files = statSync(target).isDirectory()
    ? readdirSync(target)
        .filter((file) => file.endsWith('.json'))
        .map((file) => path.join(target, file))
    : [target];
  return files.flatMap((file) => FILE.parse(JSON.parse(readFileSync(file, 'utf8'))));
}

/** The facts that were missed most, and what was said instead. */
function confusionsOf(verdicts: readonly Verdict[]) {
  const missed = new Map<string, string[]>();
  for (const { case: one, answered, isRight } of verdicts) {
    if (isRight) continue;
    const expected = one.expect[0] ?? 'nothing';
    missed.set(expected, [...(missed.get(expected) ?? []), answered.at(-1) ?? 'nothing']);
  }
  return [...missed]
    .map(([expected, said]) => ({ expected, missed: said.length, said: [...new Set(said)] }))
    .sort((a, b) => b.missed - a.missed)
    .slice(0, MAX_CONFUSED);
}

function main(): void {
  const [target = HELD_OUT] = process.argv.slice(2);
  const cases = casesOf(target);
  buildClassifier();
  const startedMs = performance.now();
  const { report } = trainClassifier(readBank(), readUntrainedKnowledge());
  const trainingSeconds = (performance.now() - startedMs) / 1000;

  const knowledge = readKnowledge();
  const embedded = createEmbedded(knowledge);
  const verdicts = cases.map((one) => judge(embedded, one));
  const times = cases.map(({ question }) => {
    const askedMs = performance.now();
    embedded.find({ prompt: question });
    return performance.now() - askedMs;
  });
  const table = tableOf(verdicts);
  const confusions = confusionsOf(verdicts);
  const bytes = (data: unknown) => brotliCompressSync(JSON.stringify(data)).length;
  const figures = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`,
    node: process.version,
    questions: cases.length,
    weights: report.weights,
    phrasings: report.examples,
    modelBrotliBytes: bytes(knowledge.classifier),
    allBrotliBytes: bytes(knowledge),
    trainingSeconds: Number(trainingSeconds.toFixed(1)),
    medianMs: Number(median(times).toFixed(2)),
    slowestMs: Number(Math.max(...times).toFixed(2)),
  };

  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(0)} %`;
  console.table(
    table.map(({ kind, asked, right, wrong, near }) => ({
      kind,
      asked,
      right: percent(right, asked),
      wrong: percent(wrong, asked),
      'right or offered': percent(near, asked),
    })),
  );
  for (const { expected, missed, said } of confusions) {
    console.log(`${missed} × ${expected}  ←  ${said.join(' · ')}`);
  }
  console.log(figures);
  if (target === HELD_OUT) {
    writeFileSync(
      path.join('bench', 'answers.json'),
      `${JSON.stringify({ ...figures, table, confusions }, null, 2)}\n`,
    );
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
