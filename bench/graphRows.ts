import type { GraphRow } from '@/lib/content/graphBench';
import { quartiles } from './statistics';

/*
 * What becomes of the rounds: medians and quartiles, of milliseconds and of the ratios to the engine
 * within each round, and the refusal of what was measured on a machine that was disturbed.
 */

/** How many times the lower quartile of its ratios a row's upper one may be. */
export const MAX_SPREAD = 1.25;

const rounded = (value: number) => Number(value.toPrecision(3));

function summaryOf(values: readonly number[]) {
  const { lower, median, upper } = quartiles(values);
  return { median: rounded(median), quartiles: [rounded(lower), rounded(upper)] as const };
}

/** Milliseconds of one step, and of one of the engine's at the same time. */
export interface Turn {
  ms: number;
  engineMs: number;
}

/** One round: the engine has a turn before and after each of its peers, which is set beside both. */
export function roundOf(timeEngine: () => number, timePeers: readonly (() => number)[]): Turn[] {
  let before = timeEngine();
  const turns = [{ ms: before, engineMs: before }];
  for (const timePeer of timePeers) {
    const ms = timePeer();
    const after = timeEngine();
    turns.push({ ms, engineMs: (before + after) / 2 });
    before = after;
  }
  return turns;
}

/** A row and how far its ratios lie apart: the upper quartile over the lower one. */
export interface JudgedRow {
  row: GraphRow;
  spread: number;
}

/**
 * One row for each contestant.
 *
 * @param turns by round and then by contestant, of whom the first is the engine
 */
export function judgedRows(
  nodes: number,
  contestants: readonly { name: string; settings: string }[],
  turns: readonly (readonly Turn[])[],
): JudgedRow[] {
  return contestants.map(({ name, settings }, at) => {
    const own = turns.map((round) => round[at] ?? { ms: Number.NaN, engineMs: Number.NaN });
    const ms = summaryOf(own.map((turn) => turn.ms));
    // What slows one slows the other: only ratios of the same moment mean anything.
    const ratio = summaryOf(own.map((turn) => turn.ms / turn.engineMs));
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
  return spread <= MAX_SPREAD;
}
