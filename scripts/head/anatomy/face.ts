import { bell, mix, smoothstep } from '@/lib/math/scalar';
import { type Bead, ellipsoid, rod, tube } from '../geometry/distance';
import { type HalfContour, PolarLoft, sectionOf, sectionOfField } from '../geometry/polarLoft';
import { carve, intersect, join } from '../geometry/solids';
import { cranium } from './cranium';

/**
 * Horizontal sections of the skin without eyes, nose and lips: [x, z] from the midline in front to
 * the midline behind. Bizygomatic breadth 138 mm (y -16), bigonial 109 mm (y -80).
 */
const SECTIONS: readonly (readonly [y: number, contour: HalfContour])[] = [
  [
    -135,
    [
      [0, 86],
      [9, 84],
      [17, 76],
      [25, 60],
      [32, 43],
      [38, 26],
      [43, 10],
      [45, 0],
      [44, -18],
      [39, -34],
      [29, -48],
      [15, -57],
      [0, -60],
    ],
  ],
  [
    -116,
    [
      [0, 91],
      [9, 89.8],
      [17, 83],
      [26, 67],
      [34, 48],
      [40, 29],
      [45, 12],
      [47.5, 0],
      [47, -18],
      [40, -34],
      [30, -48],
      [15, -57],
      [0, -60],
    ],
  ],
  [
    -100,
    [
      [0, 96.5],
      [9.5, 95.2],
      [19.5, 88.5],
      [29, 73],
      [38, 54],
      [44.5, 34],
      [49, 17],
      [51.5, 2],
      [50, -16],
      [42, -33],
      [31, -48],
      [16, -57],
      [0, -60],
    ],
  ],
  [
    -84,
    [
      [0, 94.6],
      [11, 92.6],
      [22, 85],
      [32.5, 72.5],
      [42, 56],
      [49, 38],
      [54, 21],
      [56, 6],
      [53, -13],
      [45, -31],
      [33, -47],
      [17, -57],
      [0, -60],
    ],
  ],
  [
    -70,
    [
      [0, 99.5],
      [12, 96.6],
      [23, 89.4],
      [34.4, 77.6],
      [45.4, 63],
      [53.4, 45.5],
      [58.8, 26],
      [60.6, 9],
      [57, -12],
      [48, -31],
      [35, -48],
      [18, -58],
      [0, -61],
    ],
  ],
  [
    -60,
    [
      [0, 100.5],
      [12, 97.8],
      [23, 90.8],
      [34.8, 80.2],
      [46.6, 67.6],
      [55.4, 49.8],
      [61, 28.5],
      [63, 10],
      [59.5, -12],
      [50, -32],
      [36, -50],
      [19, -60],
      [0, -63],
    ],
  ],
  [
    -48,
    [
      [0, 96],
      [12, 94.8],
      [23, 90],
      [35, 82],
      [46.8, 71.4],
      [56.8, 54],
      [63.2, 33],
      [66, 12],
      [62, -12],
      [53, -34],
      [38, -53],
      [20, -64],
      [0, -67],
    ],
  ],
  [
    -36,
    [
      [0, 91],
      [12, 90.6],
      [23, 87.4],
      [36, 80.8],
      [47.4, 70.4],
      [57.4, 56],
      [65.2, 37],
      [68.5, 14],
      [65, -14],
      [57, -39],
      [42, -60],
      [22, -72],
      [0, -75],
    ],
  ],
  [
    -24,
    [
      [0, 88],
      [12, 87.6],
      [23, 85.4],
      [36, 80.6],
      [47.4, 72.8],
      [57.4, 59.5],
      [66.2, 40],
      [69.5, 14],
      [67, -16],
      [61, -42],
      [49, -60],
      [37, -71],
      [20, -81.5],
      [0, -84.5],
    ],
  ],
  [
    -12,
    [
      [0, 86],
      [12, 85.2],
      [23, 82.8],
      [36, 79.2],
      [47.2, 73],
      [56.8, 61],
      [65.2, 42],
      [69, 14],
      [69, -18],
      [64, -45],
      [53, -64],
      [41, -77],
      [22, -88.5],
      [0, -92],
    ],
  ],
  [
    0,
    [
      [0, 86],
      [10, 84.4],
      [22, 80.4],
      [34, 76.6],
      [45, 71.5],
      [54.4, 61.5],
      [62.6, 45],
      [68, 14],
      [71, -20],
      [67, -46],
      [57, -66],
      [44, -81],
      [23, -94],
      [0, -98],
    ],
  ],
  [
    10,
    [
      [0, 91],
      [12, 90],
      [28, 87],
      [43, 79],
      [52.8, 65.5],
      [61.4, 46],
      [68, 12],
      [72, -20],
      [69, -45],
      [59, -67],
      [46, -83.5],
      [24, -97],
      [0, -101],
    ],
  ],
  [
    20,
    [
      [0, 95.4],
      [14, 94.4],
      [30, 90],
      [43, 81],
      [52.8, 66.5],
      [61.4, 46],
      [68.5, 12],
      [73, -20],
      [70, -45],
      [60, -68],
      [47, -85],
      [25, -98.5],
      [0, -103],
    ],
  ],
];
/** Here and above the braincase is the head. */
const CRANIUM_FROM_MM = 62;
const SECTIONS_TO_MM = 48;

