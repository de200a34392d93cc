export type RestingLoop = { run(wanted: boolean): void };

/**
 * Where there is no graphics card the processor draws, and this loop leaves half of it to the page:
 * it calls `draw`, with the seconds since it was last set running, in frames of the screen, but
 * rests after each picture for as long as drawing it took.
 */
export function createRestingLoop(
  context: WebGL2RenderingContext,
  draw: (seconds: number) => void,
): RestingLoop {
  let request: number | null = null;
  let startMs: number | null = null;
  let drawnMs = 0;
  let restedMs = 0;
  /** Passed when the last picture is done. */
  let fence: WebGLSync | null = null;

  function forgetLast() {
    if (fence) context.deleteSync(fence);
    fence = null;
    restedMs = 0;
    startMs = null;
  }

  function frame(nowMs: number) {
    request = requestAnimationFrame(frame);
    startMs ??= nowMs;
    if (fence) {
      if (context.getSyncParameter(fence, context.SYNC_STATUS) === context.UNSIGNALED) return;
      context.deleteSync(fence);
      fence = null;
      restedMs = nowMs + (nowMs - drawnMs);
    }
    if (nowMs < restedMs) return;
    drawnMs = nowMs;
    draw((nowMs - startMs) / 1000);
    // Null while the context is lost: nothing is drawn then, and nothing waited for.
    fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    context.flush();
  }

  return {
    run(wanted) {
      if (wanted === (request !== null)) return;
      if (request !== null) cancelAnimationFrame(request);
      // The time that it stood still is not time that drawing took.
      forgetLast();
      request = wanted ? requestAnimationFrame(frame) : null;
    },
  };
}
