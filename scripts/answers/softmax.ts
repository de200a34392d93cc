import type { Features } from '@/lib/answers/features';
import { FEATURE_SPACE } from '@/lib/answers/features';

/*
 * Softmax regression by stochastic gradient descent over sparse features, in one thread and with
 * seeded randomness: the same examples always give the same weights.
 */

export type Example = { features: Features; label: number };

/** Weights of every feature that was seen often enough, a row of `classes` numbers each. */
export type Weights = {
  classes: number;
  /** The row of each place of the feature space; -1 where there is none. */
  rows: Int32Array;
  rowCount: number;
  values: Float32Array;
  biases: Float32Array;
};

export type DescentOptions = {
  epochs: number;
  firstRate: number;
  lastRate: number;
  /** The share of features left out of each example each time, so that none is relied on alone. */
  dropout: number;
  /** The share of words left out, each with all that it brings. */
  wordDropout: number;
  random: () => number;
};

/** Gradients below this change nothing worth their time. */
const MIN_GRADIENT = 1e-3;
export const BIAS_RATE = 0.02;

/** A feature that fewer examples have says nothing about others; a whole word says more than a part. */
export type LeastExamples = { word: number; part: number };

export function emptyWeights(
  examples: readonly Example[],
  classes: number,
  least: LeastExamples,
): Weights {
  const counts = new Int32Array(FEATURE_SPACE);
  const isWhole = new Uint8Array(FEATURE_SPACE);
  for (const { features } of examples) {
    features.places.forEach((place, at) => {
      counts[place]! += 1;
      if (features.isWhole[at] === 1) isWhole[place] = 1;
    });
  }
  const rows = new Int32Array(FEATURE_SPACE).fill(-1);
  let rowCount = 0;
  for (let place = 0; place < FEATURE_SPACE; place += 1) {
    if (counts[place]! >= (isWhole[place] === 1 ? least.word : least.part))
      rows[place] = rowCount++;
  }
  return {
    classes,
    rows,
    rowCount,
    values: new Float32Array(rowCount * classes),
    biases: new Float32Array(classes),
  };
}

export function descend(
  weights: Weights,
  examples: readonly Example[],
  options: DescentOptions,
): void {
  const { classes } = weights;
  const order = Int32Array.from(examples.keys());
  const offsets = new Int32Array(4096);
  const inputs = new Float64Array(4096);
  const scores = new Float64Array(classes);
  const touched = new Int32Array(classes);
  const gradients = new Float64Array(classes);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, options.random);
    const part = options.epochs > 1 ? epoch / (options.epochs - 1) : 1;
    const rate = options.firstRate + (options.lastRate - options.firstRate) * part;
    for (const index of order) {
      const { features, label } = examples[index]!;
      const count = read(features, weights, options, offsets, inputs);
      score(weights, offsets, inputs, count, scores);
      softmax(scores);
      const touchedCount = gradientsOf(scores, label, touched, gradients);
      update(weights, offsets, inputs, count, rate, touched, gradients, touchedCount);
    }
  }
}

/** Which words of the text that is being read are left out; those of a long text share places. */
const leftOut = new Uint8Array(32);

/** The rows and values of an example that are not left out this time. */
export function read(
  { places, values, words }: Features,
  { rows, classes }: { rows: Int32Array; classes: number },
  { dropout, wordDropout, random }: DescentOptions,
  offsets: Int32Array,
  inputs: Float64Array,
): number {
  let count = 0;
  const kept = 1 / Math.sqrt(1 - dropout);
  for (let word = 0; word < leftOut.length; word += 1) {
    leftOut[word] = random() < wordDropout ? 1 : 0;
  }
  for (let at = 0; at < places.length && count < offsets.length; at += 1) {
    const row = rows[places[at]!]!;
    if (row < 0 || leftOut[words[at]! % leftOut.length] === 1 || random() < dropout) continue;
    offsets[count] = row * classes;
    inputs[count] = values[at]! * kept;
    count += 1;
  }
  return count;
}

function score(
  { values, biases, classes }: Weights,
  offsets: Int32Array,
  inputs: Float64Array,
  count: number,
  scores: Float64Array,
): void {
  scores.set(biases);
  for (let at = 0; at < count; at += 1) {
    addRow(scores, values, offsets[at]!, inputs[at]!, classes);
  }
}

function addRow(
  scores: Float64Array,
  values: Float32Array,
  offset: number,
  input: number,
  classes: number,
): void {
  for (let label = 0; label < classes; label += 1) {
    scores[label] = scores[label]! + values[offset + label]! * input;
  }
}

export function softmax(scores: Float64Array): void {
  let highest = -Infinity;
  for (const one of scores) if (one > highest) highest = one;
  let sum = 0;
  for (let label = 0; label < scores.length; label += 1) {
    const power = Math.exp(scores[label]! - highest);
    scores[label] = power;
    sum += power;
  }
  for (let label = 0; label < scores.length; label += 1) scores[label] = scores[label]! / sum;
}

function gradientsOf(
  shares: Float64Array,
  label: number,
  touched: Int32Array,
  gradients: Float64Array,
): number {
  let count = 0;
  for (let one = 0; one < shares.length; one += 1) {
    const gradient = shares[one]! - (one === label ? 1 : 0);
    if (gradient > MIN_GRADIENT || gradient < -MIN_GRADIENT) {
      touched[count] = one;
      gradients[count] = gradient;
      count += 1;
    }
  }
  return count;
}

function update(
  { values, biases }: Weights,
  offsets: Int32Array,
  inputs: Float64Array,
  count: number,
  rate: number,
  touched: Int32Array,
  gradients: Float64Array,
  touchedCount: number,
): void {
  for (let at = 0; at < count; at += 1) {
    const offset = offsets[at]!;
    const step = rate * inputs[at]!;
    for (let one = 0; one < touchedCount; one += 1) {
      const place = offset + touched[one]!;
      values[place] = values[place]! - step * gradients[one]!;
    }
  }
  for (let one = 0; one < touchedCount; one += 1) {
    biases[touched[one]!] = biases[touched[one]!]! - rate * BIAS_RATE * gradients[one]!;
  }
}

export function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** How likely each label is for one text. */
export function sharesOf(weights: Weights, { places, values }: Features): Float64Array {
  const scores = new Float64Array(weights.classes);
  scores.set(weights.biases);
  places.forEach((place, at) => {
    const row = weights.rows[place]!;
    if (row >= 0)
      addRow(scores, weights.values, row * weights.classes, values[at]!, weights.classes);
  });
  softmax(scores);
  return scores;
}
