import { createHash } from 'node:crypto';
import { contentOf } from '@/lib/answers/aspects';
import { FEATURE_SPACE, type Features, featuresOf } from '@/lib/answers/features';
import type { ClassifierData, UntrainedKnowledge } from '@/lib/answers/knowledge';
import { MAX_LEVEL, packWeights, type SparseRow } from '@/lib/answers/pack';
import { addressOf, sentencesOf } from '@/lib/answers/quote';
import { SECTION_LABEL } from '@/lib/answers/ranking';
import { plainForm } from '@/lib/answers/words';
import { factsFingerprint } from '@/lib/content/classifierFile';
import { seededRandom } from '@/lib/math/random';
import { type Bank, UNKNOWN_LABELS } from './bank';
import { type Claims, claimTopics } from './claims';
import {
  descend,
  emptyWeights,
  type Example,
  type LeastExamples,
  sharesOf,
  type Weights,
} from './softmax';
import { descendSparsely, prune, type SparseWeights } from './sparse';

/** A change of the training itself makes what was trained before stale. */
const TRAINING_VERSION = 9;
const SEED = 20_231_229;

const LEAST_EXAMPLES: LeastExamples = { word: 3, part: 10 };
/** What is left when all small weights are cut away. */
const MAX_WEIGHTS = 100_000;
/** Sections lie nearer together than topics: they need more weights to be told apart. */
const SECTION_PREFERENCE = 1.5;
/** An owner's wording counts as so many: there are few of them, and they are meant. */
const OWN_COPIES = 3;
/** A word of an article that so few phrasings of the bank have is asked of the article alone. */
const MAX_PHRASINGS_OF_PARTICULAR = 1;

/** Parts and whole words are left out at times, so that none is relied on alone. */
const DROPOUT = { dropout: 0.05, wordDropout: 0.15 };

export type TrainingReport = { claims: Claims; examples: number; weights: number };

export type Training = { classifier: ClassifierData; report: TrainingReport };

/** Tells whether a classifier was trained on this bank, in this way. */
export function bankFingerprint(bank: Bank): string {
  return createHash('sha256').update(`${TRAINING_VERSION} ${bank.fingerprint}`).digest('hex');
}

/**
 * Trains a classifier for an owner's facts: first on the bank alone, which then tells the topics of
 * the facts' headings; then on the owner's wordings too; then, with the small weights cut away, on
 * all of it once more. The same input gives the same weights.
 *
 * @throws ContentError where a fact names a topic that there is not
 */
export function trainClassifier(bank: Bank, knowledge: UntrainedKnowledge): Training {
  const random = seededRandom(SEED);
  const names = new Set(knowledge.ownerNames);
  const ownerName = knowledge.ownerNames[0] ?? 'you';
  const topics = bank.topics.map(({ id }) => id);
  const facts = knowledge.entries.filter(({ kind }) => kind !== 'article');
  // Every fact could turn out to be of no topic.
  const sections = sectionPhrasings(knowledge);
  const sectionLabels = [...new Set(sections.map(({ label }) => label))];
  const slots = [
    ...topics,
    ...UNKNOWN_LABELS,
    ...sectionLabels,
    ...facts.map(({ id }) => `fact: ${id}`),
  ];
  const numbers = new Map(slots.map((label, index) => [label, index]));
  const features = new Map<string, Features>();
  const exampleOf = (text: string, label: string): Example => {
    const read = features.get(text) ?? featuresOf(text.replaceAll('{name}', ownerName), names);
    features.set(text, read);
    return { features: read, label: numbers.get(label) ?? -1 };
  };

  const ofSections = sections.flatMap(({ text, label, copies }) =>
    Array<Example>(copies).fill(exampleOf(text, label)),
  );
  const common = [
    ...bank.phrasings.map(({ label, text }) => exampleOf(text, label)),
    ...ofSections,
  ];
  const known = topics.length + UNKNOWN_LABELS.length + sectionLabels.length;
  const base = emptyWeights(common, known, LEAST_EXAMPLES);
  descend(base, common, { epochs: 2, firstRate: 9, lastRate: 5, ...DROPOUT, random });

  const claims = claimTopics(bank, knowledge, (heading) => {
    const shares = sharesOf(base, featuresOf(heading, names));
    const best = shares.indexOf(Math.max(...shares));
    return { topic: topics[best] ?? null, share: shares[best] ?? 0 };
  });
  const own = [...claims.labelsOfFacts.values()]
    .flat()
    .filter((label) => label.startsWith('fact: '));
  const labels = [...topics, ...UNKNOWN_LABELS, ...sectionLabels, ...own];
  labels.forEach((label, index) => numbers.set(label, index));

  const ownExamples = ownPhrasings(knowledge, claims, (text, candidates) => {
    const shares = sharesOf(base, featuresOf(text, names));
    const shareOf = (label: string) => shares[numbers.get(label) ?? -1] ?? 0;
    return candidates.reduce((best, label) => (shareOf(label) > shareOf(best) ? label : best));
  });
  const meant = new Map(ownExamples.map(({ text, label }) => [plainForm(text), label]));
  const all = [
    // What an owner says that a wording means counts, whatever it means to others.
    ...bank.phrasings
      .filter(({ text, label }) => (meant.get(plainForm(text)) ?? label) === label)
      .map(({ label, text }) => exampleOf(text, label)),
    ...ownExamples.flatMap(({ text, label }) =>
      Array<Example>(OWN_COPIES).fill(exampleOf(text, label)),
    ),
    ...ofSections,
  ];
  const weights = widened(base, all, labels.length);
  descend(weights, all, { epochs: 1, firstRate: 2.5, lastRate: 2.5, ...DROPOUT, random });
  const left = prune(
    weights,
    all,
    MAX_WEIGHTS,
    labels.map((label) => (label.startsWith(SECTION_LABEL) ? SECTION_PREFERENCE : 1)),
  );
  descendSparsely(left, all, { epochs: 4, firstRate: 2, lastRate: 0.3, ...DROPOUT, random });

  const packed = packWeights(...quantised(left));
  return {
    classifier: {
      fingerprint: { facts: factsFingerprint(knowledge), bank: bankFingerprint(bank) },
      labels,
      labelsOfFacts: Object.fromEntries(claims.labelsOfFacts),
      neighbours: Object.fromEntries(bank.neighbours),
      particularWords: particularWords(bank, knowledge),
      weights: packed,
    },
    report: { claims, examples: all.length, weights: packed.levels.length },
  };
}

