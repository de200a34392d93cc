import { between, seededRandom } from '@/lib/math/random';
import { clamp, mix, smoothstep } from '@/lib/math/scalar';

/*
 * What the camera and the head do by themselves, as functions of the time since the head appeared.
 * The scene only copies these numbers, so all of it is tested without a GPU.
 */

/** Vertical field of view. */
export const CAMERA_FOV_DEGREES = 55;
/** Where the camera comes to rest; it looks at the origin. The head faces it. */
export const CAMERA_POSITION = [0, 0, -1] as const;
/** Where the camera starts: farther away, a little to the side and above. */
export const CAMERA_START = [0.34, 0.14, -1.62] as const;
/** The camera's way in, within which the particles gather too. */
export const CAMERA_EASE_MS = 2200;

/** The head is lifted after the camera has arrived. */
export const TILT_MS = 1000;
/** How far the face looks down before that. */
export const TILT_FROM_RADIANS = Math.PI / 14;

/** From here on the head is at rest and only sways. */
export const SETTLED_MS = CAMERA_EASE_MS + TILT_MS;

export const SWAY_AMPLITUDE_RADIANS = Math.PI / 64;
export const SWAY_MS = 1000;
/** The first sway starts this long after the head has settled. */
export const FIRST_SWAY_AFTER_MS = [1000, 3000] as const;
/** Each further sway starts this long after the start of the one before. */
export const NEXT_SWAY_AFTER_MS = [1000, 10_000] as const;

export const ORBIT_DAMPING = 0.1;
export const ORBIT_ROTATE_SPEED = 0.5;

const easeOutQuart = (t: number) => 1 - (1 - t) ** 4;

/** Writes the camera's position at `ms` into `position`, which may be a three Vector3. */
export function cameraPositionAt(
  ms: number,
  position: { set(x: number, y: number, z: number): unknown },
): void {
  const t = easeOutQuart(clamp(ms / CAMERA_EASE_MS, 0, 1));
  position.set(
    mix(CAMERA_START[0], CAMERA_POSITION[0], t),
    mix(CAMERA_START[1], CAMERA_POSITION[1], t),
    mix(CAMERA_START[2], CAMERA_POSITION[2], t),
  );
}

/** Whether the visitor may turn the scene: only once the camera has settled. */
export function mayOrbitAt(ms: number): boolean {
  return ms >= CAMERA_EASE_MS;
}

/** How far the face looks down at `ms`, in radians: all of it until the camera is there, then up. */
export function tiltAt(ms: number): number {
  return TILT_FROM_RADIANS * (1 - smoothstep(CAMERA_EASE_MS, SETTLED_MS, ms));
}

/** How far the particles have gathered at `ms`: 0 scattered, 1 a face. */
export function introProgressAt(ms: number): number {
  return clamp(ms / CAMERA_EASE_MS, 0, 1);
}

export type Sways = {
  /** The turn about the vertical at `ms`, in radians; positive turns the face to the viewer's right. */
  angleAt(ms: number): number;
  /** `ms` itself when the head rests then, otherwise the end of the sway under way. */
  poseAfter(ms: number): number;
};

/**
 * The small turns to the left or right. The times and sides follow from the seed alone.
 * Asking for times that go forward is cheap however long the page stays open.
 */
export function createSways(seed: number): Sways {
  let random = seededRandom(seed);
  let startMs = 0;
  let side = 0;
  let nextMs = 0;

  function rewind() {
    random = seededRandom(seed);
    startMs = Number.NEGATIVE_INFINITY;
    side = 0;
    nextMs = SETTLED_MS + between(random, FIRST_SWAY_AFTER_MS);
  }

  function seek(ms: number) {
    if (ms < startMs) rewind();
    while (nextMs <= ms) {
      startMs = nextMs;
      side = random() < 0.5 ? -1 : 1;
      nextMs = startMs + between(random, NEXT_SWAY_AFTER_MS);
    }
  }

  rewind();
  return {
    angleAt(ms) {
      seek(ms);
      const t = (ms - startMs) / SWAY_MS;
      // There and back with no jerk at either end; the middle is the amplitude exactly.
      return t < 1 ? side * SWAY_AMPLITUDE_RADIANS * Math.sin(Math.PI * t) ** 2 : 0;
    },
    poseAfter(ms) {
      seek(ms);
      return Math.max(ms, SETTLED_MS, startMs + SWAY_MS);
    },
  };
}
