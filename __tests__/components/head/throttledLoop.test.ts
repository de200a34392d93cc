import { createThrottledLoop } from '@/components/head/renderer/throttledLoop';

const FRAME_MS = 10;

/** A screen whose frames come when the test says so. */
let nowMs: number;
let waiting: Map<number, FrameRequestCallback>;
let lastRequest: number;

beforeEach(() => {
  nowMs = 0;
  waiting = new Map();
  lastRequest = 0;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    waiting.set(++lastRequest, callback);
    return lastRequest;
  });
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((request) => {
    waiting.delete(request);
  });
});
afterEach(() => jest.restoreAllMocks());

function frames(count: number) {
  for (let i = 0; i < count; i++) {
    nowMs += FRAME_MS;
    const callbacks = [...waiting.values()];
    waiting.clear();
    callbacks.forEach((callback) => callback(nowMs));
  }
}

/** As much of a context as the loop uses; each picture is done so many milliseconds after its call. */
function contextThatTakes(drawingMs: () => number) {
  let lost = false;
  const context = {
    SYNC_GPU_COMMANDS_COMPLETE: 1,
    SYNC_STATUS: 2,
    UNSIGNALED: 3,
    SIGNALED: 4,
    fenceSync: () => (lost ? null : { doneMs: nowMs + drawingMs() }),
    getSyncParameter(fence: { doneMs: number }) {
      if (lost) return null;
      return nowMs < fence.doneMs ? context.UNSIGNALED : context.SIGNALED;
    },
    deleteSync() {},
    flush() {},
  };
  return {
    context: context as unknown as WebGL2RenderingContext,
    lose: () => (lost = true),
  };
}

/** When pictures were begun, in milliseconds. */
function recorded(context: WebGL2RenderingContext) {
  const drawnMs: number[] = [];
  const loop = createThrottledLoop(context, (seconds) => drawnMs.push(Math.round(1000 * seconds)));
  return { loop, drawnMs };
}

test('rests after each picture for as long as drawing it took', () => {
  let drawingMs = 30;
  const { loop, drawnMs } = recorded(contextThatTakes(() => drawingMs).context);
  loop.run(true);
  frames(13);
  expect(drawnMs).toEqual([0, 60, 120]);
  drawingMs = 10;
  frames(8);
  expect(drawnMs).toEqual([0, 60, 120, 180, 200]);
});

test('begins no picture before the last one is done', () => {
  const { loop, drawnMs } = recorded(contextThatTakes(() => Infinity).context);
  loop.run(true);
  frames(50);
  expect(drawnMs).toEqual([0]);
});

test('goes on when the context is lost, so that it draws when that is restored', () => {
  const { context, lose } = contextThatTakes(() => 1000);
  const { loop, drawnMs } = recorded(context);
  loop.run(true);
  frames(2);
  lose();
  frames(4);
  expect(drawnMs.length).toBeGreaterThan(1);
});

test('does nothing before it is set running, nor when it is stopped, and then counts anew', () => {
  const { loop, drawnMs } = recorded(contextThatTakes(() => 10).context);
  frames(3);
  expect(waiting.size).toBe(0);
  loop.run(true);
  loop.run(true);
  expect(waiting.size).toBe(1);
  frames(1);
  loop.run(false);
  expect(waiting.size).toBe(0);
  frames(5);
  expect(drawnMs).toEqual([0]);
  loop.run(true);
  frames(2);
  expect(drawnMs).toEqual([0, 0]);
});