/**
 * What teaches the sections of the articles: the questions that an owner wrote for them, their
 * headings, and their own sentences.
 */
function sectionPhrasings({
  passages,
  questionsOfSections,
}: UntrainedKnowledge): { text: string; label: string; copies: number }[] {
  const told = passages.flatMap((passage) => {
    const label = `${SECTION_LABEL}${addressOf(passage)}`;
    return [passage.heading.text, ...sentencesOf(passage.text)].map((text) => ({
      text,
      label,
      copies: 1,
    }));
  });
  const asked = Object.entries(questionsOfSections).flatMap(([address, questions]) =>
    questions.map((text) => ({ text, label: `${SECTION_LABEL}${address}`, copies: OWN_COPIES })),
  );
  const seen = new Set<string>();
  return [...asked, ...told].filter(({ text, label }) => {
    const key = `${label} ${plainForm(text)}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Words of the articles that hardly any phrasing has: names, and what is said more than once. */
function particularWords(bank: Bank, { passages }: UntrainedKnowledge): string[] {
  const asked = new Map<string, number>();
  for (const { text } of bank.phrasings) {
    for (const word of new Set(contentOf(text))) asked.set(word, (asked.get(word) ?? 0) + 1);
  }
  const told = new Map<string, number>();
  for (const { text, heading } of passages) {
    const names = new Set((text.match(/\p{Lu}\p{L}+/gu) ?? []).flatMap(contentOf));
    for (const word of contentOf(`${heading.text} ${text}`)) {
      told.set(word, (told.get(word) ?? 0) + (names.has(word) ? 2 : 1));
    }
  }
  return [...told]
    .filter(([word, times]) => times > 1 && !/^\d+$/.test(word) && word.length > 1)
    .map(([word]) => word)
    .filter((word) => (asked.get(word) ?? 0) <= MAX_PHRASINGS_OF_PARTICULAR)
    .sort();
}

/** The owner's headings, wordings and names, each with the label that it speaks for. */
function ownPhrasings(
  knowledge: UntrainedKnowledge,
  claims: Claims,
  nearest: (text: string, candidates: readonly string[]) => string,
): { text: string; label: string }[] {
  const labelFor = (text: string, id: string) => {
    const labels = claims.labelsOfFacts.get(id) ?? [];
    const [first] = labels;
    if (first === undefined) return null;
    return labels.find((label) => label.startsWith('fact: ')) ?? nearest(text, labels);
  };
  const phrasings = knowledge.entries
    .filter(({ kind }) => kind !== 'article')
    .flatMap(({ id, phrasings }) => phrasings.map((text) => ({ text, id })));
  const names = Object.entries(knowledge.names).map(([text, id]) => ({ text, id }));
  const said = new Set(phrasings.map(({ text }) => plainForm(text)));
  return [...phrasings, ...names.filter(({ text }) => !said.has(plainForm(text)))].flatMap(
    ({ text, id }) => {
      const label = labelFor(text, id);
      return label === null ? [] : [{ text, label }];
    },
  );
}

/** The same weights with room for more labels, and for features that are seen only now. */
function widened(from: Weights, examples: readonly Example[], classes: number): Weights {
  const to = emptyWeights(examples, classes, LEAST_EXAMPLES);
  to.biases.set(from.biases);
  to.biases.fill(Math.min(...from.biases), from.classes);
  for (let place = 0; place < FEATURE_SPACE; place += 1) {
    const [source, target] = [from.rows[place]!, to.rows[place]!];
    if (source < 0 || target < 0) continue;
    const start = source * from.classes;
    to.values.set(from.values.subarray(start, start + from.classes), target * classes);
  }
  return to;
}

/** The arguments of packWeights: each weight as one of a few levels. */
function quantised({
  values,
  labels,
  starts,
  rows,
  biases,
}: SparseWeights): [SparseRow[], number[], number] {
  const sizes = values.map(Math.abs).sort();
  // The few that are larger than all others are cut: finer levels serve everyone else.
  const scale = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / MAX_LEVEL;
  const packed: SparseRow[] = [];
  for (let place = 0; place < FEATURE_SPACE; place += 1) {
    const row = rows[place]!;
    if (row < 0) continue;
    const kept: { label: number; level: number }[] = [];
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) {
      const level = Math.max(-MAX_LEVEL, Math.min(MAX_LEVEL, Math.round(values[at]! / scale)));
      if (level !== 0) kept.push({ label: labels[at]!, level });
    }
    if (kept.length === 0) continue;
    packed.push({
      place,
      labels: kept.map(({ label }) => label),
      levels: kept.map(({ level }) => level),
    });
  }
  return [packed, [...biases], scale];
}
