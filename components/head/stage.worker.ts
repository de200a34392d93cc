import { loadCloud } from '@/lib/head/load';
import { CLOUD_OPTIONS } from './cloudOptions';
import { createStage } from './createStage';
import type { OpenStage, Stage, StageInput, StageReport } from './stageMessages';

/** The whole stage off the page's thread, on a canvas that the page has handed over. */
let stage: Stage | null = null;
/** Turns a time of the page's clock into one of ours. */
let clockOffsetMs = 0;

function onOurClock(input: StageInput): StageInput {
  if (input.kind !== 'mood' || input.mood.kind === 'idle') return input;
  return { ...input, mood: { ...input.mood, sinceMs: input.mood.sinceMs + clockOffsetMs } };
}

self.addEventListener('message', ({ data }: MessageEvent<OpenStage | StageInput>) => {
  if (data.kind !== 'open') {
    stage?.tell(onOurClock(data));
    return;
  }
  clockOffsetMs = data.timeOrigin - performance.timeOrigin;
  stage = createStage({
    canvas: data.canvas,
    loadCloud: () => loadCloud(data.modelUrl, CLOUD_OPTIONS),
    seed: data.seed,
    inputs: data.inputs.map(onOurClock),
    report: (report: StageReport) => self.postMessage(report),
  });
});
