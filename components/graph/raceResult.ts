import type { Runner } from '@/lib/graph/race/race';

const NAMES: Record<Runner, string> = {
  wasm: 'WebAssembly',
  plain: 'plain JavaScript',
  d3: 'd3-force-3d',
};

/** Who won and by how much, in a sentence for those who do not see the bars. */
export function raceResult(msPerStep: Readonly<Record<Runner, number>>): string {
  const [first, ...others] = (Object.keys(NAMES) as Runner[]).sort(
    (a, b) => msPerStep[a] - msPerStep[b],
  );
  if (!first) return '';
  const took = msPerStep[first];
  const shares = others.map(
    (runner) => `${timesAsFast(msPerStep[runner] / took)} ${NAMES[runner]}`,
  );
  return `The race was won by ${NAMES[first]} with ${took.toFixed(2)} milliseconds a step, ${shares.join(' and ')}.`;
}

function timesAsFast(ratio: number): string {
  const written = Number(ratio.toFixed(ratio < 10 ? 1 : 0));
  return written === 1 ? 'about as fast as' : `${written} times as fast as`;
}
