import bench from '@/bench/graph.json' with { type: 'json' };

/** Numbers of bench/graph.json, for the sentences of an article. */
const NUMBERS = {
  step10k: () => milliseconds(rowOf(10_000, 'WebAssembly with SIMD').medianMs),
  step100k: () => milliseconds(rowOf(100_000, 'WebAssembly with SIMD').medianMs),
  plain10k: () => times(rowOf(10_000, 'JavaScript').ratio),
  scalar10k: () => times(rowOf(10_000, 'without SIMD').ratio),
  d3Least: () => times(Math.min(...ratiosOf('d3-force-3d'))),
  d3Most: () => times(Math.max(...ratiosOf('d3-force-3d'))),
  ngraphLeast: () => times(Math.min(...ratiosOf('ngraph'))),
  ngraphMost: () => times(Math.max(...ratiosOf('ngraph'))),
  error10k: () => percent(errorsOf(10_000).engine),
  d3Error10k: () => percent(errorsOf(10_000).d3),
  wasmKilobytes: () => (bench.bytes.simd / 1024).toFixed(1),
} as const;

/** What can be asked for. */
export type MeasuredNumber = keyof typeof NUMBERS;

/** One measured number with its unit, as a sentence of an article has it. */
export function measured(of: MeasuredNumber): string {
  return NUMBERS[of]();
}

export function isMeasuredNumber(name: string): name is MeasuredNumber {
  return Object.hasOwn(NUMBERS, name);
}

function rowOf(nodes: number, name: string) {
  const graph = bench.graphs.find((each) => each.nodes === nodes);
  const row = graph?.rows.find((each) => each.name.includes(name));
  if (!row) throw new Error(`bench/graph.json has no row ${name} for ${nodes} nodes.`);
  return row;
}

function errorsOf(nodes: number) {
  const graph = bench.graphs.find((each) => each.nodes === nodes);
  if (!graph) throw new Error(`bench/graph.json has no graph of ${nodes} nodes.`);
  return graph.errors;
}

function ratiosOf(name: string): number[] {
  return bench.graphs.map(({ nodes }) => rowOf(nodes, name).ratio);
}

const milliseconds = (ms: number) =>
  `${ms.toLocaleString('en-GB', { maximumSignificantDigits: 2 })} ms`;
const times = (ratio: number) => ratio.toLocaleString('en-GB', { maximumSignificantDigits: 2 });
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
