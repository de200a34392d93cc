import { between, type Random } from '@/lib/math/random';
import { smoothstep } from '@/lib/math/scalar';

const BLINK_CLOSE_MS = 75;
const BLINK_HOLD_MS = 35;
const BLINK_OPEN_MS = 150;
export const BLINK_EVERY_MS = [2200, 6000] as const;
/** Some blinks come in pairs. */
const DOUBLE_PROBABILITY = 0.12;
const SECOND_AFTER_MS = 320;
/** Lids of someone awake are not quite open: 0 stares. */
export const RESTING_LID = 0.1;

const BLINK_MS = BLINK_CLOSE_MS + BLINK_HOLD_MS + BLINK_OPEN_MS;

/** How far the lids are closed `ms` into a blink: 0 open, 1 closed. */
export function blinkClosure(ms: number): number {
  if (ms < 0 || ms >= BLINK_MS) return 0;
  if (ms < BLINK_CLOSE_MS) return smoothstep(0, BLINK_CLOSE_MS, ms);
  if (ms < BLINK_CLOSE_MS + BLINK_HOLD_MS) return 1;
  return smoothstep(BLINK_MS, BLINK_CLOSE_MS + BLINK_HOLD_MS, ms);
}

export type Blinks = {
  /** How far the lids are closed now. */
  readonly closed: number;
  advance(stepMs: number): void;
  /** Begins a blink, unless one is under way. */
  blink(): void;
};

/** Blinks at irregular intervals. */
export function createBlinks(random: Random): Blinks {
  let sinceMs = BLINK_MS;
  let untilNextMs = between(random, BLINK_EVERY_MS);
  const blink = () => {
    if (sinceMs >= BLINK_MS) sinceMs = 0;
  };
  return {
    get closed() {
      return blinkClosure(sinceMs);
    },
    advance(stepMs) {
      sinceMs += stepMs;
      untilNextMs -= stepMs;
      if (untilNextMs > 0) return;
      blink();
      untilNextMs =
        random() < DOUBLE_PROBABILITY ? SECOND_AFTER_MS : between(random, BLINK_EVERY_MS);
    },
    blink,
  };
}
