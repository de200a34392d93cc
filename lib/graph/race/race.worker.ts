/*
 * The race in a worker, so that the page stays awake while d3 and plain JavaScript work. It is
 * bundled by scripts/graph/build.ts, with d3 in a file of its own that is fetched for a race only.
 */
import { runRace, type Standing } from './race';

export type RaceRequest = { wasm: string; nodeCount: number };
export type RaceReply =
  { kind: 'standing'; standing: Standing } | { kind: 'done' } | { kind: 'failed'; reason: string };

const ROUNDS = 9;
const TURN_MS = 60;

interface Scope {
  postMessage(message: RaceReply): void;
  addEventListener(kind: 'message', listener: (event: { data: RaceRequest }) => void): void;
}
const scope = globalThis as unknown as Scope;

async function race({ wasm, nodeCount }: RaceRequest): Promise<void> {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error('The engine could not be fetched. Try again later.');
  await runRace({
    ...{ nodeCount, rounds: ROUNDS, turnMs: TURN_MS },
    wasm: await response.arrayBuffer(),
    loadD3: () => import('d3-force-3d'),
    now: () => performance.now(),
    onStanding: (standing) => scope.postMessage({ kind: 'standing', standing }),
  });
}

scope.addEventListener('message', ({ data }) => {
  race(data).then(
    () => scope.postMessage({ kind: 'done' }),
    (error: unknown) =>
      scope.postMessage({
        kind: 'failed',
        reason: error instanceof Error ? error.message : String(error),
      }),
  );
});