const LOFT = new PolarLoft([
  ...SECTIONS.map(([y, contour]) => sectionOf(y, contour)),
  sectionOfField(SECTIONS_TO_MM, cranium),
  sectionOfField(CRANIUM_FROM_MM, cranium),
]);

/** Skull and skin from the crown to the throat; `relief` raises the skin of the face. */
export function skullAndFace(x: number, y: number, z: number, relief: number): number {
  if (y >= CRANIUM_FROM_MM) return cranium(x, y, z);
  const lofted = LOFT.distance(x, y, z, relief);
  if (y <= SECTIONS_TO_MM) return lofted;
  return mix(lofted, cranium(x, y, z), smoothstep(SECTIONS_TO_MM, CRANIUM_FROM_MM, y));
}

const MENTON_Y = -116;
const CHIN_FRONT_Z = 86;

/**
 * Cuts the head along the lower border of the jaw: level under the chin, rising ever more steeply to
 * the angle of the jaw (about 26 degrees on the whole), capped below the back of the skull.
 */
export function cutBelowJaw(head: number, y: number, z: number): number {
  const behindChin = Math.max(0, CHIN_FRONT_Z - z);
  const body = 0.22 * behindChin + 0.0034 * behindChin * behindChin;
  const border = join(MENTON_Y + body, -46, 16);
  return intersect(head, (border - y) * 0.88, 13);
}

/** The soft floor between chin and throat. */
export function floorOfMouth(head: number, x: number, y: number, z: number): number {
  return join(head, ellipsoid(x, y + 98, z - 40, 28, 16, 36), 14);
}

/** Slender, and highest outward: a heavy inner ridge frowns. */
const BROW_RIDGE: readonly Bead[] = [
  [0, 18, 84.6, 8],
  [14, 21, 84, 7.6],
  [30, 25, 77.6, 6.6],
  [43, 23, 69.6, 6.4],
];
const CHEEKBONE: readonly Bead[] = [
  [36, -22, 71.5, 9],
  [49, -19, 59.6, 8.2],
  [56, -16, 43, 4.6],
  [58, -13, 26, 1.5],
];

/** Ridges of bone and pads of fat that the sections are too coarse for. */
export function bonesAndCheeks(head: number, x: number, y: number, z: number): number {
  let d = join(head, tube(x, y, z, BROW_RIDGE), 11);
  d = join(d, rod(x, y, z, [46, 17, 65.5], [53, 1, 56.5], 5.5, 5), 14);
  d = join(d, tube(x, y, z, CHEEKBONE), 13);
  // The pad under the inner eye: without it a shadow falls beside the nose.
  d = join(d, ellipsoid(x - 26, y + 16.5, z - 68.8, 15, 13.5, 13), 15);
  // A smile lifts the cheek.
  d = join(d, ellipsoid(x - 37, y + 34, z - 63, 18, 17, 16), 16);
  d = join(d, ellipsoid(x, y + 102, z - 83.5, 14, 12, 13.5), 13);
  // Flesh in the inner corner under the brow, where a deep shadow would scowl.
  d = join(d, ellipsoid(x - 15, y - 9, z - 76, 9, 9, 8), 8);
  // The hollow that the eye lies in.
  return carve(d, ellipsoid(x - 33.5, y + 1.5, z - 91.6, 15, 10.5, 9), 12);
}

/** Folds of the middle face, in millimetres outward, as seen from the front. */
export function foldRelief(x: number, y: number): number {
  // From the wing of the nose to the corner of the mouth; a smile, not a scowl: shallow and short.
  const fromFold = x - (21.5 + (-44 - y) * 0.55);
  const span = smoothstep(-38, -52, y) * smoothstep(-80, -62, y);
  const nasolabial = span * (1.1 * bell(fromFold - 7.5, 6) - 1.0 * bell(fromFold + 1, 3.4));
  const mentolabial = -1.0 * bell(x, 14) * bell(y + 86.5, 4.4);
  return nasolabial + mentolabial;
}
