import type { ObjModel } from '@/lib/head/model/obj';
import type { Front, Up } from '../command';
import { CommandError } from '../CommandError';
import type { Landmarks } from '../landmarks';

/** Takes coordinates of a file into the millimetres of our head: turned, scaled, then moved. */
export type Placement = {
  readonly apply: (x: number, y: number, z: number) => readonly [number, number, number];
  /** Turns a direction without scaling it. */
  readonly turn: (x: number, y: number, z: number) => readonly [number, number, number];
  /** What was done, for people. */
  readonly told: readonly string[];
};

/** Distance between an adult's pupils, and how far forward they lie from our origin. */
const BETWEEN_PUPILS_MM = 64;
const PUPIL_DEPTH_MM = 84;
/** Middle and height of the picture that a model without landmarks fills. */
const PICTURE_CENTRE_MM = [0, -42, 5] as const;
const PICTURE_HEIGHT_MM = 330;
/** Heads, with and without neck and shoulders, are this high; it tells the unit of a file. */
const MIN_HEAD_MM = 150;
const MAX_BUST_MM = 800;
const UNITS = [
  ['millimetres', 1],
  ['centimetres', 10],
  ['metres', 1000],
  ['inches', 25.4],
] as const;

/** Works out how a model is turned upright and forward, made life-size and put in its place. */
export function placementOf(
  model: ObjModel,
  landmarks: Landmarks,
  up: Up,
  front: Front,
): Placement {
  const turn = turner(up, front);
  const box = turnedBox(model.positions, turn);
  const size = box.most.map((most, axis) => most - box.least[axis]!);
  const height = size[1]!;
  if (!(Math.max(...size) > 0)) throw new CommandError('All points of the model lie in one place.');
  const told = [
    `turned so that ${up} is up and the face looks along ${front}`,
    `${size.map((length) => length.toPrecision(3)).join(' x ')} in the file`,
  ];
  const turnedMarks = new Map(
    [...landmarks].map(([name, point]) => [name, turn(...point)] as const),
  );
  const { scale, why } = scaleOf(model, turnedMarks, height || Math.max(...size));
  told.push(why);

  const left = turnedMarks.get('pupil_left');
  const right = turnedMarks.get('pupil_right');
  const offset: [number, number, number] = [0, 0, 0];
  if (left && right) {
    for (let axis = 0; axis < 3; axis++) offset[axis] = (-scale * (left[axis]! + right[axis]!)) / 2;
    offset[2] += PUPIL_DEPTH_MM;
    told.push('put with its pupils at our origin’s height');
  } else {
    for (let axis = 0; axis < 3; axis++) {
      offset[axis] = PICTURE_CENTRE_MM[axis]! - (scale * (box.most[axis]! + box.least[axis]!)) / 2;
    }
    told.push('centred in the picture; without landmarks it will not look or speak');
  }
  return {
    turn,
    told,
    apply: (x, y, z) => {
      const [a, b, c] = turn(x, y, z);
      return [scale * a + offset[0], scale * b + offset[1], scale * c + offset[2]];
    },
  };
}

/** Landmarks in millimetres; throws {@link CommandError} when left and right or up and down are changed over. */
export function placedLandmarks(landmarks: Landmarks, { apply }: Placement): Landmarks {
  const placed = new Map([...landmarks].map(([name, point]) => [name, apply(...point)] as const));
  for (const part of ['pupil', 'mouth']) {
    const left = placed.get(`${part}_left`);
    const right = placed.get(`${part}_right`);
    if (left && right && left[0] <= right[0]) {
      throw new CommandError(
        `${part}_left must lie on the sitter's left of ${part}_right: turn the model with --front, or change them over.`,
      );
    }
  }
  const chin = placed.get('chin');
  const mouth = placed.get('mouth_left');
  const pupil = placed.get('pupil_left');
  if (chin && mouth && pupil && !(pupil[1] > mouth[1] && mouth[1] > chin[1])) {
    throw new CommandError('Pupils, mouth and chin must follow each other downward: check --up.');
  }
  return placed;
}

/** First up is turned to y, then the front about y to z. */
function turner(up: Up, front: Front): Placement['turn'] {
  const upright: Placement['turn'] = up === 'y' ? (x, y, z) => [x, y, z] : (x, y, z) => [x, z, -y];
  return (x, y, z) => {
    const [a, b, c] = upright(x, y, z);
    if (front === '-z') return [-a, b, -c];
    if (front === 'x') return [-c, b, a];
    if (front === '-x') return [c, b, -a];
    return [a, b, c];
  };
}

function turnedBox(positions: Float32Array, turn: Placement['turn']) {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    const point = turn(positions[i]!, positions[i + 1]!, positions[i + 2]!);
    for (let axis = 0; axis < 3; axis++) {
      least[axis] = Math.min(least[axis]!, point[axis]!);
      most[axis] = Math.max(most[axis]!, point[axis]!);
    }
  }
  return { least, most };
}

function scaleOf(model: ObjModel, landmarks: Landmarks, height: number) {
  if (model.unit) {
    const scale = model.unit === 'mm' ? 1 : 1000;
    return { scale, why: `its unit is written in it: ${model.unit}` };
  }
  const left = landmarks.get('pupil_left');
  const right = landmarks.get('pupil_right');
  if (left && right) {
    const between = Math.hypot(...left.map((value, axis) => value - right[axis]!));
    if (!(between > 0)) throw new CommandError('The two pupils lie in one place.');
    const scale = BETWEEN_PUPILS_MM / between;
    return { scale, why: `scaled by ${scale.toPrecision(4)}: the pupils are 64 mm apart` };
  }
  for (const [name, scale] of UNITS) {
    const inMillimetres = height * scale;
    if (inMillimetres >= MIN_HEAD_MM && inMillimetres <= MAX_BUST_MM) {
      return { scale, why: `taken to be in ${name}: it is ${Math.round(inMillimetres)} mm high` };
    }
  }
  const scale = PICTURE_HEIGHT_MM / height;
  return { scale, why: `of no size that heads have: scaled by ${scale.toPrecision(4)} to 330 mm` };
}
