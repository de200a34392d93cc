/** An owner's own model, as exporters write them, becomes a head of particles. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eggObj, type EggOptions } from '@/__tests__/fixtures/head/egg';
import { parseObj } from '@/lib/head/model/obj';
import { readCommand, refuseIncomplete } from '@/scripts/head/command';
import { CommandError } from '@/scripts/head/CommandError';
import { readModel } from '@/scripts/head/read/readModel';
import { pointNormals } from '@/scripts/head/scan/pointNormals';
import { scanHead } from '@/scripts/head/scan/scanHead';
import { Voxels } from '@/scripts/head/scan/voxels';
import { objText } from '@/scripts/head/write/objText';

function scan(options: EggOptions, words: readonly string[] = []) {
  const told: string[] = [];
  const command = readCommand(['egg.obj', '--particles', '1000', ...words]);
  const head = scanHead(parseObj(eggObj(options)), command, (line) => told.push(line));
  return { ...head, told: told.join('\n') };
}

/** How far the particles reach along each axis. */
function box(positions: Float32Array) {
  const along = (axis: number) => positions.filter((_, i) => i % 3 === axis);
  return [0, 1, 2].map((axis) => [Math.min(...along(axis)), Math.max(...along(axis))] as const);
}

function shareFacingOut({ positions, normals, count }: ReturnType<typeof scan>['particles']) {
  const middle = box(positions).map(([min, max]) => (min + max) / 2);
  let outward = 0;
  for (let i = 0; i < count; i++) {
    const along = [0, 1, 2].map(
      (axis) => normals[3 * i + axis]! * (positions[3 * i + axis]! - middle[axis]!),
    );
    if (along[0]! + along[1]! + along[2]! > 0) outward++;
  }
  return outward / count;
}

describe('every kind of model', () => {
  it.each<[string, EggOptions]>([
    ['a clean mesh', {}],
    ['a mesh with holes', { holeEvery: 7 }],
    ['a mesh with normals', { normals: true }],
    ['n-gons', { faces: 'quads' }],
    ['negative indices', { faces: 'negative' }],
    ['a mesh inside out', { faces: 'inverted' }],
    ['points only', { rings: 60, spokes: 80, faces: 'none' }],
    ['points with normals', { rings: 60, spokes: 80, faces: 'none', normals: true }],
  ])('takes %s', (_, options) => {
    const { particles } = scan(options);
    expect(particles.count).toBe(1000);
    expect(shareFacingOut(particles)).toBeGreaterThan(0.97);
    const [x, y, z] = box(particles.positions);
    for (const [range, size] of [
      [x, 158],
      [y, 240],
      [z, 198],
    ] as const) {
      expect(Math.abs(range![1] - range![0] - size)).toBeLessThan(12);
    }
    const text = objText(particles, new Map());
    expect(parseObj(text).points).toHaveLength(1000);
  });

  it('tells inside from outside of bare points, also where the outside faces the middle', () => {
    const ring: number[] = [];
    for (let around = 0; around < 2 * Math.PI; around += 0.06) {
      for (let across = 0; across < 2 * Math.PI; across += 0.15) {
        const out = 90 + 35 * Math.cos(across);
        ring.push(out * Math.cos(around), out * Math.sin(around), 35 * Math.sin(across));
      }
    }
    const positions = Float32Array.from(ring);
    const normals = pointNormals(positions, 4 * Math.PI ** 2 * 90 * 35);
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      const core = 90 / Math.hypot(x, y);
      const outward = [x - core * x, y - core * y, z].map((value) => value / 35);
      const agreement = outward.reduce((sum, value, axis) => sum + value * normals[i + axis]!, 0);
      expect(agreement).toBeGreaterThan(0.9);
    }
  });

  it('takes all of fewer points than asked for', () => {
    expect(scan({ rings: 10, spokes: 12, faces: 'none' }).particles.count).toBe(132);
  });

  it('takes a million triangles without taking all of the memory', () => {
    const { particles, told } = scan({ rings: 708, spokes: 708 });
    expect(told).toMatch(/1001\d{3} triangles/);
    expect(particles.count).toBe(1000);
    expect(process.memoryUsage().rss).toBeLessThan(3e9);
  }, 300_000);

  it('makes the same head of the same file', () => {
    expect(scan({}).particles.positions).toEqual(scan({}).particles.positions);
  });
});

