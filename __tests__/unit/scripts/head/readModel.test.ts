/** Every file that a scanner or a sculpting tool writes is read, whatever it is called. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { glbFile, objFile, plyFile, stlFile } from '@/__tests__/fixtures/head/modelFiles';
import { CommandError } from '@/scripts/head/CommandError';
import { readModel } from '@/scripts/head/read/readModel';
import { weld } from '@/scripts/head/scan/weld';

const TETRAHEDRON = {
  positions: Float32Array.from([0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4.5]),
  triangles: Uint32Array.from([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]),
};
const POINTS = { positions: TETRAHEDRON.positions, triangles: new Uint32Array(0) };

const folder = mkdtempSync(join(tmpdir(), 'model-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: Buffer | string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('a mesh', () => {
  it.each<[string, Buffer]>([
    ['head.obj', objFile(TETRAHEDRON)],
    ['ascii.ply', plyFile(TETRAHEDRON, 'ascii')],
    ['binary.ply', plyFile(TETRAHEDRON, 'binary_little_endian')],
    ['big-endian.ply', plyFile(TETRAHEDRON, 'binary_big_endian')],
    ['head.stl', stlFile(TETRAHEDRON)],
    ['head.glb', glbFile(TETRAHEDRON)],
    ['enlarged.glb', glbFile(TETRAHEDRON, 100)],
    ['glb-by-another-name.bin', glbFile(TETRAHEDRON)],
  ])('is read from %s', async (name, content) => {
    const model = await readModel(fileOf(name, content));
    const { positions, triangles } = weld(model);
    expect(triangles).toHaveLength(12);
    const corners = Array.from({ length: 4 }, (_, i) => [...positions.slice(3 * i, 3 * i + 3)]);
    const own = Array.from({ length: 4 }, (_, i) => [
      ...TETRAHEDRON.positions.slice(3 * i, 3 * i + 3),
    ]);
    for (const corner of own) {
      const isThere = corners.some((other) =>
        other.every((value, axis) => Math.abs(value - corner[axis]!) < 1e-5),
      );
      expect(isThere).toBe(true);
    }
  });

  it('is read from an STL that is text', async () => {
    const facet =
      'facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\n';
    const model = await readModel(fileOf('text.stl', `solid head\n${facet}endsolid head\n`));
    expect([...model.positions]).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  });
});

describe('points alone', () => {
  it.each(['ascii', 'binary_little_endian'] as const)(
    'are read from a PLY that is %s',
    async (format) => {
      const model = await readModel(fileOf(`points-${format}.ply`, plyFile(POINTS, format)));
      expect(model.triangles).toHaveLength(0);
      expect([...model.points]).toEqual([0, 1, 2, 3]);
      expect([...model.positions]).toEqual([...POINTS.positions]);
    },
  );
});

describe('what cannot be read gets one sentence', () => {
  it.each<[string, Buffer | string, RegExp]>([
    ['scan.usdz', 'PK\u0003\u0004', /scan\.usdz is packed \(USDZ, 3MF or ZIP\): export it as GLB/],
    ['scan.fbx', 'Kaydara FBX Binary  ', /scan\.fbx is FBX: export it as GLB, OBJ, PLY or STL\.$/],
    ['scan.gltf', '{"asset":{}}', /scan\.gltf is a glTF with its parts beside it/],
    ['short.glb', glbFile(TETRAHEDRON).subarray(0, 60), /short\.glb cannot be read as GLB/],
    [
      'short.ply',
      plyFile(TETRAHEDRON, 'binary_little_endian').subarray(0, 230),
      /short\.ply cannot be read as PLY/,
    ],
    [
      'empty.ply',
      'ply\nformat ascii 1.0\nelement vertex 0\nproperty float x\nend_header\n',
      /empty\.ply: it holds no points/,
    ],
  ])('%s', async (name, content, sentence) => {
    const reading = readModel(fileOf(name, content));
    await expect(reading).rejects.toThrow(CommandError);
    await expect(reading).rejects.toThrow(sentence);
  });

  it('a GLB that is compressed by Draco', async () => {
    const text = JSON.stringify({
      asset: { version: '2.0' },
      extensionsRequired: ['KHR_draco_mesh_compression'],
    });
    const padded = text.padEnd(Math.ceil(text.length / 4) * 4);
    const heading = Buffer.alloc(20);
    heading.write('glTF', 0);
    [2, 20 + padded.length, padded.length, 0x4e4f534a].forEach((value, i) => {
      heading.writeUInt32LE(value, 4 + 4 * i);
    });
    const file = fileOf('draco.glb', Buffer.concat([heading, Buffer.from(padded)]));
    await expect(readModel(file)).rejects.toThrow(/compressed by Draco: export it without/);
  });
});
