import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClassifierData, UntrainedKnowledge } from '@/lib/answers/knowledge';
import { ContentError } from './ContentError';

/** Where a build writes the trained classifier, and where it is read from. */
export const CLASSIFIER_FILE = 'dist/answers/classifier.json';

/** Tells whether a classifier was trained on these facts: it changes where training would. */
export function factsFingerprint({
  entries,
  topicsOfFacts,
  questionsOfSections,
  passages,
  ownerNames,
  names,
}: UntrainedKnowledge): string {
  const asked = entries.map(({ id, kind, phrasings }) => [id, kind, phrasings]);
  return createHash('sha256')
    .update(
      JSON.stringify([asked, topicsOfFacts, questionsOfSections, passages, ownerNames, names]),
    )
    .digest('hex');
}

/**
 * Reads the trained classifier.
 *
 * @param fingerprint of the facts that it must have been trained on
 * @throws ContentError where there is none, or one for other facts
 */
export function readClassifier(root: string, fingerprint: string): ClassifierData {
  let classifier: ClassifierData;
  try {
    // Written by our own build, and only by it.
    classifier = JSON.parse(
      readFileSync(path.join(root, CLASSIFIER_FILE), 'utf8'),
    ) as ClassifierData;
  } catch {
    throw new ContentError(
      CLASSIFIER_FILE,
      null,
      'the file is missing: run “npm run build:answers”',
    );
  }
  if (classifier.fingerprint.facts !== fingerprint) {
    throw new ContentError(
      CLASSIFIER_FILE,
      null,
      'the facts have changed since it was made: run “npm run build:answers”',
    );
  }
  return classifier;
}
