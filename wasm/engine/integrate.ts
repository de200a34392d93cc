/*
 * Integration. Forces become velocity, velocity is damped and becomes place: the semi-implicit
 * Euler step of d3-force. Coordinates are held within a limit that single precision can square, and
 * a coordinate that is not a number becomes that limit: nothing else in the engine has to ask.
 */
import {
  BODY_BYTES,
  forces,
  KEY_BYTES,
  nodeCount,
  orderedKeys,
  positions,
  velocities,
} from './memory';

/** Its square, summed over a million nodes, still fits into an f32. */
const FARTHEST: f32 = 1e14;

/** velocity += strength * force, from Morton order back to the nodes' own. */
export function applyForces(strength: f32): void {
  let force = forces;
  const end = orderedKeys + <usize>nodeCount * KEY_BYTES;
  for (let entry = orderedKeys; entry < end; entry += KEY_BYTES) {
    const velocity = velocities + ((<usize>load<u32>(entry, 4)) << 4);
    if (ASC_FEATURE_SIMD) {
      const push = f32x4.mul(v128.load(force), f32x4.splat(strength));
      v128.store(velocity, f32x4.add(v128.load(velocity), push));
    } else {
      for (let axis: usize = 0; axis < 12; axis += 4) {
        const at = velocity + axis;
        store<f32>(at, load<f32>(at) + strength * load<f32>(force + axis));
      }
    }
    force += BODY_BYTES;
  }
}

/** place += velocity *= keep, with a pull of `gravity` times the distance towards the origin. */
export function moveNodes(keep: f32, gravity: f32): void {
  const toVelocity = velocities - positions;
  const end = positions + <usize>nodeCount * BODY_BYTES;
  for (let body = positions; body < end; body += BODY_BYTES) {
    if (ASC_FEATURE_SIMD) {
      const place = v128.load(body);
      const pulled = f32x4.sub(
        v128.load(body + toVelocity),
        f32x4.mul(place, f32x4.splat(gravity)),
      );
      const velocity = hold(f32x4.mul(pulled, f32x4(keep, keep, keep, 0)));
      v128.store(body + toVelocity, velocity);
      v128.store(body, hold(f32x4.add(place, velocity)));
    } else {
      for (let axis: usize = 0; axis < 12; axis += 4) {
        const at = body + axis;
        const place = load<f32>(at);
        const velocity = holdOne((load<f32>(at + toVelocity) - place * gravity) * keep);
        store<f32>(at + toVelocity, velocity);
        store<f32>(at, holdOne(place + velocity));
      }
    }
  }
}

function hold(v: v128): v128 {
  return f32x4.pmax(f32x4.splat(-FARTHEST), f32x4.pmin(f32x4.splat(FARTHEST), v));
}

function holdOne(v: f32): f32 {
  const held = v < FARTHEST ? v : FARTHEST;
  return held > -FARTHEST ? held : -FARTHEST;
}
