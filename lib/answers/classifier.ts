import { FEATURE_SPACE, featuresOf } from './features';
import type { ClassifierData } from './knowledge';
import { MAX_LEVEL, numberAt } from './pack';

/** Tells what a text asks for. */
export type Classifier = {
  labels: readonly string[];
  /** How likely each label is, in their order; they sum to 1. Overwritten by the next call. */
  classify: (text: string) => Float64Array;
  /** False where a text has words that say what it is about, and none of them was ever learnt. */
  isFamiliar: (text: string) => boolean;
};

/**
 * A linear classifier over words, pairs of words and groups of letters (softmax regression).
 *
 * @param data as scripts/answers trained it
 * @param ownerNames in small letters: they count as "you"
 */
export function createClassifier(
  data: Pick<ClassifierData, 'labels' | 'weights'>,
  ownerNames: readonly string[],
): Classifier {
  const { labels } = data;
  const weights = unpack(data.weights);
  const names = new Set(ownerNames);
  const shares = new Float64Array(labels.length);

  return {
    labels,
    isFamiliar(text) {
      const { places, isWhole } = featuresOf(text, names);
      const words = [...places].filter((_, at) => isWhole[at] === 1);
      return words.length === 0 || words.some((place) => (weights.rowOfPlace[place] ?? 0) > 0);
    },
    classify(text) {
      const { places, values } = featuresOf(text, names);
      shares.set(weights.biases);
      for (let at = 0; at < places.length; at += 1) {
        const row = weights.rowOfPlace[places[at] ?? 0] ?? 0;
        const value = values[at] ?? 0;
        const end = weights.ends[row] ?? 0;
        for (let one = weights.ends[row - 1] ?? 0; one < end; one += 1) {
          const label = weights.labels[one] ?? 0;
          shares[label] = (shares[label] ?? 0) + (weights.values[one] ?? 0) * value;
        }
      }
      softmax(shares);
      return shares;
    },
  };
}

/** Compressed sparse rows; row 0 is empty, for places without weights. */
type SparseWeights = {
  biases: Float32Array;
  rowOfPlace: Uint16Array | Int32Array;
  ends: Int32Array;
  labels: Uint16Array;
  values: Float32Array;
};

function unpack(packed: ClassifierData['weights']): SparseWeights {
  const rowOfPlace = new Int32Array(FEATURE_SPACE);
  const ends = new Int32Array(packed.gaps.length + 1);
  const labels = new Uint16Array(packed.labels.length);
  const values = new Float32Array(packed.labels.length);
  let place = -1;
  let at = 0;
  for (let row = 1; row < ends.length; row += 1) {
    place += numberAt(packed.gaps, row - 1) + 1;
    rowOfPlace[place] = row;
    const end = at + numberAt(packed.counts, row - 1);
    let label = -1;
    for (; at < end; at += 1) {
      label += numberAt(packed.labels, at) + 1;
      labels[at] = label;
      values[at] = (numberAt(packed.levels, at) - MAX_LEVEL) * packed.scale;
    }
    ends[row] = end;
  }
  return { biases: Float32Array.from(packed.biases), rowOfPlace, ends, labels, values };
}

function softmax(scores: Float64Array): void {
  let highest = -Infinity;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = power;
    sum += power;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}
