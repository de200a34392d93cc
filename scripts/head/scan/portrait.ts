import { MOUTH_HALF_WIDTH_MM } from '@/lib/head/face';
import { modelTransformOf, onMovingFace } from '@/lib/head/model/modelTransform';
import { bell, clamp } from '@/lib/math/scalar';
import { browCover } from '../anatomy/brows';
import { isEyeball } from '../anatomy/eyes';
import { lipCover, lipLine } from '../anatomy/mouth';
import { bustShare } from '../anatomy/neck';
import type { Landmarks } from '../landmarks';
import type { Vector } from '../pose/vector';
import { headDensity } from '../sampling/density';
import { footOf, type HeadMeasures, isAboutFace } from './headMeasures';

/** Where the parts of a head are, on an owner's model in our millimetres. */
export type Portrait = {
  /** Whether its landmarks tell where its parts are. */
  readonly hasFace: boolean;
  /** Whether a point belongs to head, neck or shoulders. */
  isKept(x: number, y: number, z: number): boolean;
  isFace(x: number, y: number, z: number, facing: number): boolean;
  /** How densely particles should lie, against average skin. */
  density(x: number, y: number, z: number, curvature: number): number;
  /** What skin keeps of its light: lips and brows are darker. */
  tone(x: number, y: number, z: number): number;
  /** How much of a point is brow, 0..1. */
  brow(x: number, y: number, z: number): number;
  /** How near a point is to the line between the lips, 0..1. */
  seam(x: number, y: number, z: number): number;
  /** How much of a point is lip, 0..1. */
  lip(x: number, y: number, z: number): number;
  /** Whether a point is on the eyes, which are made and turn. */
  isEye(x: number, y: number, z: number): boolean;
};

/** Beyond this the shoulders have dissolved: shaders/shading.ts. */
const LAST_OF_BUST = 1.02;
/** The face, on the moving one: from ear to ear, from the hair to under the chin. */
const FACE = { halfWidth: 64, top: 58, foot: -124, back: 28 } as const;
/** A scan's own ball or closed lid may lie so far before the one that is made. */
const EYE_REACH_MM = 3.5;
/** As on our own head, a little less: a scan has brows and lips of its own. */
const BROW_TONE = 0.66;
const LIP_TONE = 0.78;
const SEAM_SIGMA_MM = 1.1;

/** By its five landmarks, in millimetres: each part is where the moving face has it. */
export function portraitOfFace(landmarks: Landmarks): Portrait {
  const { rig } = modelTransformOf({
    positions: new Float32Array(0),
    normals: null,
    colours: null,
    weights: null,
    triangles: new Uint32Array(0),
    points: new Uint32Array(0),
    landmarks,
    unit: 'mm',
  });
  const at = (x: number, y: number, z: number): Vector =>
    rig ? onMovingFace(rig, x, y, z) : [x, y, z];
  return {
    hasFace: true,
    isKept: (...point) => {
      const [x, y] = at(...point);
      return bustShare(x, y) < LAST_OF_BUST;
    },
    isFace: (px, py, pz) => {
      const [x, y, z] = at(px, py, pz);
      return Math.abs(x) < FACE.halfWidth && y < FACE.top && y > FACE.foot && z > FACE.back;
    },
    density: (x, y, z, curvature) => headDensity(...at(x, y, z), curvature),
    tone: (...point) => {
      const [x, y, z] = at(...point);
      const brow = browCover(Math.abs(x), y, z);
      const lip = lipCover(Math.abs(x), y, z);
      return (1 - (1 - BROW_TONE) * brow) * (1 - (1 - LIP_TONE) * lip);
    },
    brow: (...point) => {
      const [x, y, z] = at(...point);
      return browCover(Math.abs(x), y, z);
    },
    seam: (...point) => {
      const [x, y, z] = at(...point);
      if (z < 60 || Math.abs(x) > MOUTH_HALF_WIDTH_MM) return 0;
      return bell(y - lipLine(Math.abs(x)), SEAM_SIGMA_MM);
    },
    lip: (...point) => {
      const [x, y, z] = at(...point);
      return lipCover(Math.abs(x), y, z);
    },
    isEye: (...point) => isEyeball(...at(...point), EYE_REACH_MM),
  };
}

/** A model of the usual size has this extent; curvature is felt in proportion to it. */
const USUAL_WIDTH_MM = 155;
/** What faces forward by this much may be face. */
const MIN_FACING = 0.2;

/** By its shape alone. */
export function portraitOfShape(measures: HeadMeasures): Portrait {
  const share = (measures.width || USUAL_WIDTH_MM) / USUAL_WIDTH_MM;
  return {
    hasFace: false,
    isKept: (_x, y) => y >= footOf(measures),
    isFace: (x, y, _z, facing) => facing > MIN_FACING && isAboutFace(measures, x, y),
    density: (_x, _y, _z, curvature) => 0.6 + clamp(14 * Math.abs(curvature) * share, 0, 3.2),
    tone: () => 1,
    brow: () => 0,
    seam: () => 0,
    lip: () => 0,
    isEye: () => false,
  };
}
