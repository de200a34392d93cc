import type { Stage, StageInput, StageReport } from './stageMessages';
import { openWorkerStage } from './workerStage';

type OpenStageOptions = {
  /** Where the canvas goes. */
  host: HTMLElement;
  modelUrl: string;
  seed: number;
  report: (report: StageReport) => void;
};

/**
 * Opens the stage in a worker or, where that has no WebGL, on the page with a new canvas: one that
 * was handed over cannot be had back. Reports "unavailable" only when there is none in either.
 */
export function openStage({ host, modelUrl, seed, report }: OpenStageOptions): Stage {
  /** The last of each kind: what a stage that opens later has missed. */
  const latest = new Map<StageInput['kind'], StageInput>();
  let canvas: HTMLCanvasElement | null = null;
  let stage: Stage | null = null;
  let closed = false;

  function freshCanvas(): HTMLCanvasElement {
    canvas?.remove();
    canvas = document.createElement('canvas');
    host.append(canvas);
    return canvas;
  }

  const onPage = async () => {
    stage?.close();
    stage = null;
    const { openPageStage } = await import('./pageStage');
    if (closed) return;
    const inputs = [...latest.values()];
    stage = openPageStage({
      canvas: freshCanvas(),
      modelUrl,
      seed,
      inputs,
      report: (said) => (said.kind === 'unavailable' ? giveUp() : report(said)),
    });
  };
  const giveUp = () => {
    canvas?.remove();
    report({ kind: 'unavailable' });
  };
  const fallBack = () => void onPage().catch(giveUp);

  // By then the first inputs are known, which are told in the same turn, and the page is awake.
  whenIdle(() => {
    if (closed) return;
    let inWorker = true;
    stage = openWorkerStage({
      canvas: freshCanvas(),
      modelUrl,
      seed,
      inputs: [...latest.values()],
      report(said) {
        if (closed || !inWorker) return;
        if (said.kind !== 'unavailable') return report(said);
        inWorker = false;
        fallBack();
      },
    });
    if (!stage) fallBack();
  });

  return {
    tell(input) {
      if (input.kind !== 'pointer') latest.set(input.kind, input);
      stage?.tell(input);
    },
    close() {
      closed = true;
      stage?.close();
      canvas?.remove();
    },
  };
}

/** Safari tells of no idle moments: there the next turn must do. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act);
}
