import { createRoot, extend } from '@react-three/fiber';
import { Group, Points, WebGLRenderer } from 'three';
import { CAMERA_FOV_DEGREES, CAMERA_START } from '@/lib/head/choreography';
import type { Cloud } from '@/lib/head/cloud';
import type { StageState } from './director';
import { RemoteElement } from './RemoteElement';
import { createRestingLoop } from './restingLoop';
import { Scene } from './Scene';
import { drawsBySoftware } from './softwareRenderer';
import type { Stage, StageInput, StageReport, StageSize } from './stageMessages';

extend({ Group, Points });

export type StageOptions = {
  canvas: HTMLCanvasElement | OffscreenCanvas;
  loadCloud: () => Promise<Cloud>;
  seed: number;
  inputs: readonly StageInput[];
  report: (report: StageReport) => void;
};

/**
 * Opens the scene on a canvas, in a worker or on the page. What happens is told through `report`;
 * nothing is thrown. Where there is no WebGL 2 the canvas stays as it was.
 */
export function createStage({ canvas, loadCloud, seed, inputs, report }: StageOptions): Stage {
  const state: StageState = {
    ink: false,
    pose: 'home',
    turned: false,
    paused: false,
    mood: { kind: 'idle' },
    attention: null,
    attendedMs: 0,
  };
  const element = new RemoteElement();
  let size: StageSize = { width: 800, height: 800, pixelRatio: 1 };
  let seen = true;
  let closed = false;

  const context = openContext(canvas);
  if (!context) {
    report({ kind: 'unavailable' });
    return { tell() {}, close() {} };
  }
  const bySoftware = drawsBySoftware(context);
  const root = createRoot(canvas);
  let store: ReturnType<typeof root.render> | null = null;
  const resting = bySoftware
    ? createRestingLoop(context, (seconds) => store?.getState().advance(seconds))
    : null;

  function frameloop() {
    if (!seen) return 'never';
    if (state.paused) return 'demand';
    return resting ? 'never' : 'always';
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
    restOrNot();
  };
  // Not while the model is on its way: the intro begins with the first picture.
  const restOrNot = () => resting?.run(store !== null && seen && !state.paused && !closed);
  const redraw = () => store?.getState().invalidate();

  function apply(input: StageInput) {
    switch (input.kind) {
      case 'size':
        size = input.size;
        element.resize(size);
        break;
      case 'look':
        state.ink = input.ink;
        state.pose = input.pose;
        state.turned = input.turned;
        break;
      case 'motion':
        state.paused = input.paused;
        seen = input.seen;
        break;
      case 'mood':
        state.mood = input.mood;
        break;
      case 'attention':
        state.attention = input.attention;
        state.attendedMs = performance.now();
        break;
      case 'pointer':
        element.relay(input.pointer);
        break;
    }
  }

  const onLost = () => report({ kind: 'context-lost' });
  const onRestored = () => {
    report({ kind: 'context-restored' });
    redraw();
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);

  async function open() {
    // The model is on its way while the renderer is made.
    const loading = loadCloud().catch((error: unknown) => {
      report({ kind: 'model-failed', error });
      return null;
    });
    await configure();
    const cloud = await loading;
    if (closed || !cloud) return;
    await configure();
    store = root.render(
      <Scene cloud={cloud} state={state} element={element} seed={seed} thrifty={bySoftware} />,
    );
    restOrNot();
    redraw();
    report({ kind: 'ready' });
  }

  inputs.forEach(apply);
  void open().catch(() => report({ kind: 'unavailable' }));

  return {
    tell(input) {
      apply(input);
      if (input.kind === 'size' || input.kind === 'motion') void configure().then(redraw, () => {});
      else redraw();
    },
    close() {
      closed = true;
      restOrNot();
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
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
