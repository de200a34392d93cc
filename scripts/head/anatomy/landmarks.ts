import type { Landmarks } from '../landmarks';

/**
 * Five points from which the moving face is fitted: front of the pupils, corners of the mouth, foot
 * of the chin. Left is the sitter's left, +x.
 */
export const LANDMARKS: Landmarks = new Map([
  ['pupil_left', [32, 0, 84]],
  ['pupil_right', [-32, 0, 84]],
  ['mouth_left', [26.5, -68.4, 84]],
  ['mouth_right', [-26.5, -68.4, 84]],
  ['chin', [0, -117, 85]],
]);
