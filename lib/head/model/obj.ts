import { GrowingFloats, GrowingIndices } from '@/lib/head/model/growingArrays';
import { isBlank, ObjError, ObjReader } from '@/lib/head/model/objReader';

export { ObjError, type ObjErrorCode } from '@/lib/head/model/objReader';

/** What an OBJ file says, as flat arrays that a graphics buffer can take. `n` is the number of vertices. */
export type ObjModel = {
  /** 3n: x, y, z in the file's own unit. */
  readonly positions: Float32Array;
  /** 3n, unit length (0, 0, 0 where a vertex has none). Faces' own normals are averaged per vertex. */
  readonly normals: Float32Array | null;
  /** 3n: the three numbers after x, y, z where an exporter wrote any (1 where one vertex lacks them). */
  readonly colours: Float32Array | null;
  /** n: first number of the i-th `vt`, when there is one a vertex and no face uses them. */
  readonly weights: Float32Array | null;
  /** 3m vertex indices; polygons are cut into fans. */
  readonly triangles: Uint32Array;
  /** Vertex indices of `p` elements; every vertex when there are neither `p` nor `f`. */
  readonly points: Uint32Array;
  /** From comments `# landmark name x y z`. */
  readonly landmarks: ReadonlyMap<string, readonly [number, number, number]>;
  /** From a comment `# unit mm` or `# unit m`. */
  readonly unit: 'mm' | 'm' | null;
};

const HASH = 35;
const SLASH = 47;
const LOWER_F = 102;
const LOWER_N = 110;
const LOWER_P = 112;
const LOWER_T = 116;
const LOWER_V = 118;
const REPLACEMENT_CHARACTER = 0xfffd;

/** Binary files show themselves early; looking further would cost a second pass. */
const SNIFFED_CHARACTERS = 2048;

function refuseOtherFormats(text: string): void {
  const opening = text.slice(0, SNIFFED_CHARACTERS);
  if (/^\s*</.test(opening)) {
    throw new ObjError('not-obj', 1, 'this is a web page or XML, not an OBJ file.');
  }
  for (let i = 0; i < opening.length; i++) {
    const code = opening.charCodeAt(i);
    if (code === 0 || code === REPLACEMENT_CHARACTER) {
      throw new ObjError('not-obj', 1, 'this is a binary file, not OBJ text.');
    }
  }
}

/** Sums each corner's normal into its vertex, then makes every sum a unit vector. */
function normalsPerVertex(
  count: number,
  given: Float32Array,
  corners: GrowingIndices,
  cornerNormals: GrowingIndices,
): Float32Array | null {
  let sums: Float32Array;
  if (cornerNormals.read().some((index) => index >= 0)) {
    sums = new Float32Array(3 * count);
    const vertices = corners.read();
    const normals = cornerNormals.read();
    for (let corner = 0; corner < vertices.length; corner++) {
      const from = 3 * (normals[corner] ?? -1);
      if (from < 0) continue;
      const to = 3 * (vertices[corner] ?? 0);
      for (let axis = 0; axis < 3; axis++) {
        sums[to + axis] = (sums[to + axis] ?? 0) + (given[from + axis] ?? 0);
      }
    }
  } else if (given.length === 3 * count) {
    sums = given;
  } else {
    return null;
  }
  for (let i = 0; i < sums.length; i += 3) {
    const x = sums[i] ?? 0;
    const y = sums[i + 1] ?? 0;
    const z = sums[i + 2] ?? 0;
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    sums[i] = x / length;
    sums[i + 1] = y / length;
    sums[i + 2] = z / length;
  }
  return sums;
}

/**
 * Reads a Wavefront OBJ text: v, vt, vn, f, p and the comments above; any other statement is passed over.
 * One pass over the characters, no string a number: a million triangles take well under a second.
 * Throws {@link ObjError} for text that is not OBJ, has no vertex, or names a vertex that is not there.
 */
export function parseObj(text: string): ObjModel {
  refuseOtherFormats(text);
  return new ObjParse(text).model();
}

class ObjParse {
  private readonly reader: ObjReader;
  private readonly positions = new GrowingFloats();
  private readonly colours = new GrowingFloats();
  private readonly normals = new GrowingFloats();
  private readonly weights = new GrowingFloats();
  private readonly triangles = new GrowingIndices();
  private readonly triangleNormals = new GrowingIndices();
  private readonly points = new GrowingIndices();
  private readonly landmarks = new Map<string, readonly [number, number, number]>();
  private unit: 'mm' | 'm' | null = null;
  private textureCorners = 0;
  private faces = 0;
  /** The highest index named before its vertex came, which the end of the file has to settle. */
  private furthest = { index: -1, line: 0 };
  private furthestNormal = { index: -1, line: 0 };

  constructor(text: string) {
    this.reader = new ObjReader(text);
    for (; !this.reader.ended; this.reader.toNextLine()) this.statement();
  }

  private get vertexCount(): number {
    return this.positions.length / 3;
  }

