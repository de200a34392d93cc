import { NO_NODE } from '@/lib/graph/hostApi';
import type { Scene } from './painter';

/** A pointer this near to a node, in CSS pixels, means it. */
const PICK_PIXELS = 14;

/**
 * The node that is drawn nearest to a place on the canvas, or NO_NODE where none is near.
 *
 * @param pixelRatio how many of the scene's pixels make one of `x` and `y`
 */
export function pickNode(scene: Scene, x: number, y: number, pixelRatio: number): number {
  const { places, nodeCount, turn, distance } = scene;
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = turn;
  let found = NO_NODE;
  let nearest = PICK_PIXELS * PICK_PIXELS;
  for (let node = 0; node < nodeCount; node++) {
    const [px = 0, py = 0, pz = 0] = [places[node * 4], places[node * 4 + 1], places[node * 4 + 2]];
    const depth = zx * px + zy * py + zz * pz + distance;
    if (depth <= 0) continue;
    const scale = scene.focal / depth;
    const dx = (scene.width / 2 + (xx * px + xy * py + xz * pz) * scale) / pixelRatio - x;
    const dy = (scene.height / 2 - (yx * px + yy * py + yz * pz) * scale) / pixelRatio - y;
    // Of two that are as near to the pointer, the one in front.
    const far = dx * dx + dy * dy + (depth / distance) * 4;
    if (far < nearest) [nearest, found] = [far, node];
  }
  return found;
}
