import { type Cloud, makeCloud } from '@/lib/head/model/cloud';
import { VIEW_CENTRE_MM } from '@/lib/head/model/modelTransform';
import { parseObj } from '@/lib/head/model/obj';
import { KIND } from '@/lib/head/model/particles';

const OPTIONS = { maximumPoints: 500, seed: 3 };
const cloudOf = (text: string, options = OPTIONS) => makeCloud(parseObj(text), options);

/** A box of twelve triangles about `middle`, its longest side `size`. */
function box(size: number, [x, y, z]: readonly [number, number, number]): string {
  const corners = [-1, 1].flatMap((sx) =>
    [-1, 1].flatMap((sy) => [-1, 1].map((sz) => [sx, sy, sz])),
  );
  const vertices = corners.map(
    ([sx = 0, sy = 0, sz = 0]) =>
      `v ${x + (sx * size) / 4} ${y + (sy * size) / 2} ${z + (sz * size) / 4}`,
  );
  const quads = ['1 2 4 3', '5 7 8 6', '1 5 6 2', '3 4 8 7', '1 3 7 5', '2 6 8 4'];
  return [...vertices, ...quads.map((quad) => `f ${quad}`)].join('\n');
}

const FACE = [
  '# unit mm',
  '# landmark pupil_left 32 0 84',
  '# landmark pupil_right -32 0 84',
  '# landmark mouth_left 26.5 -68.4 84',
  '# landmark mouth_right -26.5 -68.4 84',
  '# landmark chin 0 -117 85',
];

function bounds({ particles, featureCount }: Cloud) {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  particles.positions.slice(3 * featureCount).forEach((value, i) => {
    least[i % 3] = Math.min(least[i % 3]!, value);
    most[i % 3] = Math.max(most[i % 3]!, value);
  });
  return { least, most, middle: least.map((value, axis) => (value + most[axis]!) / 2) };
}

describe('an owner’s arbitrary model', () => {
  test.each([
    ['in millimetres', 300, [0, 0, 0]],
    ['in metres', 0.3, [0, 0, 0]],
    ['huge', 4e6, [0, 0, 0]],
    ['off-centre', 2, [500, -3000, 70]],
  ] as const)('a mesh %s is normalised to the picture', (_, size, middle) => {
    const cloud = cloudOf(box(size, middle));
    const { least, most, middle: found } = bounds(cloud);
    expect(cloud.particles.count).toBe(500);
    expect(most[1]! - least[1]!).toBeGreaterThan(310);
    expect(most[1]! - least[1]!).toBeLessThan(331);
    found.forEach((value, axis) => expect(Math.abs(value - VIEW_CENTRE_MM[axis]!)).toBeLessThan(6));
  });

  test('points spread over a mesh by area lie on its surface and cover it from the first ones on', () => {
    const cloud = cloudOf(box(2, [0, 0, 0]), { maximumPoints: 2000, seed: 3 });
    const { least, most } = bounds(cloud);
    const sides = new Map<string, number>();
    for (let i = 0; i < 400; i++) {
      const point = cloud.particles.positions.slice(3 * i, 3 * i + 3);
      const side = [0, 1, 2].flatMap((axis) => [
        ...(Math.abs(point[axis]! - least[axis]!) < 0.5 ? [`-${axis}`] : []),
        ...(Math.abs(point[axis]! - most[axis]!) < 0.5 ? [`+${axis}`] : []),
      ]);
      expect(side.length).toBeGreaterThan(0);
      sides.set(side[0]!, (sides.get(side[0]!) ?? 0) + 1);
    }
    // Ends are half as large as sides: 40 of 400 against 80.
    expect(sides.get('-1')).toBeGreaterThan(20);
    expect(sides.get('-1')).toBeLessThan(60);
    expect(sides.get('-0')).toBeGreaterThan(55);
    expect(sides.get('-0')).toBeLessThan(110);
  });

  test('a mesh without normals is given some: unit length, out of the surface', () => {
    const { particles } = cloudOf(box(2, [0, 0, 0]));
    for (let i = 0; i < particles.count; i++) {
      const normal = particles.normals.slice(3 * i, 3 * i + 3);
      const outward = particles.positions
        .slice(3 * i, 3 * i + 3)
        .reduce((sum, value, axis) => sum + (value - VIEW_CENTRE_MM[axis]!) * normal[axis]!, 0);
      expect(Math.hypot(...normal)).toBeCloseTo(1);
      expect(Math.abs(outward)).toBeGreaterThan(10);
    }
  });

  test('points without normals are lit from outside', () => {
    const cloud = cloudOf('v 0 1 0\nv 0 -1 0\nv 1 0 0\nv -1 0 0\np 1 2 3 4');
    expect([...cloud.particles.normals]).toEqual([0, 1, 0, 0, -1, 0, 1, 0, 0, -1, 0, 0]);
  });

  test('points keep the file’s order, and as many as asked for are taken', () => {
    const cloud = cloudOf('v 0 0 0\nv 0 1 0\nv 0 2 0\nv 0 3 0\np 4 2 3 1', {
      maximumPoints: 2,
      seed: 1,
    });
    expect(cloud.particles.count).toBe(2);
    expect(cloud.particles.positions[1]).toBeGreaterThan(cloud.particles.positions[4]!);
  });

  test('missing shade, hollows, weight and hair get values that draw well', () => {
    const { particles } = cloudOf('v 0 0 0\nv 0 1 0');
    const [openness, ridge, weight, hair] = particles.surfaces;
    expect(openness).toBeCloseTo(0.85);
    expect([ridge, weight, hair]).toEqual([0, 1, 0]);
  });

  test('without landmarks there is no rig, and no eyes and teeth are added', () => {
    const cloud = cloudOf(box(300, [0, 0, 0]));
    expect(cloud.rig).toBeNull();
    expect(cloud.featureCount).toBe(0);
  });

  test('numbers that are not finite do not spread', () => {
    const model = parseObj('v 0 0 0\nv 0 1 0\nv 1 0 0\np 1 2 3');
    const positions = Float32Array.from(model.positions);
    positions[4] = NaN;
    const { particles } = makeCloud({ ...model, positions }, OPTIONS);
    expect(particles.positions.every(Number.isFinite)).toBe(true);
    expect(particles.normals.every(Number.isFinite)).toBe(true);
  });

  test('the same model and seed give the same cloud', () => {
    expect(cloudOf(box(2, [0, 0, 0]))).toEqual(cloudOf(box(2, [0, 0, 0])));
  });
});

