import { parseArgs } from 'node:util';
import { CommandError } from './CommandError';
import type { Landmarks } from './landmarks';

export const USAGE = `npm run head                      sculpts our own head
npm run head -- scan.obj          makes a head of your own model

  --up y|z                        which axis of the file points up (y)
  --front z|-z|x|-x               where the face then looks (z)
  --pupil-left x,y,z              landmarks in the file's coordinates, left being the sitter's left:
  --pupil-right x,y,z             with all five the head looks at people and speaks
  --mouth-left x,y,z
  --mouth-right x,y,z
  --chin x,y,z
  --particles N                   how many, 1,000 to 200,000 (21000)
  --out file                      where the model is written (public/me.obj)
  --preview folder                pictures to judge it by
  --still folder                  the pictures shown where there is no WebGL, as WebP`;

export type Up = 'y' | 'z';
export type Front = 'z' | '-z' | 'x' | '-x';

/** What the command line asks for. */
export type Command = {
  /** An owner's own model; null sculpts our head. */
  readonly scan: string | null;
  readonly up: Up;
  readonly front: Front;
  /** In the scan's own coordinates; empty or all five. */
  readonly landmarks: Landmarks;
  readonly particles: number;
  readonly out: string;
  readonly preview: string | null;
  readonly still: string | null;
};

const LANDMARK_NAMES = ['pupil_left', 'pupil_right', 'mouth_left', 'mouth_right', 'chin'] as const;

const OPTIONS = {
  up: { type: 'string', default: 'y' },
  front: { type: 'string', default: 'z' },
  'pupil-left': { type: 'string' },
  'pupil-right': { type: 'string' },
  'mouth-left': { type: 'string' },
  'mouth-right': { type: 'string' },
  chin: { type: 'string' },
  particles: { type: 'string', default: '21000' },
  out: { type: 'string', default: 'public/me.obj' },
  preview: { type: 'string' },
  still: { type: 'string' },
} as const;

/** Reads the words after the command; throws {@link CommandError} for what cannot be meant. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parsed(joinNegatives(words));
  if (positionals.length > 1) throw new CommandError('Give one model at a time.');
  const scan = positionals[0] ?? null;
  const landmarks = new Map<string, readonly [number, number, number]>();
  for (const name of LANDMARK_NAMES) {
    const text = values[flagOf(name)];
    if (text !== undefined) landmarks.set(name, pointOf(flagOf(name), text));
  }
  if (landmarks.size > 0) refuseIncomplete(landmarks);
  if (scan === null && landmarks.size > 0) {
    throw new CommandError('Landmarks belong to a model of your own: name its file first.');
  }
  return {
    scan,
    up: oneOf('up', values.up, ['y', 'z']),
    front: oneOf('front', values.front, ['z', '-z', 'x', '-x']),
    landmarks,
    particles: countOf(values.particles),
    out: values.out,
    preview: values.preview ?? null,
    still: values.still ?? null,
  };
}

/** Throws {@link CommandError} unless all five landmarks are there. */
export function refuseIncomplete(landmarks: Landmarks): void {
  const missing = LANDMARK_NAMES.find((name) => !landmarks.has(name));
  if (missing)
    throw new CommandError(`Give all five landmarks or none: --${flagOf(missing)} is missing.`);
}

type Flag = 'pupil-left' | 'pupil-right' | 'mouth-left' | 'mouth-right' | 'chin';
const flagOf = (name: (typeof LANDMARK_NAMES)[number]) => name.replace('_', '-') as Flag;

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Node's own words, without its name for the error and its advice.
    const [reason = ''] = String(error)
      .replace(/^\w+ \[\w+\]: /, '')
      .split(/\. |\n/);
    throw new CommandError(`${reason.replace(/\.$/, '')}.`);
  }
}

/** `--front -z` and `--chin -1,2,3` are meant as values, which parseArgs takes only after `=`. */
function joinNegatives(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isValue =
      /^-(?:[xyz]$|[\d.])/.test(word) && before !== undefined && /^--[a-z-]+$/.test(before);
    if (isValue) joined[joined.length - 1] = `${before}=${word}`;
    else joined.push(word);
  }
  return joined;
}

function oneOf<Choice extends string>(
  flag: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw new CommandError(`--${flag} is one of ${choices.join(', ')}.`);
  return choice;
}

function countOf(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1000 && count <= 200_000) return count;
  throw new CommandError('--particles is a whole number from 1000 to 200000.');
}

function pointOf(flag: string, text: string): readonly [number, number, number] {
  const [x = NaN, y = NaN, z = NaN, ...more] = text
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (more.length === 0 && Number.isFinite(x + y + z)) return [x, y, z];
  throw new CommandError(`--${flag} is three numbers with commas between, as in 31.5,0,84.`);
}
