import { Mesh, Vector3 } from 'three';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { MeshSurfaceSampler } from 'three/examples/jsm/math/MeshSurfaceSampler.js';
import { createRenderer } from '@/components/head/renderer/createRenderer';
import { makeCloud } from '@/lib/head/model/cloud';
import { parseObj } from '@/lib/head/model/obj';
import { passForGraphicsCard } from './graphicsCard';
import { sphereOf } from './headCloud';
import { drawByLoop } from './headLoop';

export type FrameMode = 'worker' | 'page' | 'same loop' | 'plain loop';

const SIZE = 200;

/** Resolves when the page has had so many frames. */
const passed = (frames: number) =>
  new Promise<void>((resolve) => {
    const next = () => (frames-- > 0 ? requestAnimationFrame(next) : resolve());
    next();
  });

let stop = () => {};

/** Draws so many points until the next call; resolves after so many frames. */
async function draw(mode: FrameMode | 'nothing', count: number, frames = 0): Promise<void> {
  stop();
  stop = () => {};
  document.querySelector('canvas')?.remove();
  if (mode === 'nothing') return;
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  stop = await STARTS[mode](canvas, count);
  await passed(frames);
}

async function inWorker(canvas: HTMLCanvasElement, count: number) {
  const worker = new Worker('/worker.js');
  const offscreen = canvas.transferControlToOffscreen();
  worker.postMessage({ canvas: offscreen, count }, [offscreen]);
  await new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }));
  return () => worker.terminate();
}

async function onPage(canvas: HTMLCanvasElement, count: number) {
  return new Promise<() => void>((resolve) => {
    const renderer = createRenderer(
      {
        canvas,
        setup: { modelUrl: '', seed: 1, timeOrigin: performance.timeOrigin },
        inputs: [{ kind: 'size', size: { width: SIZE, height: SIZE, pixelRatio: 1 } }],
        onEvent: () => resolve(() => renderer.dispose()),
      },
      async () => sphereOf(count),
    );
  });
}

/** From the file's text to 20,000 points, in milliseconds: ours and three's, on the same thread. */
function objCost(text: string): { ours: number; three: number } {
  const POINTS = 20_000;
  const started = performance.now();
  makeCloud(parseObj(text), { maximumPoints: POINTS, seed: 1 });
  const ours = performance.now() - started;

  const again = performance.now();
  const [mesh] = new OBJLoader().parse(text).children;
  const sampler = new MeshSurfaceSampler(mesh as Mesh).build();
  const [position, normal] = [new Vector3(), new Vector3()];
  const positions = new Float32Array(3 * POINTS);
  const normals = new Float32Array(3 * POINTS);
  for (let i = 0; i < POINTS; i++) {
    sampler.sample(position, normal);
    position.toArray(positions, 3 * i);
    normal.toArray(normals, 3 * i);
  }
  return { ours, three: performance.now() - again };
}

type Start = (canvas: HTMLCanvasElement, count: number) => (() => void) | Promise<() => void>;

const STARTS: Record<FrameMode, Start> = {
  worker: inWorker,
  page: onPage,
  'same loop': (canvas, count) => drawByLoop(canvas, count, SIZE, 'same'),
  'plain loop': (canvas, count) => drawByLoop(canvas, count, SIZE, 'plain'),
};

declare global {
  interface Window {
    bench: { draw: typeof draw; objCost: typeof objCost };
  }
}

passForGraphicsCard();
window.bench = { draw, objCost };
