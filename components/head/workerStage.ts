import type { OpenStage, Stage, StageInput, StageReport } from './stageMessages';

type WorkerStageOptions = {
  canvas: HTMLCanvasElement;
  modelUrl: string;
  seed: number;
  inputs: StageInput[];
  report: (report: StageReport) => void;
};

/**
 * The stage in a worker: the page's thread has nothing to do with drawing. The canvas is handed
 * over for good. Null where canvases cannot be handed over or workers cannot be had.
 */
export function openWorkerStage({
  canvas,
  modelUrl,
  seed,
  inputs,
  report,
}: WorkerStageOptions): Stage | null {
  if (!('transferControlToOffscreen' in canvas)) return null;
  let worker: Worker;
  try {
    worker = new Worker(new URL('./stage.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
  worker.addEventListener('message', ({ data }: MessageEvent<StageReport>) => report(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    report({ kind: 'unavailable' });
  });
  const offscreen = canvas.transferControlToOffscreen();
  const open: OpenStage = {
    kind: 'open',
    canvas: offscreen,
    modelUrl,
    seed,
    inputs,
    timeOrigin: performance.timeOrigin,
  };
  worker.postMessage(open, [offscreen]);
  return {
    tell: (input) => worker.postMessage(input),
    close: () => worker.terminate(),
  };
}
