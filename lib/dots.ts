/** How long each count of dots stands, and how many there are before they begin anew (docs/specification.md, Numbers). */
const DOT_TICK_MS = 500;
export const MAX_DOTS = 3;

/** The dots behind 'Braining' and 'Loading Dave 2.0' after `elapsedMs`: none, one, two, three, none... */
export function cyclingDots(elapsedMs: number): string {
  return '.'.repeat(Math.floor(Math.max(0, elapsedMs) / DOT_TICK_MS) % (MAX_DOTS + 1));
}

/** Milliseconds from `elapsedMs` until the dots change. */
export function untilNextDotMs(elapsedMs: number): number {
  return DOT_TICK_MS - (Math.max(0, elapsedMs) % DOT_TICK_MS);
}
