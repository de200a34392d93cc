import {
  CAMERA_EASE_MS,
  CAMERA_FOV_DEGREES,
  CAMERA_POSITION,
  cameraPositionAt,
  createSways,
  FIRST_SWAY_AFTER_MS,
  introProgressAt,
  mayOrbitAt,
  NEXT_SWAY_AFTER_MS,
  ORBIT_DAMPING,
  ORBIT_ROTATE_SPEED,
  SETTLED_MS,
  SWAY_AMPLITUDE_RADIANS,
  SWAY_MS,
  TILT_MS,
  tiltAt,
} from '@/lib/head/animation/choreography';

const cameraAt = (ms: number): number[] => {
  const position: number[] = [];
  cameraPositionAt(ms, { set: (...values) => position.push(...values) });
  return position;
};

/** When each sway of the first so many milliseconds starts and ends, seen frame by frame. */
function watchSways(seed: number, lengthMs: number) {
  const sways = createSways(seed);
  const seen: { startMs: number; endMs: number; peak: number }[] = [];
  let current: (typeof seen)[number] | null = null;
  for (let ms = 0; ms < lengthMs; ms += 5) {
    const angle = sways.angleAt(ms);
    if (Math.abs(angle) < 1e-9) {
      current = null;
      continue;
    }
    if (!current) seen.push((current = { startMs: ms, endMs: ms, peak: 0 }));
    current.endMs = ms;
    if (Math.abs(angle) > Math.abs(current.peak)) current.peak = angle;
  }
  return seen;
}

const SEEDS = [1, 2, 3, 5, 8, 13, 21, 34];

describe('the camera', () => {
  test('has a field of view of 55 degrees and the pose (0, 0, -1)', () => {
    expect(CAMERA_FOV_DEGREES).toBe(55);
    expect(CAMERA_POSITION).toEqual([0, 0, -1]);
  });

  test('eases in to its position: nearer all the time, ever slower, there at the end', () => {
    const away = (ms: number) => Math.hypot(...cameraAt(ms).map((v, i) => v - CAMERA_POSITION[i]!));
    const distances = Array.from({ length: 21 }, (_, i) => away((i / 20) * CAMERA_EASE_MS));
    const steps = distances.slice(1).map((distance, i) => distances[i]! - distance);
    expect(distances[0]).toBeGreaterThan(0.3);
    expect(steps.every((step) => step >= 0)).toBe(true);
    expect(steps.at(-1)).toBeLessThan(steps[0]! / 100);
    expect(cameraAt(CAMERA_EASE_MS)).toEqual([0, 0, -1]);
    expect(cameraAt(1e7)).toEqual([0, 0, -1]);
  });

  test('gives user orbit control only after it has settled', () => {
    expect(mayOrbitAt(CAMERA_EASE_MS - 1)).toBe(false);
    expect(mayOrbitAt(CAMERA_EASE_MS)).toBe(true);
  });

  test('is orbited with a damping of 0.1 and a rotate speed of 0.5', () => {
    expect([ORBIT_DAMPING, ORBIT_ROTATE_SPEED]).toEqual([0.1, 0.5]);
  });

  test('arrives when the particles have gathered into the face', () => {
    expect(introProgressAt(0)).toBe(0);
    expect(introProgressAt(CAMERA_EASE_MS / 2)).toBe(0.5);
    expect(introProgressAt(CAMERA_EASE_MS)).toBe(1);
  });
});

describe('the tilt', () => {
  test('is a rotation up of one second that follows the camera', () => {
    expect(TILT_MS).toBe(1000);
    const down = tiltAt(0);
    expect(down).toBeGreaterThan(0);
    expect(tiltAt(CAMERA_EASE_MS)).toBe(down);
    expect(tiltAt(CAMERA_EASE_MS + 500)).toBeCloseTo(down / 2);
    expect(tiltAt(CAMERA_EASE_MS + 1000)).toBe(0);
    expect(tiltAt(1e7)).toBe(0);
  });
});

describe('the random sway', () => {
  test('has an amplitude of pi/64 and lasts 1000 ms', () => {
    expect(SWAY_AMPLITUDE_RADIANS).toBe(Math.PI / 64);
    expect(SWAY_MS).toBe(1000);
    for (const { startMs, endMs, peak } of watchSways(4, 120_000)) {
      expect(Math.abs(peak)).toBeCloseTo(Math.PI / 64, 4);
      expect(endMs - startMs).toBeGreaterThan(960);
      expect(endMs - startMs).toBeLessThanOrEqual(1000);
    }
  });

  test.each(SEEDS)('comes first after 1-3 s, and then every 1-10 s (seed %i)', (seed) => {
    expect(FIRST_SWAY_AFTER_MS).toEqual([1000, 3000]);
    expect(NEXT_SWAY_AFTER_MS).toEqual([1000, 10_000]);
    const starts = watchSways(seed, 200_000).map(({ startMs }) => startMs);
    const first = starts[0]! - SETTLED_MS;
    expect(first).toBeGreaterThanOrEqual(1000);
    expect(first).toBeLessThanOrEqual(3050);
    for (const [i, start] of starts.slice(1).entries()) {
      expect(start - starts[i]!).toBeGreaterThanOrEqual(950);
      expect(start - starts[i]!).toBeLessThanOrEqual(10_050);
    }
  });

  test('goes left and right at random', () => {
    const sides = watchSways(9, 600_000).map(({ peak }) => Math.sign(peak));
    const right = sides.filter((side) => side > 0).length;
    expect(right).toBeGreaterThan(sides.length * 0.25);
    expect(right).toBeLessThan(sides.length * 0.75);
  });

  test('follows from the seed and the time alone, also backwards', () => {
    const one = createSways(6);
    const other = createSways(6);
    const times = [50_000, 12_000, 90_000, 4_600, 5_100, 33_333];
    const forward = new Map([...times].sort((a, b) => a - b).map((ms) => [ms, one.angleAt(ms)]));
    for (const ms of times) expect(other.angleAt(ms)).toBe(forward.get(ms));
  });

  test('rests once it is over, and before the head has settled', () => {
    const sways = createSways(3);
    const [first] = watchSways(3, 20_000);
    expect(sways.poseAfter(0)).toBe(SETTLED_MS);
    expect(sways.poseAfter(first!.startMs + 300)).toBeGreaterThan(first!.startMs + 900);
    expect(sways.angleAt(sways.poseAfter(first!.startMs + 300))).toBe(0);
  });
});
