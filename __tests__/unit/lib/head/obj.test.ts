/** OBJ text of any exporter becomes typed arrays, or one clear sentence. */
import fc from 'fast-check';
import { ObjError, parseObj } from '@/lib/head/model/obj';

function errorOf(text: string): ObjError {
  try {
    parseObj(text);
  } catch (error) {
    if (error instanceof ObjError) return error;
    throw error;
  }
  throw new Error('It was read without an error.');
}

const TRIANGLE = 'v 0 0 0\nv 1 0 0\nv 0 1 0\n';

describe('what is read', () => {
  it('reads positions, signs, decimals and exponents', () => {
    const { positions } = parseObj(
      'v 1 -2 +3.5\nv .25 -.5 1e-3\nv 1.5E+2 -0 12345678901234567890\n',
    );
    expect([...positions]).toEqual([
      ...[1, -2, 3.5],
      ...[0.25, -0.5, Math.fround(1e-3)],
      ...[150, -0, Math.fround(12345678901234567890)],
    ]);
  });

  it('reads every number that a float has as JavaScript reads it', () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(parseObj(`v ${value} 0 0`).positions[0]).toBe(Math.fround(Number(String(value))));
      }),
    );
  });

  it('cuts polygons into fans', () => {
    const { triangles, points } = parseObj(`${TRIANGLE}v 1 1 0\nv 2 2 0\nf 1 2 3 4 5\n`);
    expect([...triangles]).toEqual([0, 1, 2, 0, 2, 3, 0, 3, 4]);
    expect(points).toHaveLength(0);
  });

  it('resolves negative indices from the vertices read so far', () => {
    expect([...parseObj(`${TRIANGLE}f -3 -2 -1\nv 9 9 9\nf -1 -3 -2\n`).triangles]).toEqual([
      0, 1, 2, 3, 1, 2,
    ]);
  });

  it('accepts a face that names vertices which come later', () => {
    expect([...parseObj(`f 1 2 3\n${TRIANGLE}`).triangles]).toEqual([0, 1, 2]);
  });

  it('averages the normals that faces name, per vertex, and makes them of unit length', () => {
    const { normals } = parseObj(
      `${TRIANGLE}v 1 1 0\nvn 0 0 2\nvn 0 2 0\nf 1//1 2//1 3//1\nf 2/7/2 4/7/2 3/7/2\n`,
    );
    const half = Math.fround(Math.SQRT1_2);
    expect([...(normals ?? [])]).toEqual([0, 0, 1, 0, half, half, 0, half, half, 0, 1, 0]);
  });

  it('takes the i-th normal for the i-th vertex when no face names one', () => {
    expect([...(parseObj('v 1 2 3\nv 4 5 6\nvn 0 3 4\nvn -2 0 0\n').normals ?? [])]).toEqual([
      0,
      Math.fround(0.6),
      Math.fround(0.8),
      -1,
      0,
      0,
    ]);
  });

  it('gives no normals when there are none, or not one for each vertex', () => {
    expect(parseObj(TRIANGLE).normals).toBeNull();
    expect(parseObj(`${TRIANGLE}vn 0 0 1\nf 1 2 3\n`).normals).toBeNull();
  });

  it('reads colours behind the coordinates, and fills in those that miss', () => {
    const { colours } = parseObj('v 0 0 0\nv 0 0 0 .5 .25 1\nv 0 0 0 1\n');
    expect([...(colours ?? [])]).toEqual([1, 1, 1, 0.5, 0.25, 1, 1, 1, 1]);
    expect(parseObj(TRIANGLE).colours).toBeNull();
  });

  it('reads the weights of particles from vt, but not the texture of a mesh', () => {
    expect([...(parseObj('v 0 0 0\nvt .5\nv 0 0 0\nvt 2 1\n').weights ?? [])]).toEqual([0.5, 2]);
    expect(parseObj(`${TRIANGLE}vt 0 0\nvt 0 1\nvt 1 1\nf 1/1 2/2 3/3\n`).weights).toBeNull();
    expect(parseObj(`${TRIANGLE}vt .5\n`).weights).toBeNull();
  });

  it('draws the points that p names, and every vertex when there is neither p nor f', () => {
    expect([...parseObj(`${TRIANGLE}p 3 -3\n`).points]).toEqual([2, 0]);
    expect([...parseObj(`v 1 1 1\np -1\nv 2 2 2\np -1\n`).points]).toEqual([0, 1]);
    expect([...parseObj(TRIANGLE).points]).toEqual([0, 1, 2]);
  });

  it('reads landmarks and the unit from comments', () => {
    const { landmarks, unit } = parseObj(
      '# landmark pupil_left 32 0 84.5\n# landmark broken 1 2\n# unit mm\nv 1 2 3\n',
    );
    expect([...landmarks]).toEqual([['pupil_left', [32, 0, 84.5]]]);
    expect(unit).toBe('mm');
    expect(parseObj('# unit furlong\nv 1 2 3').unit).toBeNull();
  });

  it.each([
    ['CR LF', TRIANGLE.replaceAll('\n', '\r\n') + 'f 1 2 3\r\n'],
    ['old CR', TRIANGLE.replaceAll('\n', '\r') + 'f 1 2 3\r'],
    ['no last line end', `${TRIANGLE}f 1 2 3`],
    ['tabs and doubled blanks', `${TRIANGLE.replaceAll(' ', ' \t ')}  f  1\t2  3  \n`],
    ['continued lines', `${TRIANGLE}f 1 \\\n 2 \\\r\n 3\n`],
    [
      'comments and unknown statements',
      `mtllib a.mtl\n${TRIANGLE}# f 9\nusemtl f\ns off\nf 1 2 3 # so\nvp 1\n`,
    ],
    [
      'a comment that ends in a backslash, continued',
      `# v 9 9 9 \\\nv 9 9 9\n${TRIANGLE}f 1 2 3\n`,
    ],
    ['a byte order mark', `\uFEFF${TRIANGLE}f 1 2 3\n`],
  ])('reads %s', (_, text) => {
    const { positions, triangles } = parseObj(text);
    expect([...positions]).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0]);
    expect([...triangles]).toEqual([0, 1, 2]);
  });

  it('reads 200,000 vertices and their faces', () => {
    const lines: string[] = [];
    for (let i = 0; i < 200_000; i++) lines.push(`v ${i} ${-i} ${i / 8}`);
    for (let i = 1; i < 200_000 - 1; i++) lines.push(`f ${i} ${i + 1} ${i + 2}`);
    const { positions, triangles } = parseObj(lines.join('\n'));
    expect(positions).toHaveLength(600_000);
    expect(positions[3 * 199_999 + 2]).toBe(199_999 / 8);
    expect(triangles.at(-1)).toBe(199_999);
  });
});

