import { createRoot, extend } from '@react-three/fiber';
import { Group, Points, type PerspectiveCamera } from 'three';
import type { StageState } from '@/components/head/director';
import { RemoteElement } from '@/components/head/RemoteElement';
import { Scene } from '@/components/head/Scene';
import { CAMERA_FOV_DEGREES, CAMERA_START } from '@/lib/head/choreography';
import { makeCloud } from '@/lib/head/cloud';
import { parseObj } from '@/lib/head/obj';

/*
 * The scene with its time in our hands: each frame comes when the test asks for it, so a picture
 * is the same however slow the machine. Bundled by the tests; no page of the site has it.
 */
extend({ Group, Points });

export type Shot = Partial<StageState> & {
  /** How long the head has been there. */
  ms: number;
  size?: number;
  points?: number;
  /** Orbit: degrees about the vertical after the camera has arrived. */
  yaw?: number;
  pitch?: number;
};

const FRAME_MS = 1000 / 60;

let unmountLast = () => {};

async function shoot(
  model: string,
  { ms, size = 800, points = 30_000, yaw = 0, pitch = 0, ...given }: Shot,
) {
  unmountLast();
  document.querySelector('canvas')?.remove();
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  document.body.style.margin = '0';
  document.body.style.background = given.ink ? '#eceef0' : '#07080c';
  const cloud = makeCloud(parseObj(model), { maximumPoints: points, seed: 1 });
  const state: StageState = {
    ink: false,
    pose: 'home',
    turned: false,
    paused: false,
    mood: { kind: 'idle' },
    attention: null,
    attendedMs: ms,
    ...given,
  };
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
    shoot: typeof shoot;
  }
}

window.shoot = shoot;
