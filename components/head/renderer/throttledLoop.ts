import { createPictureFence } from '@/lib/canvas-host/pictureFence';

export type ThrottledLoop = { run(wanted: boolean): void };

/**
 * Where there is no graphics card the processor draws, and this loop leaves half of it to the page:
 * it calls `draw`, with the seconds since it was last set running, in frames of the screen, but
 * waits after each picture for as long as drawing it took.
 */
export function createThrottledLoop(
  context: WebGL2RenderingContext,
  draw: (seconds: number) => void,
): ThrottledLoop {
  const fence = createPictureFence(context);
  let request: number | null = null;
  let startMs: number | null = null;
  let drawnMs = 0;
  let waitUntilMs = 0;
  let drawing = false;

  function reset() {
    fence.remove();
    drawing = false;
    waitUntilMs = 0;
    startMs = null;
  }

  function frame(nowMs: number) {
    request = requestAnimationFrame(frame);
    startMs ??= nowMs;
    if (fence.pending()) return;
    if (drawing) waitUntilMs = nowMs + (nowMs - drawnMs);
    drawing = false;
    if (nowMs < waitUntilMs) return;
    drawnMs = nowMs;
    draw((nowMs - startMs) / 1000);
    fence.set();
    drawing = true;
  }

  return {
    run(wanted) {
      if (wanted === (request !== null)) return;
      if (request !== null) cancelAnimationFrame(request);
      // The time that it stood still is not time that drawing took.
      reset();
      request = wanted ? requestAnimationFrame(frame) : null;
    },
  };
}
