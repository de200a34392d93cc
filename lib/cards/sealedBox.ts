import { seededRandom } from '@/lib/math/random';
import { CARD_ART_SIDE, type CardPoint, cardPoint } from './cardPoint';

/** Points along an edge of the box. */
const ALONG = 15;
const EDGE = 178;
/** The row where the lid ends. */
const SEAM = 3;
const SEED = 7;

/** The keyhole on the left side, in its lengths: a disc of rings, and a foot that widens. */
const DISC = { across: 0.5, down: 0.48, radius: 0.125 };
const FOOT = { from: 0.645, rows: 4, step: 0.058, minHalf: 0.042, growth: 0.014 };
/** How far the noise keeps away from it. */
const CLEAR = 0.09;

type Side = {
  /** Where a place of the side, from 0 to 1 each way, is in the picture. */
  place: (across: number, down: number) => readonly [x: number, y: number];
  light: number;
  hasSeam: boolean;
  hasKeyhole: boolean;
};

const RIGHT = [Math.cos(Math.PI / 6) * EDGE, Math.sin(Math.PI / 6) * EDGE] as const;
const MIDDLE = CARD_ART_SIDE / 2;

const SIDES: readonly Side[] = [
  {
    place: (across, down) => [
      MIDDLE + (across - down) * RIGHT[0],
      MIDDLE - EDGE + (across + down) * RIGHT[1],
    ],
    ...{ light: 1, hasSeam: false, hasKeyhole: false },
  },
  {
    place: (across, down) => [
      MIDDLE + (across - 1) * RIGHT[0],
      MIDDLE - EDGE + (across + 1) * RIGHT[1] + down * EDGE,
    ],
    ...{ light: 0.8, hasSeam: true, hasKeyhole: true },
  },
  {
    place: (across, down) => [
      MIDDLE + across * RIGHT[0],
      MIDDLE - EDGE + (2 - across) * RIGHT[1] + down * EDGE,
    ],
    ...{ light: 0.55, hasSeam: true, hasKeyhole: false },
  },
];

/** A closed box of points: noise on its sides, as a ciphertext looks, and a keyhole in warm light. */
export function sealedBoxPoints(): CardPoint[] {
  const random = seededRandom(SEED);
  return SIDES.flatMap((side) => {
    const places = Array.from({ length: ALONG * ALONG }, (_, index) => ({
      row: Math.floor(index / ALONG),
      column: index % ALONG,
      bit: random() < 0.5,
    }));
    return [
      ...places.flatMap(({ row, column, bit }) => pointOf(side, row, column, bit)),
      ...(side.hasKeyhole ? keyhole(side) : []),
    ];
  });
}

function pointOf(side: Side, row: number, column: number, bit: boolean): CardPoint[] {
  const last = ALONG - 1;
  const [across, down] = [column / last, row / last];
  const [x, y] = side.place(across, down);
  const isEdge =
    [0, last].includes(row) || [0, last].includes(column) || (side.hasSeam && row === SEAM);
  if (isEdge) {
    return [cardPoint({ x, y, radius: 2.7, opacity: 0.35 + 0.65 * side.light, lamp: 'key' })];
  }
  if (side.hasKeyhole && isNearKeyhole(across, down)) return [];
  const [radius, opacity] = bit ? [3.1, 0.95] : [1.3, 0.6];
  return [cardPoint({ x, y, radius, opacity: opacity * side.light, lamp: 'rim' })];
}

function keyhole({ place }: Side): CardPoint[] {
  const rings = [0, 1, 2].flatMap((ring) =>
    Array.from({ length: Math.max(1, 7 * ring) }, (_, at) => {
      const angle = (2 * Math.PI * at) / (7 * ring || 1);
      const radius = (DISC.radius * ring) / 2;
      return [
        DISC.across + radius * Math.cos(angle),
        DISC.down + radius * Math.sin(angle),
      ] as const;
    }),
  );
  const foot = Array.from({ length: FOOT.rows }, (_, row) => {
    const half = FOOT.minHalf + FOOT.growth * row;
    const down = FOOT.from + FOOT.step * row;
    return [-1, 0, 1].map((part) => [DISC.across + part * half, down] as const);
  }).flat();
  return [...rings, ...foot].map(([across, down]) => {
    const [x, y] = place(across, down);
    return cardPoint({ x, y, radius: 3.2, opacity: 1, lamp: 'key' });
  });
}

function isNearKeyhole(across: number, down: number): boolean {
  const [right, below] = [across - DISC.across, down - DISC.down];
  if (Math.hypot(right, below) < DISC.radius + CLEAR) return true;
  const footEnd = FOOT.from + FOOT.step * (FOOT.rows - 1);
  const half = FOOT.minHalf + FOOT.growth * FOOT.rows;
  return Math.abs(right) < half + CLEAR && below > 0 && down < footEnd + CLEAR;
}