describe('what is refused', () => {
  it.each([
    ['an empty file', '', 'no-vertices', 1],
    ['a file of comments', '# nothing\n\n', 'no-vertices', 3],
    ['a web page', '\n <!doctype html><p>404', 'not-obj', 1],
    ['a binary file', 'glTF\u0000\u0002', 'not-obj', 1],
    ['bytes that are not text', 'v 1 2 \uFFFD\uFFFD', 'not-obj', 1],
    ['a coordinate that is a word', 'v 0 0 0\nv 1 two 3', 'not-a-number', 2],
    ['a coordinate that is NaN', 'v 0 0 NaN', 'not-a-number', 1],
    ['a coordinate that is infinite', 'v 0 0 1e999', 'not-a-number', 1],
    ['a vertex of two numbers', '\n\nv 1 2\n', 'missing-coordinate', 3],
    ['a face of words', `${TRIANGLE}f 1 b 3`, 'not-a-number', 4],
    ['an index of zero', `${TRIANGLE}f 0 1 2`, 'index-out-of-range', 4],
    ['an index beyond the last', `${TRIANGLE}f 1 2 3\nf 1 2 4\n#`, 'index-out-of-range', 5],
    ['a negative index before the first', `${TRIANGLE}f -1 -2 -4`, 'index-out-of-range', 4],
    ['a normal beyond the last', `${TRIANGLE}vn 0 0 1\nf 1//1 2//1 3//2`, 'index-out-of-range', 5],
    ['a point beyond the last', `${TRIANGLE}p 4`, 'index-out-of-range', 4],
  ])('refuses %s', (_, text, code, line) => {
    const error = errorOf(text);
    expect(error.code).toBe(code);
    expect(error.line).toBe(line);
    expect(error.message).toMatch(new RegExp(`^Line ${line}: .+\\.$`));
  });

  it('counts continued lines when it names a line', () => {
    expect(errorOf('v 0 \\\n 0 \\\r\n 0\nv x 0 0').line).toBe(4);
  });

  it('quotes no more than a short piece of what it could not read', () => {
    expect(errorOf(`v ${'x'.repeat(5000)} 0 0`).message.length).toBeLessThan(100);
  });
});
