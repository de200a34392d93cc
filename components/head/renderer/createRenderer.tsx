import { createRoot, extend } from '@react-three/fiber';
import { Group, Points, setConsoleFunction, WebGLRenderer } from 'three';
import { type CanvasSize, observeContext } from '@/lib/canvas-host/observe';
import type { CanvasRenderer, CanvasRendererOptions } from '@/lib/canvas-host/openInWorkerOrPage';
import { isSoftwareRendered } from '@/lib/canvas-host/softwareRenderer';
import type { ConversationStatus } from '@/lib/conversationStatus';
import { CAMERA_FOV_DEGREES, CAMERA_START } from '@/lib/head/animation/choreography';
import type { Cloud } from '@/lib/head/model/cloud';
import { initialHeadState } from './headAnimator';
import type { HeadEvent, HeadInput, HeadSetup } from './messages';
import { RemoteElement } from './RemoteElement';
import { Scene } from './Scene';
import { createThrottledLoop } from './throttledLoop';

extend({ Group, Points });

// @react-three/fiber 9 still makes a Clock, which three says is deprecated: nobody who opens the
// console can do anything about that.
setConsoleFunction((type, message, ...rest) => {
  if (message.includes('Clock: This module has been deprecated')) return;
  // eslint-disable-next-line no-console -- what three has to say beside that, in its own voice
  console[type](message, ...rest);
});

/**
 * Opens the scene on a canvas, in a worker or on the page. What happens is told through `onEvent`;
 * nothing is thrown. Where there is no WebGL 2 the canvas stays as it was.
 */
export function createRenderer(
  { canvas, setup, inputs, onEvent }: CanvasRendererOptions<HeadSetup, HeadInput, HeadEvent>,
  loadCloud: (modelUrl: string, signal: AbortSignal) => Promise<Cloud>,
): CanvasRenderer<HeadInput> {
  const { modelUrl, seed, timeOrigin } = setup;
  /** Turns a time of the page's clock into one of ours: a worker's begins later. */
  const clockOffsetMs = timeOrigin - performance.timeOrigin;
  const state = initialHeadState();
  const element = new RemoteElement();
  const disposal = new AbortController();
  let size: CanvasSize = { width: 800, height: 800, pixelRatio: 1 };
  let visible = true;

  const context = openContext(canvas);
  if (!context) {
    onEvent({ kind: 'unavailable' });
    return { send() {}, dispose() {} };
  }
  const lowPower = isSoftwareRendered(context);
  const root = createRoot(canvas);
  let store: ReturnType<typeof root.render> | null = null;
  const throttled = lowPower
    ? createThrottledLoop(context, (seconds) => store?.getState().advance(seconds))
    : null;

  function frameloop() {
    if (!visible) return 'never';
    if (state.paused) return 'demand';
    return throttled ? 'never' : 'always';
  }
  const configure = async () => {
    await root.configure({
      gl: (defaults) => new WebGLRenderer({ ...defaults, canvas, context, antialias: false }),
      // The shaders give display values: no tone mapping, no conversion.
      flat: true,
      linear: true,
      camera: { fov: CAMERA_FOV_DEGREES, near: 0.05, far: 10, position: [...CAMERA_START] },
      size: { width: size.width, height: size.height, top: 0, left: 0 },
      dpr: size.pixelRatio,
      frameloop: frameloop(),
    });
    updateLoop();
  };
  // Not while the model is on its way: the intro begins with the first picture.
  const updateLoop = () =>
    throttled?.run(store !== null && visible && !state.paused && !disposal.signal.aborted);
  const redraw = () => store?.getState().invalidate();

  function onOurClock(status: ConversationStatus): ConversationStatus {
    return status.kind === 'idle' ? status : { ...status, sinceMs: status.sinceMs + clockOffsetMs };
  }

  function apply(input: HeadInput) {
    switch (input.kind) {
      case 'size':
        size = input.size;
        element.resize(size);
        break;
      case 'appearance':
        state.lightTheme = input.lightTheme;
        state.pose = input.pose;
        state.turned = input.turned;
        break;
      case 'motion':
        state.paused = input.paused;
        visible = input.visible;
        break;
      case 'status':
        state.status = onOurClock(input.status);
        break;
      case 'pointerTarget':
        state.pointerTarget = input.pointerTarget;
        state.pointerTargetAtMs = performance.now();
        break;
      case 'pointer':
        element.relay(input.pointer);
        break;
    }
  }

  const stopObserving = observeContext(
    canvas,
    () => onEvent({ kind: 'context-lost' }),
    () => {
      onEvent({ kind: 'context-restored' });
      redraw();
    },
  );

  async function open() {
    // The model is on its way while the renderer is made.
    const loading = loadCloud(modelUrl, disposal.signal).catch((error: unknown) => {
      onEvent({ kind: 'model-failed', error });
      return null;
    });
    await configure();
    const cloud = await loading;
    if (disposal.signal.aborted || !cloud) return;
    await configure();
    store = root.render(
      <Scene cloud={cloud} state={state} element={element} seed={seed} lowPower={lowPower} />,
    );
    updateLoop();
    redraw();
    onEvent({ kind: 'ready' });
  }

  inputs.forEach(apply);
  void open().catch(() => onEvent({ kind: 'unavailable' }));

  return {
    send(input) {
      apply(input);
      if (input.kind === 'size' || input.kind === 'motion') void configure().then(redraw, () => {});
      else redraw();
    },
    dispose() {
      disposal.abort();
      updateLoop();
      stopObserving();
      root.unmount();
    },
  };
}

/** A transparent context, so that the page's ground shows; null where WebGL 2 is not to be had. */
function openContext(canvas: HTMLCanvasElement | OffscreenCanvas): WebGL2RenderingContext | null {
  const wanted: WebGLContextAttributes = {
    alpha: true,
    antialias: false,
    depth: true,
    premultipliedAlpha: true,
    powerPreference: 'default',
  };
  try {
    return canvas instanceof OffscreenCanvas
      ? canvas.getContext('webgl2', wanted)
      : canvas.getContext('webgl2', wanted);
  } catch {
    // WebKitGTK throws in workers.
    return null;
  }
}
