import {
  CHIN_Y_MM,
  EYE_OFFSET_X_MM,
  lipLineAt,
  MOUTH_CORNER_Y_MM,
  MOUTH_CORNER_Z_MM,
  MOUTH_HALF_WIDTH_MM,
  PUPIL_Z_MM,
} from '@/lib/head/face';
import { clamp, mix } from '@/lib/math/scalar';
import type { ObjModel } from './obj';

/** The middle of the picture, in the millimetres of me.obj: the scene's origin. */
export const VIEW_CENTRE_MM = [0, -42, 5] as const;
/** A model of unknown size is scaled until it fills this much of the picture's 398 mm. */
const FILLED_MM = 330;

/** Takes a model's coordinates into the picture: scaled first, then moved. */
export type ModelTransform = { scale: number; offset: readonly [number, number, number] };

/**
 * How the sculpted face's own measures differ from those that the moving face is written in.
 * The vertex shader goes there, moves the point, and takes only the difference back.
 */
export type Rig = {
  /** Sideways at the height of the eyes, and at that of the mouth. */
  widths: readonly [eyes: number, mouth: number];
  /** Heights of pupils, mouth and chin in the picture. */
  heights: readonly [eyes: number, mouth: number, chin: number];
  /** How far the pupils and the mouth lie before or behind those of the moving face. */
  depths: readonly [eyes: number, mouth: number];
};

/** The transform and, when all five landmarks are there, the rig. */
export function modelTransformOf(model: ObjModel): { transform: ModelTransform; rig: Rig | null } {
  const landmarks = readLandmarks(model);
  if (!landmarks) return { transform: frameOfBox(model.positions), rig: null };

  const { pupilLeft, pupilRight, mouthLeft, mouthRight, chin } = landmarks;
  const between = Math.hypot(...pupilLeft.map((value, axis) => value - (pupilRight[axis] ?? 0)));
  const scale = model.unit === 'mm' ? 1 : (2 * EYE_OFFSET_X_MM) / between;
  const middle = (axis: 0 | 1 | 2, ...points: Vector[]) =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const offset: [number, number, number] =
    model.unit === 'mm'
      ? [0, 0, 0]
      : [
          -scale * middle(0, pupilLeft, pupilRight),
          -scale * middle(1, pupilLeft, pupilRight),
          PUPIL_Z_MM - scale * middle(2, pupilLeft, pupilRight),
        ];
  const placed = (axis: 0 | 1 | 2, ...points: Vector[]) =>
    scale * middle(axis, ...points) + offset[axis];
  const width = (left: Vector, right: Vector) => (scale * Math.abs(left[0] - right[0])) / 2;

  return {
    transform: { scale, offset },
    rig: {
      widths: [
        width(pupilLeft, pupilRight) / EYE_OFFSET_X_MM,
        width(mouthLeft, mouthRight) / MOUTH_HALF_WIDTH_MM,
      ],
      heights: [
        placed(1, pupilLeft, pupilRight),
        seamNear(model, { scale, offset }, placed(1, mouthLeft, mouthRight)),
        placed(1, chin),
      ],
      depths: [
        placed(2, pupilLeft, pupilRight) - PUPIL_Z_MM,
        placed(2, mouthLeft, mouthRight) - MOUTH_CORNER_Z_MM,
      ],
    },
  };
}

/** A place on the model, as the moving face has it: pupils, mouth and chin where its own are. */
export function onMovingFace(rig: Rig, x: number, y: number, z: number): Vector {
  const [eyes, mouth, chin] = rig.heights;
  const below = clamp((eyes - y) / (eyes - mouth), 0, 1);
  return [
    x / mix(...rig.widths, below),
    heightOnMovingFace(y, eyes, mouth, chin),
    z - mix(...rig.depths, below),
  ];
}

/** Evenly between the heights that are known. */
function heightOnMovingFace(y: number, eyes: number, mouth: number, chin: number): number {
  if (y > eyes) return y - eyes;
  if (y > mouth) return ((y - eyes) / (eyes - mouth)) * -MOUTH_CORNER_Y_MM;
  return MOUTH_CORNER_Y_MM + ((y - mouth) / (mouth - chin)) * (MOUTH_CORNER_Y_MM - CHIN_Y_MM);
}

/** How far a landmark of the mouth may lie from the seam between the lips. */
const SEAM_REACH_MM = 8;
const SEAM_STEP_MM = 0.25;
/** The colour that says flat; below it is hollow. */
const FLAT = 0.5;

/**
 * The lips part along the seam that is sculpted, not along a landmark two millimetres off: of the
 * heights near the landmark, the one at which the lip line runs through the deepest hollow.
 */
function seamNear(
  { positions, colours }: ObjModel,
  transform: ModelTransform,
  landmarkY: number,
): number {
  if (!colours) return landmarkY;
  const steps = Math.round((2 * SEAM_REACH_MM) / SEAM_STEP_MM);
  const depths = new Float32Array(steps + 1);
  for (let i = 0; i < positions.length; i += 3) {
    const hollow = FLAT - (colours[i + 1] ?? FLAT);
    const x = Math.abs((positions[i] ?? 0) * transform.scale + transform.offset[0]);
    const z = (positions[i + 2] ?? 0) * transform.scale + transform.offset[2];
    if (hollow <= 0 || x > 20 || z < 70) continue;
    const y = (positions[i + 1] ?? 0) * transform.scale + transform.offset[1];
    const above = y - (lipLineAt(x) - MOUTH_CORNER_Y_MM) - landmarkY + SEAM_REACH_MM;
    for (let step = 0; step <= steps; step++) {
      const away = above - step * SEAM_STEP_MM;
      depths[step] = (depths[step] ?? 0) + hollow * Math.exp(-away * away);
    }
  }
  const deepest = depths.reduce(
    (best, depth, step) => (depth > (depths[best] ?? 0) ? step : best),
    0,
  );
  if ((depths[deepest] ?? 0) === 0) return landmarkY;
  return landmarkY - SEAM_REACH_MM + deepest * SEAM_STEP_MM;
}

type Vector = readonly [number, number, number];

function readLandmarks({ landmarks }: ObjModel) {
  const pupilLeft = landmarks.get('pupil_left');
  const pupilRight = landmarks.get('pupil_right');
  const mouthLeft = landmarks.get('mouth_left');
  const mouthRight = landmarks.get('mouth_right');
  const chin = landmarks.get('chin');
  if (!pupilLeft || !pupilRight || !mouthLeft || !mouthRight || !chin) return null;
  return { pupilLeft, pupilRight, mouthLeft, mouthRight, chin };
}

function frameOfBox(positions: Float32Array): ModelTransform {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    const axis = i % 3;
    if (!Number.isFinite(value)) return;
    min[axis] = Math.min(min[axis] ?? value, value);
    max[axis] = Math.max(max[axis] ?? value, value);
  });
  const sizes = max.map((value, axis) => value - (min[axis] ?? value));
  const size = Math.max(...sizes);
  const scale = size > 0 && Number.isFinite(size) ? FILLED_MM / size : 1;
  const centred = (axis: 0 | 1 | 2) => {
    const middle = ((min[axis] ?? 0) + (max[axis] ?? 0)) / 2;
    return VIEW_CENTRE_MM[axis] - (Number.isFinite(middle) ? scale * middle : 0);
  };
  return { scale, offset: [centred(0), centred(1), centred(2)] };
}
