import { createStage } from './createStage';
import { loadCloudInWorker } from './loadCloudInWorker';
import type { Stage, StageInput, StageReport } from './stageMessages';

type PageStageOptions = {
  canvas: HTMLCanvasElement;
  modelUrl: string;
  seed: number;
  inputs: readonly StageInput[];
  report: (report: StageReport) => void;
};

/** The stage on the page's own thread, where workers have no WebGL. */
export function openPageStage({ canvas, modelUrl, ...rest }: PageStageOptions): Stage {
  const leaving = new AbortController();
  const stage = createStage({
    ...rest,
    canvas,
    loadCloud: () => loadCloudInWorker(modelUrl, leaving.signal),
  });
  return {
    tell: stage.tell,
    close() {
      leaving.abort();
      stage.close();
    },
  };
}
