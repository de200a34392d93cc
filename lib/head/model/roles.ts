import {
  EYE_CENTRE_Z_MM,
  EYE_INNER_CORNER_X_MM,
  EYE_OFFSET_X_MM,
  EYE_OUTER_CORNER_X_MM,
  EYE_TILT,
  lidEdges,
  lipLineAt,
  MOUTH_TILT,
} from '@/lib/head/face';
import { KIND, type Kind } from './particles';

export type Role = { side: -1 | 0 | 1; kind: Kind };

const ELSEWHERE: Role = { side: 0, kind: KIND.skin };

/**
 * What a point of the skin does when the face moves. Points above the line between the lips belong
 * to the upper lip, those below to the lower: the model need not know which triangle joins which.
 * Null: the point lies on the eyeball, for which there are moving particles.
 */
export function roleOf(x: number, y: number, z: number): Role | null {
  const fromMidline = Math.abs(x);
  if (z > 50 && fromMidline > 14 && fromMidline < 50 && y > -16 && y < 28) {
    return roleInEye(fromMidline, y - EYE_TILT * x, z);
  }
  if (z > 50 && y < -30 && y > -125) {
    return { side: y + MOUTH_TILT * x >= lipLineAt(fromMidline) ? 1 : -1, kind: KIND.skin };
  }
  return ELSEWHERE;
}

function roleInEye(x: number, y: number, z: number): Role | null {
  const [upper, lower] = lidEdges(x);
  const fromAxis = x - EYE_OFFSET_X_MM;
  const open =
    x > EYE_INNER_CORNER_X_MM && x < EYE_OUTER_CORNER_X_MM && y < upper + 0.4 && y > lower - 0.4;
  const deep = z - EYE_CENTRE_Z_MM;
  const onBall =
    Math.hypot(fromAxis, y, deep) < 13.15 ||
    (Math.abs(fromAxis) > 9 && Math.hypot(fromAxis / 16.9, y / 11.4, deep / 11.5) < 1.03);
  if (open && onBall) {
    return Math.abs(fromAxis) < 11.2 ? null : { side: 0, kind: KIND.eyeCorner };
  }
  return { side: y > (upper + lower) / 2 ? 1 : -1, kind: KIND.skin };
}
