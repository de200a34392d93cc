import { parseArgs } from 'node:util';
import { CLOUD_OPTIONS } from '@/lib/head/model/cloud';
import { CommandError } from './CommandError';
import { LANDMARK_NAMES, LANDMARK_TELLS, type LandmarkName } from './landmarks';
import { AXES, type Axis } from './pose/pose';

/** The page draws no more. */
const MAX_PARTICLES = CLOUD_OPTIONS.maximumPoints;
const DEFAULT_OUT = 'public/me.obj';
const DEFAULT_STILL = 'public/still';

export const USAGE = `npm run head                      sculpts our own head
npm run head -- scan.glb          makes a head of your own model: GLB, OBJ, PLY or STL

  --landmarks                     draws a picture to read the five landmarks from, and asks for them
  --pupil-left a,b                landmarks, left being the sitter's left: two numbers as they are
  --pupil-right a,b               read from that picture, or three in the file's coordinates;
  --mouth-left a,b                with all five the head looks at people and speaks
  --mouth-right a,b
  --chin a,b
  --up x|-x|y|-y|z|-z             which way is up in the file, where it is not proposed rightly
  --front x|-x|y|-y|z|-z          where the face looks in the file
  --particles N                   how many, 1,000 to ${MAX_PARTICLES.toLocaleString('en-GB')} (21000)
  --out file                      where the model is written (${DEFAULT_OUT})
  --preview folder                pictures to judge it by (previews with --landmarks)
  --still folder                  the pictures shown where there is no WebGL, as WebP;
                                  ${DEFAULT_STILL} unless --out names another file
  --no-still                      leaves those as they are`;

/** A landmark as it was given: across and up in the picture, or x, y and z in the file. */
export type GivenLandmark = readonly [number, number] | readonly [number, number, number];

/** What the command line asks for. */
export type Command = {
  /** An owner's own model; null sculpts our head. */
  readonly scan: string | null;
  /** Null: proposed from the shape. */
  readonly up: Axis | null;
  readonly front: Axis | null;
  /** Whatever was given; a head needs all five. */
  readonly landmarks: ReadonlyMap<LandmarkName, GivenLandmark>;
  /** Whether landmarks are wanted: then a missing one is asked for. */
  readonly wantsLandmarks: boolean;
  readonly particles: number;
  readonly out: string;
  readonly preview: string | null;
  readonly still: string | null;
};

const OPTIONS = {
  landmarks: { type: 'boolean' },
  up: { type: 'string' },
  front: { type: 'string' },
  'pupil-left': { type: 'string' },
  'pupil-right': { type: 'string' },
  'mouth-left': { type: 'string' },
  'mouth-right': { type: 'string' },
  chin: { type: 'string' },
  particles: { type: 'string', default: '21000' },
  out: { type: 'string', default: DEFAULT_OUT },
  preview: { type: 'string' },
  still: { type: 'string' },
  'no-still': { type: 'boolean' },
} as const;

/** Reads the words after the command; throws {@link CommandError} for what cannot be meant. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parsed(joinNegatives(words));
  if (positionals.length > 1) throw new CommandError('Give one model at a time.');
  const scan = positionals[0] ?? null;
  const landmarks = new Map<LandmarkName, GivenLandmark>();
  for (const name of LANDMARK_NAMES) {
    const text = values[flagOf(name)];
    if (text !== undefined) landmarks.set(name, pointOf(flagOf(name), text));
  }
  const wantsLandmarks = values.landmarks === true || landmarks.size > 0;
  if (scan === null && wantsLandmarks) {
    throw new CommandError('Landmarks belong to a model of your own: name its file first.');
  }
  const up = axisOf('up', values.up);
  const front = axisOf('front', values.front);
  if (up && front && up.at(-1) === front.at(-1)) {
    throw new CommandError('--up and --front cannot lie along one axis.');
  }
  const still = values.still ?? (values.out === DEFAULT_OUT ? DEFAULT_STILL : null);
  return {
    scan,
    up,
    front,
    landmarks,
    wantsLandmarks,
    particles: countOf(values.particles),
    out: values.out,
    preview: values.preview ?? null,
    still: values['no-still'] ? null : still,
  };
}

/**
 * Asks for the first landmark that is missing.
 *
 * @param picture where it can be read from
 * @throws CommandError unless all five are there
 */
export function refuseIncomplete(landmarks: ReadonlyMap<string, unknown>, picture: string | null) {
  const missing = LANDMARK_NAMES.find((name) => !landmarks.has(name));
  if (!missing) return;
  throw new CommandError(
    `--${flagOf(missing)} is missing, ${LANDMARK_TELLS[missing]}: ` +
      (picture ? `read it from ${picture}.` : 'give all five landmarks or none.'),
  );
}

type Flag = 'pupil-left' | 'pupil-right' | 'mouth-left' | 'mouth-right' | 'chin';
const flagOf = (name: LandmarkName) => name.replace('_', '-') as Flag;

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

function axisOf(flag: string, value: string | undefined): Axis | null {
  if (value === undefined) return null;
  const axis = AXES.find((one) => one === value);
  if (axis === undefined) throw new CommandError(`--${flag} is one of ${AXES.join(', ')}.`);
  return axis;
}

function countOf(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > MAX_PARTICLES) {
    throw new CommandError(
      `The page draws at most ${MAX_PARTICLES} points: --particles ${text} would be sent for nothing.`,
    );
  }
  if (Number.isInteger(count) && count >= 1000) return count;
  throw new CommandError(`--particles is a whole number from 1000 to ${MAX_PARTICLES}.`);
}

function pointOf(flag: string, text: string): GivenLandmark {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [x = NaN, y = NaN, z = NaN] = numbers;
  if (numbers.every(Number.isFinite)) {
    if (numbers.length === 2) return [x, y];
    if (numbers.length === 3) return [x, y, z];
  }
  throw new CommandError(
    `--${flag} is two numbers from the picture or three of the file, with commas between, as in 31.5,84.`,
  );
}
