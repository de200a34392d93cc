import type { Vector3 } from 'three';
import { approach } from '@/lib/math/scalar';
import type { PointerTarget } from './messages';

/** The picture's width in millimetres. */
const BOX_MM = 398;
const FOLLOW_MS = 45;
const RISE_MS = 90;
const FADE_MS = 380;
/** A pointer this fast, in millimetres a millisecond, dents as far as it goes. */
const FULL_SPEED = 0.35;

/** The dent that a passing pointer leaves in the cloud: it follows, and fades where nothing moves. */
export function createPointerDent() {
  let lastX = 0;
  let lastY = 0;
  return {
    /** One step; writes place and strength into the uniform's value. */
    advance(stepMs: number, pointerTarget: PointerTarget | null, into: Vector3): void {
      const dents = pointerTarget?.dents ?? false;
      const x = dents && pointerTarget ? pointerTarget.x * BOX_MM : lastX;
      const y = dents && pointerTarget ? pointerTarget.y * BOX_MM : lastY;
      const speed = Math.hypot(x - lastX, y - lastY) / Math.max(1, stepMs);
      const goal = dents ? Math.min(1, speed / FULL_SPEED) : 0;
      lastX = x;
      lastY = y;
      into.x = approach(into.x, x, stepMs, FOLLOW_MS);
      into.y = approach(into.y, y, stepMs, FOLLOW_MS);
      into.z = approach(into.z, goal, stepMs, goal > into.z ? RISE_MS : FADE_MS);
    },
  };
}
