/** Heads that owners may have: each is put up, cleared of what is no face, and can speak. */
import {
  bust,
  hollowHead,
  lowPolygonHead,
  photogrammetry,
  type Scan,
} from '@/__tests__/fixtures/head/scans';
import type { ObjModel } from '@/lib/head/model/obj';
import { readCommand } from '@/scripts/head/command';
import type { Pose } from '@/scripts/head/pose/pose';
import { alignmentOf, poseInPicture } from '@/scripts/head/scan/alignment';
import { scanHead } from '@/scripts/head/scan/scanHead';

const PARTICLES = 4000;

function modelOf({ positions, triangles }: Scan): ObjModel {
  return {
    positions,
    triangles,
    normals: null,
    colours: null,
    weights: null,
    points: new Uint32Array(0),
    landmarks: new Map(),
    unit: null,
  };
}

const flagsOf = ({ landmarks }: Scan) =>
  [...landmarks].flatMap(([name, point]) => [`--${name.replace('_', '-')}`, point.join(',')]);

function made(scan: Scan, words: readonly string[]) {
  const told: string[] = [];
  const command = readCommand(['scan.glb', '--particles', String(PARTICLES), ...words]);
  return { ...scanHead(modelOf(scan), command, (line) => told.push(line)), told: told.join('\n') };
}

/** Small enough for a test; the same generator makes large ones to look at. */
const HEADS = {
  'a solid bust on its side': bust(5, { turn: [0, 0, 90], scale: 0.1 }),
  'a hollow head cut at the neck, in metres, with z up': hollowHead(4.5, {
    turn: [90, 0, 0],
    scale: 0.001,
    offset: [0.4, -2, 1.1],
  }),
  'photogrammetry with holes and noise, inside out': photogrammetry(6, 1, {
    turn: [12, -17, 8],
    scale: 3.1,
    offset: [900, 20, 0],
  }),
  'a head of few polygons': lowPolygonHead(12, { turn: [0, 180, 0], scale: 0.01 }),
} as const;

const agreement = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, axis) => sum + value * b[axis]!, 0);

describe.each(Object.entries(HEADS))('%s', (_, scan) => {
  const { particles, landmarks, told } = made(scan, flagsOf(scan));
  const at = (i: number) => [0, 1, 2].map((axis) => particles.positions[3 * i + axis]!);
  const all = Array.from({ length: particles.count }, (__, i) => i);

  it('is put upright by its landmarks, looking forward, its pupils where the page wants them', () => {
    expect(landmarks.get('pupil_left')![0]).toBeCloseTo(32, 0);
    expect(landmarks.get('pupil_right')![0]).toBeCloseTo(-32, 0);
    expect(landmarks.get('pupil_left')![2]).toBeCloseTo(84, 0);
    expect(landmarks.get('chin')![1]).toBeLessThan(-100);
  });

  it('faces outward everywhere, and has no inner wall', () => {
    const inward = all.filter((i) => {
      const [x, y, z] = at(i) as [number, number, number];
      if (y < -90) return false;
      const normal = [0, 1, 2].map((axis) => particles.normals[3 * i + axis]!);
      return agreement(normal, [x, y - 10, z + 15]) < -10;
    });
    expect(inward.length / particles.count).toBeLessThan(0.02);
  });

  it('ends where the shoulders dissolve', () => {
    const below = all.filter((i) => at(i)[1]! < -245);
    expect(below).toEqual([]);
  });

  it('has at least a third of its points on the face, closest at eyes and mouth', () => {
    const isFace = ([x, y, z]: number[]) => Math.abs(x!) < 66 && y! < 58 && y! > -130 && z! > 28;
    const face = all.filter((i) => isFace(at(i)));
    expect(face.length / particles.count).toBeGreaterThan(1 / 3);
    const around = (x: number, y: number, radius: number) =>
      face.filter((i) => Math.hypot(Math.abs(at(i)[0]!) - x, at(i)[1]! - y) < radius).length /
      (radius * radius * (x === 0 ? 1 : 2));
    const cheek = around(44, -42, 12);
    expect(around(0, -72, 14)).toBeGreaterThan(1.4 * cheek);
    expect(around(32, 15, 7)).toBeGreaterThan(1.2 * cheek);
  });

  it('leaves the balls of the eyes to the page, which turns them', () => {
    const onPupil = all.filter((i) => {
      const [x, y, z] = at(i) as [number, number, number];
      return Math.hypot(Math.abs(x) - 32, y) < 3.5 && z > 70;
    });
    expect(onPupil).toEqual([]);
  });

  it('tells what it did', () => {
    expect(told).toMatch(/lies within and goes/);
    expect(told).toMatch(/% on the face/);
  });
});

describe('without landmarks', () => {
  const shown = (scan: Scan): Pose => poseInPicture(modelOf(scan), { up: null, front: null }).pose;

  it.each([
    ['a solid bust on its side', 'a solid bust on its side'],
    ['a hollow head with z up', 'a hollow head cut at the neck, in metres, with z up'],
    ['photogrammetry that is inside out', 'photogrammetry with holes and noise, inside out'],
    ['a head of few polygons that looks back', 'a head of few polygons'],
  ] as const)('the way up and the front of %s are proposed from the shape', (_, name) => {
    const scan = HEADS[name];
    const pose = shown(scan);
    expect(agreement(pose.up, scan.up)).toBeGreaterThan(0.9);
    expect(agreement(pose.front, scan.front)).toBeGreaterThan(0.85);
  });

  it('a third of the points still falls on the face, and the plinth goes', () => {
    const { told, landmarks } = made(HEADS['a solid bust on its side'], []);
    expect(landmarks.size).toBe(0);
    const [, share] = /(\d+) % on the face/.exec(told) ?? [];
    expect(Number(share)).toBeGreaterThanOrEqual(33);
    expect(told).toMatch(/up is -x, away from its foot/);
  });

  it('keeps to what its owner says', () => {
    const scan = HEADS['a head of few polygons'];
    const command = readCommand(['scan.glb', '--up', '-x', '--front', 'z']);
    const { pose } = alignmentOf(modelOf(scan), new Map(), command);
    expect(pose.up).toEqual([-1, 0, 0]);
    expect(pose.front).toEqual([0, 0, 1]);
  });
});

describe('landmarks read from the picture', () => {
  it('are two numbers, and lie on the surface', () => {
    const scan = HEADS['a solid bust on its side'];
    const model = modelOf(scan);
    const { pose } = poseInPicture(model, { up: null, front: null });
    const flags = [...scan.landmarks].flatMap(([name, point]) => [
      `--${name.replace('_', '-')}`,
      `${agreement(pose.left, point)},${agreement(pose.up, point)}`,
    ]);
    const command = readCommand(['scan.glb', ...flags]);
    const { landmarks } = alignmentOf(model, command.landmarks, command);
    expect(landmarks.get('pupil_left')![0]).toBeCloseTo(32, 0);
    expect(Math.abs(landmarks.get('mouth_left')![2] - landmarks.get('chin')![2])).toBeLessThan(12);
  });

  it('are refused where there is nothing', () => {
    const scan = HEADS['a head of few polygons'];
    const words = ['--pupil-left', '9999,0', ...flagsOf(scan).slice(2)];
    const command = readCommand(['scan.glb', ...words]);
    expect(() => alignmentOf(modelOf(scan), command.landmarks, command)).toThrow(
      /nothing of the model at 9999,0, where pupil left should be/,
    );
  });
});
