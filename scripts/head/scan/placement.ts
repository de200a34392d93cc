import { EYE_OFFSET_X_MM, PUPIL_Z_MM } from '@/lib/head/face';
import { VIEW_CENTRE_MM } from '@/lib/head/model/modelTransform';
import { CommandError } from '../CommandError';
import type { Landmarks } from '../landmarks';
import { nameOf, type Pose, turned } from '../pose/pose';
import type { Vector } from '../pose/vector';

/** Takes coordinates of a file into the millimetres of our head: turned, scaled, then moved. */
export type Placement = {
  readonly apply: (point: Vector) => Vector;
  /** What was done, for people. */
  readonly told: readonly string[];
};

/** How high a model without landmarks is made when nothing tells its size. */
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

type Unit = 'mm' | 'm' | null;
/** Where the points lie once they are turned. */
type Box = { readonly min: Vector; readonly max: Vector };

/**
 * Works out how a model is made life-size and put in its place.
 *
 * @param box of what is left of the model, turned
 * @param landmarks in the file's coordinates; all five or none
 */
export function placementOf(pose: Pose, box: Box, landmarks: Landmarks, unit: Unit): Placement {
  const size = box.max.map((max, axis) => max - box.min[axis]!);
  if (!(Math.max(...size) > 0)) throw new CommandError('All points of the model lie in one place.');
  const left = landmarks.get('pupil_left');
  const right = landmarks.get('pupil_right');
  const { scale, why } = scaleOf(unit, left, right, size[1] || Math.max(...size));
  const told = [
    `turned so that ${nameOf(pose.up)} is up and the face looks along ${nameOf(pose.front)}`,
    `${size.map((length) => length.toPrecision(3)).join(' x ')} in the file`,
    why,
  ];
  const offset = [0, 0, 0];
  if (left && right) {
    const [a, b] = [turned(pose, left), turned(pose, right)];
    for (let axis = 0; axis < 3; axis++) offset[axis] = (-scale * (a[axis]! + b[axis]!)) / 2;
    offset[2]! += PUPIL_Z_MM;
    told.push('put with its pupils at our origin’s height');
  } else {
    for (let axis = 0; axis < 3; axis++) {
      offset[axis] = VIEW_CENTRE_MM[axis]! - (scale * (box.max[axis]! + box.min[axis]!)) / 2;
    }
    told.push('centred in the picture; without landmarks it will not look or speak');
  }
  return {
    told,
    apply: (point) => {
      const [x, y, z] = turned(pose, point);
      return [scale * x + offset[0]!, scale * y + offset[1]!, scale * z + offset[2]!];
    },
  };
}

function scaleOf(
  unit: Unit,
  left: Vector | undefined,
  right: Vector | undefined,
  height: number,
): { scale: number; why: string } {
  if (unit) {
    return { scale: unit === 'mm' ? 1 : 1000, why: `its unit is written in it: ${unit}` };
  }
  if (left && right) {
    const between = Math.hypot(...left.map((value, axis) => value - right[axis]!));
    if (!(between > 0)) throw new CommandError('The two pupils lie in one place.');
    const scale = (2 * EYE_OFFSET_X_MM) / between;
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
