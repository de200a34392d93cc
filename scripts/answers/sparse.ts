import {
  BIAS_RATE,
  type DescentOptions,
  type Example,
  read,
  shuffle,
  softmax,
  type Weights,
} from './softmax';

/*
 * What is left of the weights when the small ones are cut away, and how it goes on learning.
 */

/** The weights that are left after pruning, in compressed sparse rows. */
export type SparseWeights = {
  classes: number;
  rows: Int32Array;
  /** Where each row begins; one more for the end. */
  starts: Int32Array;
  labels: Uint16Array;
  values: Float32Array;
  biases: Float32Array;
};

/** What speaks against a label is kept less readily than what speaks for one. */
const AGAINST_SHARE = 0.6;
/** A prime, so that the sample meets all labels. */
const SAMPLE_STRIDE = 7;

/**
 * Keeps the weights that move scores most, and forgets all others.
 *
 * @param preferences how many times its effect a weight of each label counts
 */
export function prune(
  { values, rows, classes, rowCount, biases }: Weights,
  examples: readonly Example[],
  count: number,
  preferences: readonly number[],
): SparseWeights {
  const squares = new Float64Array(rowCount);
  for (const { features } of examples) {
    features.places.forEach((place, at) => {
      const row = rows[place]!;
      if (row >= 0) squares[row] = squares[row]! + features.values[at]! ** 2;
    });
  }
  // Between the size of a weight and its effect over all examples: rare words count too.
  const effects = new Float32Array(values.length);
  for (let row = 0; row < rowCount; row += 1) {
    const root = Math.sqrt(Math.sqrt(squares[row]!));
    for (let label = 0; label < classes; label += 1) {
      const value = values[row * classes + label]!;
      const effect = root * (value < 0 ? -value * AGAINST_SHARE : value);
      effects[row * classes + label] = effect * preferences[label]!;
    }
  }
  // A sample tells the bar nearly as well as all of them, in a tenth of the time.
  const sample = new Float32Array(Math.ceil(effects.length / SAMPLE_STRIDE));
  for (let at = 0; at < sample.length; at += 1) sample[at] = effects[at * SAMPLE_STRIDE]!;
  sample.sort();
  const least = sample[Math.max(0, sample.length - Math.round(count / SAMPLE_STRIDE))] ?? 0;
  const starts = new Int32Array(rowCount + 1);
  const kept: number[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    for (let at = row * classes; at < (row + 1) * classes; at += 1) {
      if (effects[at]! >= least && effects[at]! > 0) kept.push(at);
    }
    starts[row + 1] = kept.length;
  }
  return {
    classes,
    rows,
    starts,
    labels: Uint16Array.from(kept, (at) => at % classes),
    values: Float32Array.from(kept, (at) => values[at]!),
    biases,
  };
}

/** Goes on with the weights that are left. */
export function descendSparsely(
  weights: SparseWeights,
  examples: readonly Example[],
  options: DescentOptions,
): void {
  const { classes, starts, labels, values, biases } = weights;
  const order = Int32Array.from(examples.keys());
  const places = new Int32Array(4096);
  const inputs = new Float64Array(4096);
  const shares = new Float64Array(classes);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, options.random);
    const part = options.epochs > 1 ? epoch / (options.epochs - 1) : 1;
    const rate = options.firstRate + (options.lastRate - options.firstRate) * part;
    for (const index of order) {
      const { features, label } = examples[index]!;
      const count = read(features, { rows: weights.rows, classes: 1 }, options, places, inputs);
      shares.set(biases);
      for (let at = 0; at < count; at += 1) {
        const row = places[at]!;
        const input = inputs[at]!;
        for (let one = starts[row]!; one < starts[row + 1]!; one += 1) {
          shares[labels[one]!] = shares[labels[one]!]! + values[one]! * input;
        }
      }
      softmax(shares);
      shares[label] = shares[label]! - 1;
      for (let at = 0; at < count; at += 1) {
        const row = places[at]!;
        const step = rate * inputs[at]!;
        for (let one = starts[row]!; one < starts[row + 1]!; one += 1) {
          values[one] = values[one]! - step * shares[labels[one]!]!;
        }
      }
      for (let one = 0; one < classes; one += 1) {
        biases[one] = biases[one]! - rate * BIAS_RATE * shares[one]!;
      }
    }
  }
}