describe('a model with landmarks', () => {
  test('in millimetres keeps its coordinates, colours and weights', () => {
    const cloud = cloudOf([...FACE, 'v 1 2 3 .5 .75 1', 'vn 0 0 1', 'vt 2.5', 'p 1'].join('\n'));
    const skin = cloud.featureCount;
    expect([...cloud.particles.positions.slice(3 * skin)]).toEqual([1, 2, 3]);
    expect([...cloud.particles.surfaces.slice(4 * skin)]).toEqual([0.5, 0.5, 2.5, 1]);
    expect(cloud.rig).toEqual({
      widths: [1, 1],
      heights: [0, -68.4, -117],
      depths: [0, 0],
    });
  });

  test('of another size is taken to the face’s millimetres by its pupils', () => {
    const small = FACE.slice(1).map((line) => {
      const words = line.split(' ');
      return [...words.slice(0, 3), ...words.slice(3).map((word) => Number(word) / 1000)].join(' ');
    });
    const cloud = cloudOf([...small, 'v 0 -.117 .085', 'p 1'].join('\n'));
    const [x, y, z] = cloud.particles.positions.slice(3 * cloud.featureCount);
    expect([x, y, z].map((value) => Math.round(value!))).toEqual([0, -117, 85]);
    expect(cloud.rig?.heights.map(Math.round)).toEqual([0, -68, -117]);
  });

  test('gets two eyes and teeth, which come first so that no budget cuts them', () => {
    const cloud = cloudOf([...FACE, 'v 0 -100 90', 'p 1'].join('\n'));
    const kinds = new Set<number>();
    for (let i = 0; i < cloud.featureCount; i++) kinds.add(cloud.particles.roles[3 * i + 1]!);
    expect(kinds).toEqual(
      new Set([
        ...[KIND.eyeWhite, KIND.iris, KIND.pupil, KIND.underIris, KIND.highlight],
        ...[KIND.upperTooth, KIND.lowerTooth, KIND.tongue, KIND.cavity],
      ]),
    );
    expect(cloud.particles.roles[3 * cloud.featureCount + 1]).toBe(KIND.skin);
  });

  test('splits the lips at their line and leaves out the model’s own eyeballs', () => {
    const points = ['v 10 -66 98', 'v 10 -71 98', 'v 32 0 84', 'v 0 60 95'];
    const cloud = cloudOf([...FACE, ...points, 'p 1 2 3 4'].join('\n'));
    const skin = cloud.featureCount;
    const sides = [0, 1, 2].map((i) => cloud.particles.roles[3 * (skin + i)]);
    expect(cloud.particles.count - skin).toBe(3);
    expect(sides).toEqual([1, -1, 0]);
  });

  test('the lips part at the sculpted seam although the landmark lies beside it', () => {
    const seam = Array.from({ length: 19 }, (_, i) => `v ${i - 9} -65.4 98 1 0 0`);
    const cloud = cloudOf([...FACE, ...seam, 'p 1'].join('\n'));
    expect(cloud.rig?.heights[1]).toBeGreaterThan(-66);
    expect(cloud.rig?.heights[1]).toBeLessThan(-63);
  });
});
