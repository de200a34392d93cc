import { between, type Random } from '@/lib/math/random';
import { approach, clamp } from '@/lib/math/scalar';

const RADIANS_PER_DEGREE = Math.PI / 180;
/** The eyes jump: this is nearly at once. */
const SACCADE_TIME_CONSTANT_MS = 22;
/** They do not jump for less. */
const DEAD_ZONE_RADIANS = 2 * RADIANS_PER_DEGREE;
/** They stay where they have jumped to. */
const DWELL_MS = 110;
export const EYE_LIMITS_RADIANS = [24 * RADIANS_PER_DEGREE, 15 * RADIANS_PER_DEGREE] as const;
/** The head sets out later than the eyes and goes less far. */
const HEAD_DELAY_MS = 160;
export const HEAD_WEIGHTS = [0.62, 0.55] as const;
export const HEAD_LIMITS_RADIANS = [28 * RADIANS_PER_DEGREE, 14 * RADIANS_PER_DEGREE] as const;
/** Of the critically damped spring that turns the head. */
const HEAD_SPRING_PER_MS = 0.0062;
/** A jump as large as this often goes with a blink. */
const LARGE_JUMP_RADIANS = 14 * RADIANS_PER_DEGREE;
/** Eyes at rest are never quite still. */
const DRIFT_RADIANS = [1.2 * RADIANS_PER_DEGREE, 0.8 * RADIANS_PER_DEGREE] as const;
const DRIFT_EVERY_MS = [600, 1500] as const;

/** How far the box's own width is at the distance of the face, and from there to what is looked at. */
const BOX_MM = 398;
const TO_SCREEN_MM = 520;
/** The eyes stand above the middle of the box. */
const EYES_ABOVE_MIDDLE_MM = 42;

/** Yaw to the viewer's right and pitch upwards, in radians. */
export type Direction = { yaw: number; pitch: number };

/** Where to look for a place given in widths of the head's box from its middle. */
export function directionOf(x: number, y: number): Direction {
  return {
    yaw: Math.atan((x * BOX_MM) / TO_SCREEN_MM),
    pitch: Math.atan((y * BOX_MM - EYES_ABOVE_MIDDLE_MM) / TO_SCREEN_MM),
  };
}

export type Gaze = {
  /** Of the eyes in the head. */
  eyes: Direction;
  /** Of the head on the shoulders. */
  head: Direction;
  /** True in the one step in which the eyes jumped far. */
  jumpedFar: boolean;
  /** Looks `towards`, while the shoulders are turned by `shoulders`. In place. */
  advance(stepMs: number, towards: Direction, shoulders: Direction): void;
  /** At once, without jump or spring. */
  settle(towards: Direction, shoulders: Direction): void;
};

/** Eyes that jump and a head that follows; the eyes give back what the head adds. */
export function createGaze(random: Random): Gaze {
  const eyes = { yaw: 0, pitch: 0 };
  const head = { yaw: 0, pitch: 0 };
  const fixed = { yaw: 0, pitch: 0 };
  const delayed = { yaw: 0, pitch: 0 };
  const speed = { yaw: 0, pitch: 0 };
  const drift = { yaw: 0, pitch: 0 };
  let dwellMs = 0;
  let driftMs = 0;

  function jump(stepMs: number, towards: Direction): boolean {
    dwellMs -= stepMs;
    const away = Math.hypot(towards.yaw - fixed.yaw, towards.pitch - fixed.pitch);
    if (away <= DEAD_ZONE_RADIANS || dwellMs > 0) return false;
    fixed.yaw = towards.yaw;
    fixed.pitch = towards.pitch;
    dwellMs = DWELL_MS;
    return away > LARGE_JUMP_RADIANS;
  }

  function wander(stepMs: number) {
    driftMs -= stepMs;
    if (driftMs > 0) return;
    driftMs = between(random, DRIFT_EVERY_MS);
    drift.yaw = (random() - 0.5) * DRIFT_RADIANS[0];
    drift.pitch = (random() - 0.5) * DRIFT_RADIANS[1];
  }

  function turnHead(axis: 'yaw' | 'pitch', weight: number, max: number, stepMs: number) {
    delayed[axis] = approach(delayed[axis], fixed[axis], stepMs, HEAD_DELAY_MS);
    const goal = clamp(weight * delayed[axis], -max, max);
    // The exact step of a critically damped spring: stable however long the frame.
    const w = HEAD_SPRING_PER_MS;
    const offset = head[axis] - goal;
    const push = speed[axis] + w * offset;
    const decay = Math.exp(-w * stepMs);
    head[axis] = goal + (offset + push * stepMs) * decay;
    speed[axis] = (speed[axis] - w * push * stepMs) * decay;
  }

  function eyeGoal(axis: 'yaw' | 'pitch', shoulders: Direction, max: number) {
    return clamp(fixed[axis] + drift[axis] - head[axis] - shoulders[axis], -max, max);
  }

  const gaze: Gaze = {
    eyes,
    head,
    jumpedFar: false,
    advance(stepMs, towards, shoulders) {
      gaze.jumpedFar = jump(stepMs, towards);
      wander(stepMs);
      turnHead('yaw', HEAD_WEIGHTS[0], HEAD_LIMITS_RADIANS[0], stepMs);
      turnHead('pitch', HEAD_WEIGHTS[1], HEAD_LIMITS_RADIANS[1], stepMs);
      const yaw = eyeGoal('yaw', shoulders, EYE_LIMITS_RADIANS[0]);
      const pitch = eyeGoal('pitch', shoulders, EYE_LIMITS_RADIANS[1]);
      eyes.yaw = approach(eyes.yaw, yaw, stepMs, SACCADE_TIME_CONSTANT_MS);
      eyes.pitch = approach(eyes.pitch, pitch, stepMs, SACCADE_TIME_CONSTANT_MS);
    },
    settle(towards, shoulders) {
      for (const axis of ['yaw', 'pitch'] as const) {
        const at = axis === 'yaw' ? 0 : 1;
        fixed[axis] = delayed[axis] = towards[axis];
        drift[axis] = speed[axis] = 0;
        const max = HEAD_LIMITS_RADIANS[at];
        head[axis] = clamp(HEAD_WEIGHTS[at] * towards[axis], -max, max);
        eyes[axis] = eyeGoal(axis, shoulders, EYE_LIMITS_RADIANS[at]);
      }
      gaze.jumpedFar = false;
    },
  };
  return gaze;
}