describe('size and place', () => {
  it.each([
    ['millimetres', 120, [0, 0, 0]],
    ['centimetres', 12, [40, 3, -7]],
    ['metres', 0.12, [0.5, 1.7, 0]],
    ['inches', 4.8, [0, 0, 0]],
    ['a size that heads do not have', 40_000, [1e6, 0, 0]],
  ] as const)(
    'brings %s to millimetres in the middle of the picture',
    (name, halfHeight, centre) => {
      const { particles, told } = scan({ halfHeight, centre: [...centre] });
      const [x, y, z] = box(particles.positions) as [Range, Range, Range];
      expect(y[1] - y[0]).toBeGreaterThan(230);
      expect(y[1] - y[0]).toBeLessThan(335);
      expect(x[0] + x[1]).toBeCloseTo(0, -1);
      expect((y[0] + y[1]) / 2).toBeCloseTo(-42, -1);
      expect(z[1]).toBeGreaterThan(0);
      if (!name.startsWith('a size')) expect(told).toContain(name);
    },
  );

  it('believes a unit that is written in the file', () => {
    const command = readCommand(['egg.obj', '--particles', '1000']);
    const head = scanHead(parseObj(`# unit m\n${eggObj({ halfHeight: 0.12 })}`), command, () => {});
    const [, y] = box(head.particles.positions);
    expect(y![1] - y![0]).toBeCloseTo(240, -1);
  });

  it.each([
    ['z up', { up: 'z' }, ['--up', 'z', '--front', '-y']],
    ['y up', { up: 'y' }, []],
  ] as const)('turns %s so that the face looks forward', (_, options, words) => {
    const { particles } = scan(options, words);
    const [, y, z] = box(particles.positions) as [Range, Range, Range];
    expect(y[1] - y[0]).toBeGreaterThan(230);
    // The egg is centred on its axis, and bulges 0.9 forward against 0.75 back.
    expect(z[1] - 5).toBeCloseTo(99, -1);
  });

  it.each([
    ['z', 2, 1],
    ['-z', 2, -1],
    ['x', 0, 1],
    ['-x', 0, -1],
  ] as const)('turns a face that looks along %s to +z', (front, axis, sign) => {
    // A tetrahedron with its tip where the nose would be.
    const tip = [0, 0, 0];
    tip[axis] = sign * 200;
    const text = `v -90 -100 -90\nv 90 -100 90\nv 0 110 0\nv ${tip.join(' ')}\nf 1 2 3\nf 1 2 4\nf 2 3 4\nf 3 1 4\n`;
    const command = readCommand(['it.obj', '--front', front, '--particles', '1000']);
    const { surface } = scanHead(parseObj(text), command, () => {});
    const depths = [0, 1, 2, 3].map((vertex) => surface!.positions[3 * vertex + 2]!);
    expect(Math.max(...depths)).toBe(depths[3]);
  });
});

type Range = readonly [number, number];

describe('what is found out about a surface', () => {
  it('is denser where it bends', () => {
    const { particles } = scan({ halfHeight: 120 });
    const density = (keep: (y: number) => boolean) => {
      const kept = Array.from(particles.density).filter((_, i) =>
        keep(particles.positions[3 * i + 1]! + 42),
      );
      return kept.reduce((sum, value) => sum + value, 0) / kept.length;
    };
    expect(density((y) => y > 100)).not.toBeCloseTo(
      density((y) => Math.abs(y) < 20),
      2,
    );
  });

  it('is darker inside a bowl than under it', () => {
    const bowl: number[] = [];
    for (let polar = 0; polar < Math.PI / 2; polar += 0.02) {
      for (let around = 0; around < 2 * Math.PI; around += 0.02 / (polar + 0.05)) {
        const out = 60 * Math.sin(polar);
        bowl.push(out * Math.cos(around), -60 * Math.cos(polar), out * Math.sin(around));
      }
    }
    const voxels = new Voxels(Float32Array.from(bowl));
    const under = voxels.openness(0, -60, 0, 0, -1, 0);
    const inside = voxels.openness(0, -60, 30, 0, 0.3, -0.95);
    expect(under).toBeGreaterThan(0.95);
    expect(inside).toBeLessThan(0.9);
  });

  it('is open all round on an egg', () => {
    const light = scan({ rings: 60, spokes: 80 }).particles.light;
    expect(light.reduce((sum, value) => sum + value, 0) / light.length).toBeGreaterThan(0.9);
  });
});

describe('landmarks', () => {
  const marks = [
    ...['--pupil-left', '3.2,5,10', '--pupil-right', '-3.2,5,10'],
    ...['--mouth-left', '2.6,-1.8,10', '--mouth-right', '-2.6,-1.8,10'],
    ...['--chin', '0,-6.7,9'],
  ];

  it('put the pupils at our origin’s height, 64 mm apart, and travel with the file', () => {
    const { landmarks, particles } = scan({ halfHeight: 12 }, marks);
    expect(landmarks.get('pupil_left')!.map(Math.round)).toEqual([32, 0, 84]);
    expect(landmarks.get('pupil_right')!.map(Math.round)).toEqual([-32, 0, 84]);
    expect(landmarks.get('chin')![1]).toBeCloseTo(-117);
    const read = parseObj(objText(particles, landmarks));
    expect([...read.landmarks.keys()]).toEqual([...landmarks.keys()]);
  });

  it('are taken from the file’s comments when there are no flags', () => {
    const text =
      '# landmark pupil_left 32 10 90\n# landmark pupil_right -32 10 90\n# landmark chin 0 -100 90\n' +
      '# landmark mouth_left 26 -60 90\n# landmark mouth_right -26 -60 90\n';
    const command = readCommand(['egg.obj', '--particles', '1000']);
    const { landmarks } = scanHead(parseObj(text + eggObj()), command, () => {});
    expect(landmarks.size).toBe(5);
    expect(landmarks.get('chin')![1]).toBeCloseTo(-110);
  });

  it('are refused when changed over', () => {
    const swapped = marks.map((word) =>
      word.replace(/^(-?)3\.2,/, (_, sign) => `${sign ? '' : '-'}3.2,`),
    );
    expect(() => scan({ halfHeight: 12 }, swapped)).toThrow(
      /pupil_left must lie on the sitter's left/,
    );
    const upsideDown = marks.map((word) => (word === '0,-6.7,9' ? '0,9,9' : word));
    expect(() => scan({ halfHeight: 12 }, upsideDown)).toThrow(/must follow each other downward/);
  });
});

