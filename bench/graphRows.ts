import type { GraphRow } from '@/lib/content/graphBench';
import { quartiles } from './statistics';

/*
 * What becomes of the rounds: medians and quartiles, of milliseconds and of the ratios to the engine
 * within each round, and the refusal of what was measured on a machine that was disturbed.
 */

/** How many times the lower quartile of its ratios a row's upper one may be. */
export const MOST_SPREAD = 1.25;

const rounded = (value: number) => Number(value.toPrecision(3));

function summaryOf(values: readonly number[]) {
  const { lower, median, upper } = quartiles(values);
  return { median: rounded(median), quartiles: [rounded(lower), rounded(upper)] as const };
}

/** A row and how far its ratios lie apart: the upper quartile over the lower one. */
export interface JudgedRow {
  row: GraphRow;
  spread: number;
}

/**
 * One row for each contestant.
 *
 * @param turns milliseconds of a step, by round and then by contestant; the first is the engine
 */
export function judgedRows(
  nodes: number,
  contestants: readonly { name: string; settings: string }[],
  turns: readonly (readonly number[])[],
): JudgedRow[] {
  return contestants.map(({ name, settings }, at) => {
    const times = turns.map((round) => round[at] ?? Number.NaN);
    // What slows one round slows all in it: only ratios within a round mean anything.
    const ratios = turns.map((round, index) => (times[index] ?? Number.NaN) / (round[0] ?? 1));
    const [ms, ratio] = [summaryOf(times), summaryOf(ratios)];
    const [lower, upper] = ratio.quartiles;
    return {
      row: {
        ...{ nodes, name, settings },
        ...{ medianMs: ms.median, quartilesMs: [...ms.quartiles] },
        ...{ ratio: ratio.median, ratioQuartiles: [...ratio.quartiles] },
      },
      spread: upper / lower,
    };
  });
}

/** Whether a row may be written down. */
export function isSteady({ spread }: Pick<JudgedRow, 'spread'>): boolean {
  return spread <= MOST_SPREAD;
}
