import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  PerspectiveCamera,
  Points,
  PointsMaterial,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { MeshSurfaceSampler } from 'three/examples/jsm/math/MeshSurfaceSampler.js';
import { createStage } from '@/components/head/createStage';
import { makeCloud } from '@/lib/head/cloud';
import { parseObj } from '@/lib/head/obj';
import { sphereOf } from './headCloud';

export type FrameMode = 'worker' | 'page' | 'loop';

const SIZE = 200;
const WARM_UP_MS = 5000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let stop = () => {};

/** Draws so many points until the next call; resolves once it is warm. */
async function draw(mode: FrameMode | 'nothing', count: number): Promise<void> {
  stop();
  stop = () => {};
  document.querySelector('canvas')?.remove();
  if (mode === 'nothing') return;
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  stop = await { worker: inWorker, page: onPage, loop: byLoop }[mode](canvas, count);
  await wait(WARM_UP_MS);
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
    const stage = createStage({
      canvas,
      loadCloud: async () => sphereOf(count),
      seed: 1,
      inputs: [{ kind: 'size', size: { width: SIZE, height: SIZE, pixelRatio: 1 } }],
      report: () => resolve(() => stage.close()),
    });
  });
}

/** The usual way: JavaScript writes every position in every frame. */
async function byLoop(canvas: HTMLCanvasElement, count: number) {
  const home = sphereOf(count).particles.positions;
  const positions = new BufferAttribute(home.slice(), 3);
  const geometry = new BufferGeometry().setAttribute('position', positions);
  const scene = new Scene().add(new Points(geometry, new PointsMaterial({ size: 2 })));
  const camera = new PerspectiveCamera(55, 1, 1, 1000);
  camera.position.z = 300;
  const renderer = new WebGLRenderer({ canvas });
  renderer.setSize(SIZE, SIZE);
  let running = true;
  const frame = (time: number) => {
    if (!running) return;
    requestAnimationFrame(frame);
    const wave = time / 500;
    const moved = positions.array;
    for (let i = 0; i < home.length; i += 3) {
      const swell = 1 + 0.02 * Math.sin(wave + (home[i + 1] ?? 0) / 20);
      moved[i] = (home[i] ?? 0) * swell;
      moved[i + 1] = (home[i + 1] ?? 0) * swell;
      moved[i + 2] = (home[i + 2] ?? 0) * swell;
    }
    positions.needsUpdate = true;
    renderer.render(scene, camera);
  };
  requestAnimationFrame(frame);
  return () => {
    running = false;
    renderer.dispose();
    renderer.forceContextLoss();
  };
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

declare global {
  interface Window {
    bench: { draw: typeof draw; objCost: typeof objCost };
  }
}

window.bench = { draw, objCost };
