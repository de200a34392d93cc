import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ClassifierData, UntrainedKnowledge } from '@/lib/answers/knowledge';
import { KNOWLEDGE_PATH } from '@/lib/api/page-service/knowledgeFile';
import { CLASSIFIER_FILE, factsFingerprint } from '@/lib/content/classifierFile';
import { readKnowledge, readUntrainedKnowledge } from '@/lib/content/knowledge';
import { CONTENT_ROOT } from '@/lib/content/root';
import { HAS_API_HOST } from '@/lib/env';
import { readBank } from './bank';
import { bankFingerprint, trainClassifier } from './train';

/** What became of it, in one sentence. */
export type Built = { classifier: ClassifierData; sentence: string };

/**
 * Trains the classifier for an owner's facts and writes it to its file, unless the file already
 * holds it: some seconds, or none.
 *
 * @param root the folder in which content/ stands
 * @param knowledge the facts, unless they are those of content/
 * @param name the file, from the project's folder
 * @throws ContentError with one sentence that says what to do
 */
export function buildClassifier(
  root: string = CONTENT_ROOT,
  knowledge: UntrainedKnowledge = readUntrainedKnowledge(root),
  name: string = CLASSIFIER_FILE,
): Built {
  const bank = readBank();
  const file = path.join(root, name);
  const wanted = { facts: factsFingerprint(knowledge), bank: bankFingerprint(bank) };
  // The owner of the tests may have the very facts that this site was built with.
  for (const place of [file, CLASSIFIER_FILE]) {
    const before = readIfThere(place);
    if (before?.fingerprint.facts === wanted.facts && before.fingerprint.bank === wanted.bank) {
      if (place !== file) write(file, before);
      return { classifier: before, sentence: 'The classifier is up to date.' };
    }
  }
  const startedMs = performance.now();
  const { classifier, report } = trainClassifier(bank, knowledge);
  write(file, classifier);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  return {
    classifier,
    sentence: `${report.examples} phrasings learnt in ${seconds} s, ${report.weights} weights kept.`,
  };
}

/**
 * Writes all that the answers need, facts, articles and classifier, into one file of the site where
 * the pages answer for themselves, and sees that there is none where a server answers.
 *
 * @throws ContentError with one sentence that says what to do
 */
export function buildKnowledge(): void {
  const file = path.join('public', KNOWLEDGE_PATH);
  rmSync(file, { force: true });
  if (HAS_API_HOST) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(readKnowledge()));
}

function write(file: string, classifier: ClassifierData): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(classifier));
}

function readIfThere(file: string): ClassifierData | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ClassifierData;
  } catch {
    return null;
  }
}
