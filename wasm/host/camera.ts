/** A rotation in space, row by row. */
export type Rotation = readonly [
  ...[xx: number, xy: number, xz: number],
  ...[yx: number, yy: number, yz: number],
  ...[zx: number, zy: number, zz: number],
];

/** Turns by right and down; the eye looks along z from `distance` units in front of the origin. */
export interface Camera {
  turn: Rotation;
  zoom: number;
  /** The radius of what is to be seen, in units. */
  radius: number;
}

/** The eye stands so many radii away: near enough for depth to show, too far to fall in. */
const EYE_RADII = 3.4;
/** What share of half the canvas the radius fills. */
const FILL = 0.92;
const ZOOM_LIMITS = [0.3, 24] as const;

export function createCamera(): Camera {
  const camera: Camera = { turn: [1, 0, 0, 0, 1, 0, 0, 0, 1], zoom: 1, radius: 1 };
  turnCamera(camera, 0.5, 0.35);
  return camera;
}

/** Turns about the screen's own axes, so that a drag always does what it looks like. */
export function turnCamera(camera: Camera, right: number, down: number): void {
  const [sr, cr] = [Math.sin(right), Math.cos(right)];
  const [sd, cd] = [Math.sin(down), Math.cos(down)];
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = camera.turn;
  const row = (x: number, y: number, z: number) =>
    [x * xx + y * yx + z * zx, x * xy + y * yy + z * zy, x * xz + y * yz + z * zz] as const;
  camera.turn = [...row(cr, 0, -sr), ...row(sd * sr, cd, sd * cr), ...row(cd * sr, -sd, cd * cr)];
}

export function zoomCamera(camera: Camera, factor: number): void {
  camera.zoom = Math.min(Math.max(camera.zoom * factor, ZOOM_LIMITS[0]), ZOOM_LIMITS[1]);
}

/** Distance of the eye in units, and pixels a unit at distance 1. */
export function lensOf(camera: Camera, width: number, height: number) {
  const distance = camera.radius * EYE_RADII;
  const focal = ((Math.min(width, height) / 2) * FILL * camera.zoom * distance) / camera.radius;
  return { distance, focal };
}

/** How far the graph reaches: not its farthest node, which would let one stray shrink the rest. */
export function reachOf(places: Float32Array, nodeCount: number, onSphere: number): number {
  if (onSphere > 0) return onSphere;
  const stride = Math.max(1, nodeCount >> 12);
  let sum = 0;
  let counted = 0;
  for (let i = 0; i < nodeCount; i += stride) {
    const [x = 0, y = 0, z = 0] = [places[i * 4], places[i * 4 + 1], places[i * 4 + 2]];
    sum += x * x + y * y + z * z;
    counted++;
  }
  return Math.max(1.3 * Math.sqrt(sum / Math.max(counted, 1)), 10);
}
