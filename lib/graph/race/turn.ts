/** Tells the time in milliseconds, from any start. */
export type Clock = () => number;

/** Milliseconds that one step takes, over as many steps as fit into a turn of `turnMs` or more. */
export function timeTurn(step: () => void, turnMs: number, now: Clock): number {
  const start = now();
  let steps = 0;
  let passed = 0;
  do {
    step();
    steps++;
    passed = now() - start;
  } while (passed < turnMs);
  return passed / steps;
}
