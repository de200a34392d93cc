import type { NumberRow } from '@/lib/paillier/plainNumbers';

interface Preset {
  label: string;
  /** What the people want, before anything has happened. */
  story: string;
  rows: readonly NumberRow[];
  /** By how much the total is falsified: as much as would not be noticed. */
  raise: bigint;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gina', 'Hugo', 'Iris', 'Jan'];

const rowsOf = (numbers: readonly string[]): NumberRow[] =>
  numbers.map((text, index) => ({ label: NAMES[index] ?? '', text }));

/** Three sets of numbers to begin with, each with a point of its own. */
export const PRESETS = {
  salaries: {
    label: 'Salaries',
    story: 'Three colleagues want to know what they earn together. None wants to say how much.',
    rows: rowsOf(['41500', '38250.75', '52000']),
    raise: 1000n,
  },
  vote: {
    label: 'Vote',
    story: 'Five people vote: 1 is yes, 0 is no. Nobody is to see how anyone voted.',
    rows: rowsOf(['1', '0', '1', '1', '0']),
    raise: 1n,
  },
  tenths: {
    label: 'Ten times 0.1',
    story: 'Ten people put in 0.1 each. That makes 1, but JavaScript says 0.9999999999999999.',
    rows: rowsOf(Array<string>(10).fill('0.1')),
    raise: 1000n,
  },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
