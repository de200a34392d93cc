import ReactThreeTestRenderer from '@react-three/test-renderer';
import type { ComponentProps } from 'react';
import { PerspectiveCamera, type Points, Vector3 } from 'three';
import { type HeadState, initialHeadState } from '@/components/head/renderer/headAnimator';
import type { RelayedPointer } from '@/components/head/renderer/messages';
import { RemoteElement } from '@/components/head/renderer/RemoteElement';
import { Scene } from '@/components/head/renderer/Scene';
import { CAMERA_EASE_MS, SETTLED_MS, TILT_FROM_RADIANS } from '@/lib/head/animation/choreography';
import { MIN_POINTS } from '@/lib/head/animation/pointBudget';
import { makeCloud } from '@/lib/head/model/cloud';
import { parseObj } from '@/lib/head/model/obj';

// Jest takes the package's other build: the same code, as CommonJS.
jest.mock('@react-three/drei/core/OrbitControls', () =>
  jest.requireActual('@react-three/drei/core/OrbitControls.cjs.js'),
);

const cloud = makeCloud(parseObj('v 0 0 0\nv 0 1 0\nv 1 0 0\nf 1 2 3'), {
  maximumPoints: 50,
  seed: 1,
});

const FRAME_SECONDS = 1 / 50;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // fiber still uses three's old clock, which says so each time.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

async function stage(
  given: Partial<HeadState> = {},
  scene: Partial<ComponentProps<typeof Scene>> = {},
) {
  const state: HeadState = { ...initialHeadState(), ...given };
  const element = new RemoteElement();
  element.resize({ width: 800, height: 800, pixelRatio: 1 });
  const camera = new PerspectiveCamera(55, 1, 0.05, 10);
  const renderer = await ReactThreeTestRenderer.create(
    <Scene cloud={cloud} state={state} element={element} seed={2} {...scene} />,
    { camera },
  );
  const run = (ms: number) =>
    ReactThreeTestRenderer.act(() =>
      renderer.advanceFrames(Math.ceil(ms / (1000 * FRAME_SECONDS)), FRAME_SECONDS),
    );
  const drag = (keys: Partial<RelayedPointer> = {}) => {
    const at = (type: RelayedPointer['type'], x: number) =>
      element.relay({
        type,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        clientX: x,
        clientY: 400,
        pageX: x,
        pageY: 400,
        ctrlKey: false,
        metaKey: false,
        shiftKey: false,
        ...keys,
      });
    at('pointerdown', 400);
    at('pointermove', 600);
    at('pointerup', 600);
  };
  const headGroup = renderer.scene.children[0]?.children[0]?.instance;
  return { renderer, camera, element, run, drag, headGroup, state };
}

test('the camera eases in to (0, 0, -1) and looks at the origin', async () => {
  const { camera, run } = await stage();
  await run(100);
  expect(camera.position.length()).toBeGreaterThan(1.2);
  await run(CAMERA_EASE_MS);
  expect(camera.position.toArray()).toEqual([0, 0, -1]);
  const ahead = camera.getWorldDirection(camera.position.clone());
  expect(ahead.z).toBeCloseTo(1);
});

test('the head is tilted down until the camera is there, and rests a second later', async () => {
  const { headGroup, run } = await stage();
  await run(CAMERA_EASE_MS / 2);
  expect(headGroup?.rotation.x).toBe(TILT_FROM_RADIANS);
  await run(SETTLED_MS);
  expect(headGroup?.rotation.x).toBe(0);
});

test('user orbit control is enabled only after the camera settles', async () => {
  const { camera, run, drag } = await stage();
  await run(CAMERA_EASE_MS / 2);
  drag();
  await run(CAMERA_EASE_MS);
  expect(camera.position.toArray()).toEqual([0, 0, -1]);
  drag();
  await run(1000);
  expect(Math.abs(camera.position.x)).toBeGreaterThan(0.1);
});

test('orbit control rotates only: the distance and the target stay, with any key held', async () => {
  const { camera, run, drag } = await stage();
  await run(CAMERA_EASE_MS + 100);
  drag({ shiftKey: true });
  drag({ button: 2 });
  drag({ button: 1 });
  await run(500);
  expect(camera.position.distanceTo(new Vector3(0, 0, -1))).toBeCloseTo(0);
  drag();
  await run(500);
  expect(camera.position.length()).toBeCloseTo(1);
  const ahead = camera.getWorldDirection(camera.position.clone());
  expect(ahead.dot(camera.position)).toBeCloseTo(-1);
});

test('orbit control has a rotate speed of 0.5 and a damping of 0.1', async () => {
  const { camera, run, drag } = await stage();
  await run(CAMERA_EASE_MS + 100);
  const angle = () => Math.abs(Math.atan2(camera.position.x, -camera.position.z));
  drag();
  // A drag of 200 of 800 px is a quarter turn at speed 1; a tenth of the rest is taken each frame.
  const whole = 0.5 * 2 * Math.PI * (200 / 800);
  const first = angle();
  await run(20);
  const second = angle();
  expect((whole - second) / (whole - first)).toBeCloseTo(0.9, 1);
  await run(3000);
  expect(angle()).toBeCloseTo(whole, 2);
});

test('the controls sleep while nobody turns the scene, and wake for each who does', async () => {
  const { renderer, camera, run, drag } = await stage();
  const controls = renderer.scene.findAll(({ instance }) => 'enableDamping' in instance)[0]
    ?.instance as unknown as { enabled: boolean };
  await run(CAMERA_EASE_MS + 100);
  expect(controls.enabled).toBe(true);
  await run(1000);
  expect(controls.enabled).toBe(false);
  drag();
  await run(100);
  expect(controls.enabled).toBe(true);
  expect(Math.abs(camera.position.x)).toBeGreaterThan(0.1);
  await run(5000);
  expect(controls.enabled).toBe(false);
  const before = camera.position.x;
  drag();
  await run(1000);
  expect(Math.abs(camera.position.x - before)).toBeGreaterThan(0.1);
});

test('paused: the camera is there at once and nothing moves', async () => {
  const { camera, headGroup, run } = await stage({ paused: true, turned: true });
  await run(20);
  expect(camera.position.toArray()).toEqual([0, 0, -1]);
  const still = headGroup?.rotation.toArray();
  for (let second = 0; second < 20; second++) {
    await run(1000);
    expect(headGroup?.rotation.toArray()).toEqual(still);
  }
});

test('a lowPower scene begins with few points, and a still has all of them', async () => {
  const maximumPoints = MIN_POINTS + 500;
  const many = makeCloud(parseObj('v 0 0 0\nv 0 1 0\nv 1 0 0\nf 1 2 3'), {
    maximumPoints,
    seed: 1,
  });
  const { headGroup, run, state } = await stage({}, { cloud: many, lowPower: true });
  const drawn = () => (headGroup?.children[0] as Points).geometry.drawRange.count;
  await run(100);
  expect(drawn()).toBe(MIN_POINTS);
  state.paused = true;
  await run(100);
  expect(drawn()).toBe(maximumPoints);
});

test('leaving takes every listener of the orbit controls away', async () => {
  const { renderer, element } = await stage();
  expect(element.listenerCount).toBeGreaterThan(0);
  await renderer.unmount();
  expect(element.listenerCount).toBe(0);
});
