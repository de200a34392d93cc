import paillier from '@/bench/paillier.json' with { type: 'json' };
import { findRow, graphMeasurements as graph, type GraphRow, rowsOf } from './graphBench';

/** Numbers of bench/graph.json and bench/paillier.json, for the sentences of an article. */
const NUMBERS = {
  step1k: () => milliseconds(steadyRow(1000, 'WebAssembly with SIMD').medianMs),
  step100k: () => milliseconds(steadyRow(100_000, 'WebAssembly with SIMD').medianMs),
  plain1k: () => times(steadyRow(1000, 'JavaScript, without the queue').ratio),
  scalar1k: () => times(steadyRow(1000, 'without SIMD').ratio),
  scalar100k: () => times(steadyRow(100_000, 'without SIMD').ratio),
  d3Min: () => times(Math.min(...steadyRatios('d3-force-3d'))),
  d3Max: () => times(Math.max(...steadyRatios('d3-force-3d'))),
  ngraphMin: () => times(Math.min(...steadyRatios('ngraph'))),
  ngraphMax: () => times(Math.max(...steadyRatios('ngraph'))),
  error10k: () => percent(errorsOf(10_000).engine),
  d3Error10k: () => percent(errorsOf(10_000).d3),
  theta1k: () => errorsOf(1000).theta.toFixed(1),
  theta100k: () => errorsOf(100_000).theta.toFixed(1),
  wasmKilobytes: () => (graph.bytes.simd / 1024).toFixed(1),
  worstSumValues: () => String(paillier.worstSum.values),
  worstSumBits: () => paillier.worstSum.bits.toLocaleString('en-GB'),
  worstSumMs: () => milliseconds(paillier.worstSum.medianProcessorMs),
} as const;

/** What can be asked for. */
export type MeasuredNumber = keyof typeof NUMBERS;

/**
 * One measured number with its unit, as a sentence of an article has it.
 *
 * @throws where the benchmark's file has no such number, or one that is too unsteady to be quoted
 */
export function measured(of: MeasuredNumber): string {
  return NUMBERS[of]();
}

export function isMeasuredNumber(name: string): name is MeasuredNumber {
  return Object.hasOwn(NUMBERS, name);
}

/** The run that sentences quote; the table shows the others beside it. */
const QUOTED_RUN = 'Node';

function steadyRow(nodes: number, name: string): GraphRow {
  const row = findRow(QUOTED_RUN, nodes, name);
  if (!row) throw new Error(`bench/graph.json has no steady row “${name}” for ${nodes} nodes.`);
  return row;
}

function steadyRatios(name: string): number[] {
  const ratios = rowsOf(QUOTED_RUN)
    .filter((row) => row.name.includes(name))
    .map(({ ratio }) => ratio);
  if (ratios.length === 0) throw new Error(`bench/graph.json has no steady row “${name}” at all.`);
  return ratios;
}

function errorsOf(nodes: number) {
  const found = graph.graphs.find((each) => each.nodes === nodes);
  if (!found) throw new Error(`bench/graph.json has no graph of ${nodes} nodes.`);
  return found.errors;
}

// A unit never leaves its number at the end of a line.
const milliseconds = (ms: number) =>
  `${ms.toLocaleString('en-GB', { maximumSignificantDigits: 2 })}\u00a0ms`;
const times = (ratio: number) => ratio.toLocaleString('en-GB', { maximumSignificantDigits: 2 });
const percent = (share: number) => `${(share * 100).toFixed(1)}\u00a0%`;