describe('bad files and commands get one clear sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'head-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['empty.obj', '', /empty\.obj: Line 1: no “v x y z” was found/],
    ['page.obj', '<!doctype html>', /page\.obj: Line 1: this is a web page/],
    ['binary.obj', 'glXX\u0000\u0001', /binary\.obj: Line 1: this is a binary file/],
    ['word.obj', 'v 0 0 0\nv 1 a 0\n', /word\.obj: Line 2: “a” is not a number/],
    ['short.obj', 'v 0 0\n', /short\.obj: Line 1: a point needs three numbers/],
    ['index.obj', 'v 0 0 0\nv 1 0 0\nf 1 2 3\n', /index\.obj: Line 3: 3 is named/],
  ])('%s', async (name, content, sentence) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    await expect(readModel(file)).rejects.toThrow(CommandError);
    await expect(readModel(file)).rejects.toThrow(sentence);
  });

  it('a file that is not there, and a folder', async () => {
    await expect(readModel(join(folder, 'none.obj'))).rejects.toThrow(
      /^There is no file .*none\.obj\.$/,
    );
    await expect(readModel(folder)).rejects.toThrow(/is a folder, not a file\.$/);
  });

  it.each([
    ['points in one place', 'v 1 1 1\nv 1 1 1\n', 'All points of the model lie in one place.'],
    [
      'triangles without area',
      'v 0 0 0\nv 0 9 0\nf 1 1 2\n',
      'No triangle of the model has an area.',
    ],
  ])('%s', (_, text, sentence) => {
    const command = readCommand(['it.obj']);
    expect(() => scanHead(parseObj(text), command, () => {})).toThrow(new CommandError(sentence));
  });

  it.each([
    [['a.obj', 'b.obj'], 'Give one model at a time.'],
    [['a.obj', '--up', 'w'], '--up is one of x, -x, y, -y, z, -z.'],
    [['a.obj', '--front', 'up'], '--front is one of x, -x, y, -y, z, -z.'],
    [['a.obj', '--up', 'y', '--front', '-y'], '--up and --front cannot lie along one axis.'],
    [['--particles', '12.5'], '--particles is a whole number from 1000 to 30000.'],
    [
      ['--particles', '60000'],
      'The page draws at most 30000 points: --particles 60000 would be sent for nothing.',
    ],
    [
      ['a.obj', '--chin', '1'],
      '--chin is two numbers from the picture or three of the file, with commas between, as in 31.5,84.',
    ],
    [['--landmarks'], 'Landmarks belong to a model of your own: name its file first.'],
    [['--frobnicate'], "Unknown option '--frobnicate'."],
  ])('%j', (words, sentence) => {
    expect(() => readCommand(words)).toThrow(new CommandError(sentence));
  });

  it.each([
    [['--landmarks'], /^--pupil-left is missing, the middle of the pupil on the sitter’s left: /],
    [
      ['--pupil-left', '1,2,3', '--pupil-right', '-1,2,3', '--mouth-left', '1,0,3'],
      /^--mouth-right is missing, the corner of the mouth on the sitter’s right: /,
    ],
  ])('a landmark that is missing is asked for by name: %j', (words, sentence) => {
    const command = readCommand(['egg.obj', ...words]);
    expect(() => scanHead(parseObj(eggObj()), command, () => {})).toThrow(sentence);
    expect(() => refuseIncomplete(command.landmarks, 'previews/axes.png')).toThrow(
      /read it from previews\/axes\.png\.$/,
    );
  });

  it('writes the stills with the head of the page, and with no other', () => {
    expect(readCommand(['a.glb']).still).toBe('public/still');
    expect(readCommand(['a.glb', '--out', 'elsewhere.obj']).still).toBeNull();
    expect(readCommand(['a.glb', '--no-still']).still).toBeNull();
  });

  it('values that begin with a minus are values', () => {
    expect(readCommand(['a.obj', '--front', '-x']).front).toBe('-x');
    expect(readCommand(['a.obj', '--front=-z']).front).toBe('-z');
  });
});