  private statement(): void {
    const { reader } = this;
    if (!reader.toNextWord()) {
      if (reader.code() === HASH) this.comment();
      return;
    }
    const first = reader.code();
    const second = reader.code(1);
    if (isBlank(second)) {
      reader.skip(1);
      if (first === LOWER_V) this.vertex();
      else if (first === LOWER_F) this.face();
      else if (first === LOWER_P) this.point();
    } else if (first === LOWER_V && isBlank(reader.code(2))) {
      reader.skip(2);
      if (second === LOWER_N) this.normal();
      else if (second === LOWER_T) this.textureCoordinate();
    }
  }

  private coordinate(): number {
    if (this.reader.toNextWord()) return this.reader.number();
    throw new ObjError('missing-coordinate', this.reader.line, 'a point needs three numbers.');
  }

  private vertex(): void {
    const { reader, positions, colours } = this;
    for (let axis = 0; axis < 3; axis++) positions.push(this.coordinate());
    if (!reader.toNextWord()) return this.padColours();
    const fourth = reader.number();
    // A lone fourth number is the weight of a rational curve, which is of no use here.
    if (!reader.toNextWord()) return this.padColours();
    const fifth = reader.number();
    const sixth = reader.toNextWord() ? reader.number() : fifth;
    if (colours.length === 0) this.fillColours(this.vertexCount - 1);
    colours.push(fourth);
    colours.push(fifth);
    colours.push(sixth);
  }

  private padColours(): void {
    if (this.colours.length > 0) this.fillColours(1);
  }

  private fillColours(vertices: number): void {
    for (let i = 0; i < 3 * vertices; i++) this.colours.push(1);
  }

  private normal(): void {
    for (let axis = 0; axis < 3; axis++) this.normals.push(this.coordinate());
  }

  private textureCoordinate(): void {
    this.weights.push(this.coordinate());
  }

  private face(): void {
    const { reader, triangles, triangleNormals } = this;
    this.faces++;
    let first = -1;
    let firstNormal = -1;
    let last = -1;
    let lastNormal = -1;
    for (let corner = 0; reader.toNextWord(); corner++) {
      const vertex = this.resolve(this.vertexCount, this.furthest);
      let normal = -1;
      if (reader.code() === SLASH) {
        reader.skip(1);
        if (reader.code() !== SLASH && reader.index() !== 0) this.textureCorners++;
        if (reader.code() === SLASH) {
          reader.skip(1);
          normal = this.resolve(this.normals.length / 3, this.furthestNormal);
        }
      }
      if (corner === 0) {
        first = vertex;
        firstNormal = normal;
      } else if (corner > 1) {
        triangles.push(first);
        triangles.push(last);
        triangles.push(vertex);
        triangleNormals.push(firstNormal);
        triangleNormals.push(lastNormal);
        triangleNormals.push(normal);
      }
      last = vertex;
      lastNormal = normal;
    }
  }

  private point(): void {
    while (this.reader.toNextWord()) {
      this.points.push(this.resolve(this.vertexCount, this.furthest));
    }
  }

  /** Reads an index that counts from 1, or backwards from -1, and gives it counting from 0. */
  private resolve(countSoFar: number, furthest: { index: number; line: number }): number {
    const { reader } = this;
    const value = reader.index();
    const index = value > 0 ? value - 1 : countSoFar + value;
    if (value === 0 || index < 0) {
      throw new ObjError(
        'index-out-of-range',
        reader.line,
        `there is no point ${value}: only ${countSoFar} came before it.`,
      );
    }
    if (index >= countSoFar && index > furthest.index) {
      furthest.index = index;
      furthest.line = reader.line;
    }
    return index;
  }

  private comment(): void {
    const words = this.reader.restOfLine().slice(1).trim().split(/\s+/);
    const [keyword, name] = words;
    if (keyword === 'unit' && (name === 'mm' || name === 'm')) this.unit = name;
    if (keyword !== 'landmark' || name === undefined) return;
    const [x = NaN, y = NaN, z = NaN] = words.slice(2).map(Number);
    if (Number.isFinite(x + y + z)) this.landmarks.set(name, [x, y, z]);
  }

  model(): ObjModel {
    const { vertexCount: count, triangles, points, colours, weights } = this;
    if (count === 0) {
      throw new ObjError('no-vertices', this.reader.line, 'no “v x y z” was found in this file.');
    }
    this.refuseMissing(this.furthest, count, 'points');
    this.refuseMissing(this.furthestNormal, this.normals.length / 3, 'normals');
    const hasEveryWeight = this.textureCorners === 0 && weights.length === count;
    return {
      positions: this.positions.done(),
      normals: normalsPerVertex(count, this.normals.done(), triangles, this.triangleNormals),
      colours: colours.length > 0 ? colours.done() : null,
      weights: hasEveryWeight ? weights.done() : null,
      triangles: triangles.done(),
      points:
        points.length === 0 && this.faces === 0
          ? Uint32Array.from({ length: count }, (_, index) => index)
          : points.done(),
      landmarks: this.landmarks,
      unit: this.unit,
    };
  }

  private refuseMissing(named: { index: number; line: number }, count: number, what: string): void {
    if (named.index < count) return;
    throw new ObjError(
      'index-out-of-range',
      named.line,
      `${named.index + 1} is named, but the file has only ${count} ${what}.`,
    );
  }
}
