/*
 * What the article measures on the reader's device, in a worker, so that the page stays awake while
 * d3 and plain JavaScript work. It is bundled by scripts/graph/build.ts, with d3 in a file of its own
 * that is fetched for a race only.
 */
import { type Cost, measureCost } from './cost';
import { runRace, type Standing } from './race';

/** A race, or, where `only` says so, what a step costs. */
export type RaceRequest = { wasm: string; nodeCount: number; only?: 'cost' };
export type RaceReply =
  | { kind: 'standing'; standing: Standing }
  | { kind: 'cost'; cost: Cost }
  | { kind: 'done' }
  | { kind: 'failed'; reason: string };

const ROUNDS = 9;
const TURN_MS = 60;

interface Scope {
  postMessage(message: RaceReply): void;
  addEventListener(kind: 'message', listener: (event: { data: RaceRequest }) => void): void;
}
const scope = globalThis as unknown as Scope;

const now = () => performance.now();

async function answer({ wasm, nodeCount, only }: RaceRequest): Promise<void> {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error('The engine could not be fetched. Try again later.');
  const engine = await response.arrayBuffer();
  if (only === 'cost') {
    scope.postMessage({ kind: 'cost', cost: measureCost(nodeCount, engine, now) });
    return;
  }
  await runRace({
    ...{ nodeCount, rounds: ROUNDS, turnMs: TURN_MS },
    ...{ wasm: engine, now },
    loadD3: () => import('d3-force-3d'),
    onStanding: (standing) => scope.postMessage({ kind: 'standing', standing }),
  });
}

scope.addEventListener('message', ({ data }) => {
  answer(data).then(
    () => scope.postMessage({ kind: 'done' }),
    (error: unknown) =>
      scope.postMessage({
        kind: 'failed',
        reason: error instanceof Error ? error.message : String(error),
      }),
  );
});
