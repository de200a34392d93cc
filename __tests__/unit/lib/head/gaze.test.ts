import {
  createGaze,
  directionOf,
  EYE_LIMITS_RADIANS,
  HEAD_LIMITS_RADIANS,
  HEAD_WEIGHTS,
} from '@/lib/head/animation/gaze';
import { seededRandom } from '@/lib/math/random';

const AHEAD = { yaw: 0, pitch: 0 };
const RIGHT = { yaw: 0.4, pitch: 0.1 };
const FRAME_MS = 10;

const run = (
  gaze: ReturnType<typeof createGaze>,
  ms: number,
  towards = RIGHT,
  shoulders = AHEAD,
) => {
  for (let at = 0; at < ms; at += FRAME_MS) gaze.advance(FRAME_MS, towards, shoulders);
};

test('the eyes jump first, and the head follows later and less far', () => {
  const gaze = createGaze(seededRandom(1));
  run(gaze, 80);
  expect(gaze.eyes.yaw).toBeGreaterThan(0.3);
  expect(gaze.head.yaw).toBeLessThan(0.08);
  run(gaze, 3000);
  expect(gaze.head.yaw).toBeCloseTo(HEAD_WEIGHTS[0] * RIGHT.yaw, 2);
  expect(gaze.head.pitch).toBeCloseTo(HEAD_WEIGHTS[1] * RIGHT.pitch, 2);
});

test('together they reach the target: the eyes give back what head and shoulders add', () => {
  const gaze = createGaze(seededRandom(1));
  const shoulders = { yaw: 0.26, pitch: 0 };
  run(gaze, 4000, RIGHT, shoulders);
  expect(gaze.eyes.yaw + gaze.head.yaw + shoulders.yaw).toBeCloseTo(RIGHT.yaw, 1);
});

test('neither eyes nor head go farther than they can', () => {
  const gaze = createGaze(seededRandom(2));
  run(gaze, 5000, { yaw: 2, pitch: -2 });
  expect(gaze.head.yaw).toBeCloseTo(HEAD_LIMITS_RADIANS[0], 3);
  expect(gaze.head.pitch).toBeCloseTo(-HEAD_LIMITS_RADIANS[1], 3);
  expect(gaze.eyes.yaw).toBeLessThanOrEqual(EYE_LIMITS_RADIANS[0]);
  expect(gaze.eyes.pitch).toBeGreaterThanOrEqual(-EYE_LIMITS_RADIANS[1]);
});

test('the head never swings past its goal by more than a hair', () => {
  const gaze = createGaze(seededRandom(3));
  let most = 0;
  for (let at = 0; at < 4000; at += FRAME_MS) {
    gaze.advance(FRAME_MS, RIGHT, AHEAD);
    most = Math.max(most, gaze.head.yaw);
  }
  expect(most).toBeLessThan(HEAD_WEIGHTS[0] * RIGHT.yaw * 1.01);
});

test('the eyes do not twitch after less than two degrees', () => {
  const gaze = createGaze(seededRandom(4));
  gaze.settle(AHEAD, AHEAD);
  run(gaze, 60, { yaw: 0.03, pitch: 0 });
  expect(Math.abs(gaze.eyes.yaw)).toBeLessThan(0.012);
});

test('a far jump is told once', () => {
  const gaze = createGaze(seededRandom(5));
  gaze.advance(FRAME_MS, RIGHT, AHEAD);
  expect(gaze.jumpedFar).toBe(true);
  gaze.advance(FRAME_MS, RIGHT, AHEAD);
  expect(gaze.jumpedFar).toBe(false);
});

test('a frame as long as a pause leaves it where it belongs', () => {
  const gaze = createGaze(seededRandom(6));
  run(gaze, 500);
  gaze.advance(100_000, RIGHT, AHEAD);
  expect(gaze.head.yaw).toBeCloseTo(HEAD_WEIGHTS[0] * RIGHT.yaw, 3);
});

test('what lies beside, above and below the head is looked at there', () => {
  expect(directionOf(1, 0).yaw).toBeGreaterThan(0.5);
  expect(directionOf(-1, 0).yaw).toBeLessThan(-0.5);
  expect(directionOf(0, 0.5).pitch).toBeGreaterThan(0.2);
  expect(directionOf(0, -0.5).pitch).toBeLessThan(-0.3);
});
