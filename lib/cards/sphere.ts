import { cutIcosahedron } from '@/lib/graph/icosphere';
import { CARD_ART_SIDE, type CardPoint, cardPoint } from './cardPoint';

type Vector = readonly [x: number, y: number, z: number];

/** Four cuts: 2,562 points, of which one half is turned this way. */
const CUTS = 4;
/** The first points are the corners that are there before any cut. */
const CORNERS = 12;
const RADIUS = 186;
const YAW = 0.35;
const PITCH = 0.5;
/** Where the lamps stand: x to the right, y down, z towards the eye. */
const KEY: Vector = unit([-0.6, -0.62, 0.5]);
const RIM: Vector = unit([0.92, 0.3, -0.25]);

/** A sphere of points in the light of the two lamps: an icosahedron, its faces cut in four. */
export function spherePoints(): CardPoint[] {
  const { points } = cutIcosahedron(CUTS);
  return Array.from({ length: points.length / 3 }, (_, index) => {
    const normal = turned(
      unit([points[3 * index]!, points[3 * index + 1]!, points[3 * index + 2]!]),
    );
    return { normal, isCorner: index < CORNERS };
  })
    .filter(({ normal }) => normal[2] > 0)
    .map(({ normal, isCorner }) => lit(normal, isCorner));
}

function lit(normal: Vector, isCorner: boolean): CardPoint {
  const key = Math.max(0, dot(normal, KEY)) ** 1.4;
  const rim = Math.max(0, dot(normal, RIM)) * (1 - normal[2]) ** 1.5;
  const light = Math.max(key, rim);
  return cardPoint({
    x: CARD_ART_SIDE / 2 + RADIUS * normal[0],
    y: CARD_ART_SIDE / 2 + RADIUS * normal[1],
    radius: isCorner ? 4.4 : 0.8 + 1.9 * light,
    opacity: isCorner ? 1 : 0.22 + 0.78 * light,
    lamp: isCorner || rim > key ? 'rim' : 'key',
  });
}

function turned([x, y, z]: Vector): Vector {
  const [across, away] = [
    x * Math.cos(YAW) + z * Math.sin(YAW),
    z * Math.cos(YAW) - x * Math.sin(YAW),
  ];
  return [
    across,
    y * Math.cos(PITCH) - away * Math.sin(PITCH),
    y * Math.sin(PITCH) + away * Math.cos(PITCH),
  ];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
