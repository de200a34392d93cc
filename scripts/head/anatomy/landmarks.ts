import {
  CHIN_Y_MM,
  CHIN_Z_MM,
  EYE_OFFSET_X_MM,
  MOUTH_CORNER_Y_MM,
  MOUTH_CORNER_Z_MM,
  MOUTH_HALF_WIDTH_MM,
  PUPIL_Z_MM,
} from '@/lib/head/face';
import type { Landmarks } from '../landmarks';

/**
 * Five points from which the moving face is fitted: front of the pupils, corners of the mouth, foot
 * of the chin. Left is the sitter's left, +x.
 */
export const LANDMARKS: Landmarks = new Map([
  ['pupil_left', [EYE_OFFSET_X_MM, 0, PUPIL_Z_MM]],
  ['pupil_right', [-EYE_OFFSET_X_MM, 0, PUPIL_Z_MM]],
  ['mouth_left', [MOUTH_HALF_WIDTH_MM, MOUTH_CORNER_Y_MM, MOUTH_CORNER_Z_MM]],
  ['mouth_right', [-MOUTH_HALF_WIDTH_MM, MOUTH_CORNER_Y_MM, MOUTH_CORNER_Z_MM]],
  ['chin', [0, CHIN_Y_MM, CHIN_Z_MM]],
]);
