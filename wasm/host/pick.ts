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
  const { places, nodeCount, turn } = scene;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = turn;
  let found = NO_NODE;
  let nearest = PICK_PIXELS * PICK_PIXELS;
  for (let node = 0; node < nodeCount; node++) {
    const [px = 0, py = 0, pz = 0] = [places[node * 4], places[node * 4 + 1], places[node * 4 + 2]];
    const depth = g * px + h * py + i * pz + scene.distance;
    if (depth <= 0) continue;
    const k = scene.focal / depth / pixelRatio;
    const dx = scene.width / pixelRatio / 2 + (a * px + b * py + c * pz) * k - x;
    const dy = scene.height / pixelRatio / 2 - (d * px + e * py + f * pz) * k - y;
    // Of two that are as near to the pointer, the one in front.
    const far = dx * dx + dy * dy + (depth / scene.distance) * 4;
    if (far < nearest) [nearest, found] = [far, node];
  }
  return found;
}
