import { MOUTH_TILT } from '@/lib/head/face';
import { bell, smoothstep } from '@/lib/math/scalar';
import { BROW_THICKNESS_MM, browCover } from './anatomy/brows';
import { ear } from './anatomy/ears';
import { addEye } from './anatomy/eyes';
import {
  bonesAndCheeks,
  cutBelowJaw,
  floorOfMouth,
  foldRelief,
  skullAndFace,
} from './anatomy/face';
import { hairAt } from './anatomy/hair';
import { mouthRelief } from './anatomy/mouth';
import { neckAndBust } from './anatomy/neck';
import { addNose } from './anatomy/nose';
import { join } from './geometry/solids';

/** Beyond this the hair cannot matter. */
const HAIR_REACH_MM = 40;

/**
 * The whole head as one distance in millimetres. Origin: pupil height, midline, depth of the tragion;
 * x to the sitter's left, y up, z forward. Features are mirrored, then bent by a hair: no face is even.
 */
export function headField(x: number, y: number, z: number): number {
  const browTilt = 0.012 * x * bell(y - 18, 14) * smoothstep(40, 70, z);
  const mouthTilt = MOUTH_TILT * x * bell(y + 70, 10) * smoothstep(60, 80, z);
  const height = y - browTilt + mouthTilt;
  const noseLean = 0.5 * bell(height + 36, 18) * smoothstep(70, 100, z);
  return evenHead(Math.abs(x + noseLean), height, z, x);
}

function evenHead(across: number, y: number, z: number, x: number): number {
  let d = skullAndFace(across, y, z, faceRelief(across, y, z));
  d = cutBelowJaw(d, y, z);
  d = floorOfMouth(d, across, y, z);
  d = join(d, neckAndBust(across, y, z), 16);
  if (z > 6 && y > -125 && y < 50) {
    d = bonesAndCheeks(d, across, y, z);
    d = addEye(d, across, y, z);
    if (across < 34 && y < 20 && y > -62) d = addNose(d, across, y, z);
  }
  if (across > 46 && y < 44 && y > -74 && z > -64 && z < 34) d = join(d, ear(across, y, z), 4);
  if (y > -110 && d < HAIR_REACH_MM) d -= hairAt(x, y, z).thickness;
  return d - BROW_THICKNESS_MM * browCover(across, y, z);
}

function faceRelief(across: number, y: number, z: number): number {
  if (z < 20 || y > 0 || y < -125 || across > 60) return 0;
  return (mouthRelief(across, y) + foldRelief(across, y)) * smoothstep(20, 50, z);
}
