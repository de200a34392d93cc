import {
  BufferAttribute,
  BufferGeometry,
  PerspectiveCamera,
  Points,
  PointsMaterial,
  Scene,
  WebGLRenderer,
} from 'three';
import { VIEW_CENTRE_MM } from '@/lib/head/model/modelTransform';
import { sphereOf } from './headCloud';

/**
 * plain: the least that a loop can do, one sine a point. same: the motion that the head's own
 * program gives a model without landmarks, as it stands in components/head/renderer/shaders: the turn of the
 * neck, the ripple of speech and the dent of the pointer. Its lighting is left out.
 */
export type LoopMotion = 'plain' | 'same';

type Move = (moved: Float32Array, home: Float32Array, normals: Float32Array, ms: number) => void;

const [CENTRE_X, CENTRE_Y, CENTRE_Z] = VIEW_CENTRE_MM;
const SPEAKING = 0.5;
const TOUCH = { x: 30, y: -20, strength: 0.5 };

const MOVES: Record<LoopMotion, Move> = {
  plain(moved, home, _normals, ms) {
    const wave = ms / 500;
    for (let i = 0; i < home.length; i += 3) {
      const swell = 1 + 0.02 * Math.sin(wave + (home[i + 1] ?? 0) / 20);
      moved[i] = (home[i] ?? 0) * swell;
      moved[i + 1] = (home[i + 1] ?? 0) * swell;
      moved[i + 2] = (home[i + 2] ?? 0) * swell;
    }
  },
  same(moved, home, normals, ms) {
    const seconds = ms / 1000;
    const cosine = Math.cos(0.2 * Math.sin(seconds));
    const sine = Math.sin(0.2 * Math.sin(seconds));
    for (let i = 0; i < home.length; i += 3) {
      const x = home[i] ?? 0;
      const y = home[i + 1] ?? 0;
      const z = home[i + 2] ?? 0;
      const away = Math.sqrt(x * x + (y + 70) ** 2 + (z - 100) ** 2);
      const ripple = SPEAKING * Math.sin(0.2 * away - 16 * seconds) * Math.exp(-away / 48);
      const atX = x + 2.6 * ripple * (normals[i] ?? 0) - CENTRE_X;
      const atY = y + 2.6 * ripple * (normals[i + 1] ?? 0) - CENTRE_Y;
      const atZ = z + 2.6 * ripple * (normals[i + 2] ?? 0) - CENTRE_Z;
      const seenX = cosine * atX + sine * atZ;
      const touchX = seenX - TOUCH.x;
      const touchY = atY - TOUCH.y;
      const fromTouch = Math.sqrt(touchX * touchX + touchY * touchY);
      const dent = TOUCH.strength * Math.exp((-fromTouch * fromTouch) / 700);
      const push = (5 * dent) / Math.max(fromTouch, 1);
      moved[i] = seenX + touchX * push;
      moved[i + 1] = atY + touchY * push;
      moved[i + 2] = cosine * atZ - sine * atX - 4 * dent;
    }
  },
};

/** Draws so many points and writes the place of each in every frame. Gives the function that stops it. */
export function drawByLoop(
  canvas: HTMLCanvasElement,
  count: number,
  size: number,
  motion: LoopMotion,
): () => void {
  const { positions: home, normals } = sphereOf(count).particles;
  const moved = home.slice();
  const positions = new BufferAttribute(moved, 3);
  const geometry = new BufferGeometry().setAttribute('position', positions);
  const scene = new Scene().add(new Points(geometry, new PointsMaterial({ size: 2 })));
  const camera = new PerspectiveCamera(55, 1, 1, 1000);
  camera.position.z = 300;
  const renderer = new WebGLRenderer({ canvas });
  renderer.setSize(size, size);
  const move = MOVES[motion];
  let running = true;
  const frame = (ms: number) => {
    if (!running) return;
    requestAnimationFrame(frame);
    move(moved, home, normals, ms);
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
