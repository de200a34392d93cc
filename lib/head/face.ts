import { bell, clamp } from '@/lib/math/scalar';

/*
 * Where the moving parts of the face lie, in the millimetres of me.obj: x right, y up, z forward,
 * origin at pupil height, midline, tragion depth. components/head/shaders/ has the same curves.
 */

export const EYE_OFFSET_X_MM = 32;
export const EYE_CENTRE_Z_MM = 71.4;
export const EYE_RADIUS_MM = 12.6;
/** The eye is open from its inner to its outer corner. */
export const EYE_CORNERS_X_MM = [16.6, 47.6] as const;
export const MOUTH_HALF_WIDTH_MM = 26.5;
export const MOUTH_Y_MM = -69.4;
export const CHIN_Y_MM = -117;

/** Height of the line between the lips at a distance `x` from the midline. */
export function lipLineAt(x: number): number {
  return MOUTH_Y_MM - bell(x, 3.4) + 1.1 * bell(x - 9, 6) + 1.3 * clamp(x / 26, 0, 1) ** 3;
}

/** Heights of the upper and the lower lid's edge at a distance `x` from the midline. */
export function lidsAt(x: number): [upper: number, lower: number] {
  const along = clamp((x - EYE_CORNERS_X_MM[0]) / 31, 0, 1);
  const axis = -2.2 + 4.2 * along;
  return [
    axis + 6.1 * Math.max(0, Math.sin(Math.PI * along ** 0.84)) ** 0.8,
    axis - 4.7 * Math.max(0, Math.sin(Math.PI * along ** 1.2)) ** 0.85,
  ];
}
