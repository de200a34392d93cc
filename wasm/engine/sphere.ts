/*
 * The sphere. Nodes that live on one are put back onto it after each step, along the radius, and
 * lose the part of their velocity that points off it: a projection, which is all that a constraint
 * of one equation needs.
 */
import { BODY_BYTES, nodeCount, positions, velocities } from './memory';

/** Nearer to the centre than this, a node has no direction and is sent to the pole. */
const NOWHERE: f32 = 1e-20;

export function projectToSphere(radius: f32): void {
  const toVelocity = velocities - positions;
  const end = positions + <usize>nodeCount * BODY_BYTES;
  for (let body = positions; body < end; body += BODY_BYTES) {
    const velocity = body + toVelocity;
    let x = load<f32>(body);
    const y = load<f32>(body, 4);
    const z = load<f32>(body, 8);
    let squared = x * x + y * y + z * z;
    if (!(squared > NOWHERE)) {
      x = 1;
      squared = 1;
    }
    const vx = load<f32>(velocity);
    const vy = load<f32>(velocity, 4);
    const vz = load<f32>(velocity, 8);
    const outward = (x * vx + y * vy + z * vz) / squared;
    store<f32>(velocity, vx - x * outward);
    store<f32>(velocity, vy - y * outward, 4);
    store<f32>(velocity, vz - z * outward, 8);
    const scale: f32 = radius / sqrt<f32>(squared);
    store<f32>(body, x * scale);
    store<f32>(body, y * scale, 4);
    store<f32>(body, z * scale, 8);
  }
}
