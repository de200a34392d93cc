import { z } from 'zod';
import file from '@/bench/graph.json' with { type: 'json' };

const pair = z.tuple([z.number(), z.number()]);

const row = z.object({
  nodes: z.number(),
  name: z.string(),
  settings: z.string(),
  medianMs: z.number(),
  /** The lower and the upper quartile. Older runs kept none. */
  quartilesMs: pair.optional(),
  /** How many times the engine's step takes, as the median of the rounds. */
  ratio: z.number(),
  ratioQuartiles: pair.optional(),
});

const graphBench = z.object({
  date: z.string(),
  machine: z.string(),
  method: z.string(),
  /** What was not written down because it was not steady, and how far its turns lay apart. */
  refused: z.array(
    z.object({ run: z.string(), nodes: z.number(), name: z.string(), spread: z.number() }),
  ),
  /** What counts as steady, as a sentence has it. */
  bound: z.string(),
  bytes: z.object({ simd: z.number(), scalar: z.number() }),
  versions: z.record(z.string(), z.string()),
  graphs: z.array(
    z.object({
      nodes: z.number(),
      edges: z.number(),
      errors: z.object({ engine: z.number(), theta: z.number(), d3: z.number() }),
    }),
  ),
  /** One for each place where it ran: Node, and Chromium where there was one. */
  runs: z.array(z.object({ name: z.string(), rows: z.array(row) })).min(1),
  /** The race of the article's page in the same Chromium: ratios to the engine. */
  race: z.object({ nodes: z.number(), plain: z.number(), d3: z.number() }).optional(),
});

/** What bench/graph.json holds. */
export type GraphBench = z.infer<typeof graphBench>;
/** One engine's times on one graph. */
export type GraphRow = z.infer<typeof row>;

/** The benchmark of the layouts, as it was last run. */
export const graphMeasurements: GraphBench = graphBench.parse(file);

/** The rows of one run, by the name of the place where it ran. */
export function rowsOf(run: string): GraphRow[] {
  return graphMeasurements.runs.find(({ name }) => name === run)?.rows ?? [];
}

/** A row of a run, by a part of its name. */
export function findRow(run: string, nodes: number, name: string): GraphRow | undefined {
  return rowsOf(run).find((each) => each.nodes === nodes && each.name.includes(name));
}
