import { bell, clamp } from '@/lib/math/scalar';

/*
 * The one table of the face's measures, in the millimetres of me.obj: x right, y up, z forward,
 * origin at pupil height, midline, tragion depth. The sculptor (scripts/head) shapes the head by it,
 * lib/head places eyes, teeth and lips by it, and the shaders have these numbers written into them.
 */

/** The pupils' distance from the midline. */
export const EYE_OFFSET_X_MM = 32;
/** The ball's middle lies behind the pupil. */
export const EYE_CENTRE_Z_MM = 71.4;
export const EYE_RADIUS_MM = 12.6;
/** The eye is open from its inner to its outer corner. */
export const EYE_INNER_CORNER_X_MM = 16.6;
export const EYE_OUTER_CORNER_X_MM = 47.6;
export const PUPIL_RADIUS_MM = 3.1;
/** The front of the pupils. */
export const PUPIL_Z_MM = 84;
/** The sitter's left eye stands higher by this much a millimetre from the midline: no face is even. */
export const EYE_TILT = 0.0053;

/** The lids' edges: arches on a line that rises towards the outer corner; sin(pi t^skew)^power. */
export const LIDS = {
  innerYMm: -2.2,
  riseMm: 4.2,
  upper: { archMm: 6.1, skew: 0.84, power: 0.8 },
  lower: { archMm: 4.7, skew: 1.2, power: 0.85 },
} as const;

export const MOUTH_HALF_WIDTH_MM = 26.5;
/** Height and depth of the mouth's corners. */
export const MOUTH_CORNER_Y_MM = -68.4;
export const MOUTH_CORNER_Z_MM = 84;
/** As EYE_TILT, the other way. */
export const MOUTH_TILT = 0.01;

/** The line between the lips: its height, the dip in the middle, the bow beside it, and the corners. */
export const LIP_LINE = {
  seamYMm: -69.4,
  dipSigmaMm: 3.4,
  bowMm: 1.1,
  bowXMm: 9,
  bowSigmaMm: 6,
  cornerXMm: 26,
  cornerRiseMm: 1.3,
} as const;

/** The foot of the chin. */
export const CHIN_Y_MM = -117;
export const CHIN_Z_MM = 85;

/**
 * Height in mm of the line between the lips at a distance `x` >= 0 in mm from the midline.
 * @param cornerRiseMm how far the corners rise above the seam
 */
export function lipLineAt(x: number, cornerRiseMm: number = LIP_LINE.cornerRiseMm): number {
  const { seamYMm, dipSigmaMm, bowMm, bowXMm, bowSigmaMm, cornerXMm } = LIP_LINE;
  const corner = clamp(x / cornerXMm, 0, 1);
  return (
    seamYMm -
    bell(x, dipSigmaMm) +
    bowMm * bell(x - bowXMm, bowSigmaMm) +
    cornerRiseMm * corner ** 3
  );
}

/** Heights in mm of the edges of the open lids at a distance `x` >= 0 in mm from the midline. */
export function lidEdges(x: number): readonly [upper: number, lower: number] {
  const width = EYE_OUTER_CORNER_X_MM - EYE_INNER_CORNER_X_MM;
  const t = clamp((x - EYE_INNER_CORNER_X_MM) / width, 0, 1);
  const line = LIDS.innerYMm + LIDS.riseMm * t;
  const arch = ({ archMm, skew, power }: { archMm: number; skew: number; power: number }) =>
    archMm * Math.max(0, Math.sin(Math.PI * t ** skew)) ** power;
  return [line + arch(LIDS.upper), line - arch(LIDS.lower)];
}
