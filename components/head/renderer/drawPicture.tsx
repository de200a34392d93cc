import { createRoot, extend } from '@react-three/fiber';
import { Group, type PerspectiveCamera, Points } from 'three';
import { site } from '@/content/site';
import { CAMERA_FOV_DEGREES, CAMERA_START } from '@/lib/head/animation/choreography';
import { makeCloud } from '@/lib/head/model/cloud';
import { parseObj } from '@/lib/head/model/obj';
import { type HeadState, initialHeadState } from './headAnimator';
import { RemoteElement } from './RemoteElement';
import { Scene } from './Scene';

/*
 * One picture of the head in any state, with the time in our hands: each frame comes when it is asked
 * for, so a picture is the same however slow the machine. The tests and the sculptor bundle this
 * file; no page of the site has it.
 */
extend({ Group, Points });

export type Shot = Partial<HeadState> & {
  /** How long the head has been there. */
  ms: number;
  size?: number;
  points?: number;
  /** Orbit: degrees about the vertical after the camera has arrived. */
  yaw?: number;
  pitch?: number;
  /** Without the page's ground. */
  transparent?: boolean;
};

const FRAME_MS = 1000 / 60;

let unmountLast = () => {};

async function drawPicture(
  model: string,
  { ms, size = 800, points = 30_000, yaw = 0, pitch = 0, transparent = false, ...given }: Shot,
) {
  unmountLast();
  document.querySelector('canvas')?.remove();
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  canvas.style.display = 'block';
  document.body.style.margin = '0';
  const ground = site.palette[given.lightTheme ? 'light' : 'dark'].ground;
  document.body.style.background = transparent ? 'transparent' : ground;
  const cloud = makeCloud(parseObj(model), { maximumPoints: points, seed: 1 });
  const state: HeadState = { ...initialHeadState(), pointerTargetAtMs: ms, ...given };
  let nowMs = 0;
  const root = createRoot(canvas);
  unmountLast = () => root.unmount();
  await root.configure({
    flat: true,
    linear: true,
    frameloop: 'never',
    camera: { fov: CAMERA_FOV_DEGREES, near: 0.05, far: 10, position: [...CAMERA_START] },
    size: { width: size, height: size, top: 0, left: 0 },
    dpr: 1,
    gl: { alpha: true, antialias: false, preserveDrawingBuffer: true },
  });
  const element = new RemoteElement();
  const store = root.render(
    <Scene cloud={cloud} state={state} element={element} seed={7} now={() => nowMs} />,
  );
  const frames = Math.ceil(ms / FRAME_MS);
  const gl = store.getState().gl;
  const render = gl.render.bind(gl);
  gl.render = () => {};
  for (let frame = 0; frame <= frames; frame++) {
    if (frame === frames) gl.render = render;
    const camera = store.getState().camera as PerspectiveCamera;
    if (frame === frames && (yaw || pitch)) {
      const y = (yaw * Math.PI) / 180;
      const x = (pitch * Math.PI) / 180;
      camera.position.set(-Math.sin(y) * Math.cos(x), Math.sin(x), -Math.cos(y) * Math.cos(x));
      camera.lookAt(0, 0, 0);
    }
    nowMs = frame * FRAME_MS;
    store.getState().advance((frame * FRAME_MS) / 1000);
  }
}

declare global {
  interface Window {
    drawPicture: typeof drawPicture;
  }
}

window.drawPicture = drawPicture;
