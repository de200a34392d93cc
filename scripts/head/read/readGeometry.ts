import { type BufferGeometry, type Matrix4, Vector3 } from 'three';
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import type { ObjModel } from '@/lib/head/model/obj';
import { CommandError } from '../CommandError';

/** A geometry, and where it stands among others. */
export type Part = { readonly geometry: BufferGeometry; readonly place?: Matrix4 };

/** Reads the text or the bytes of a PLY file: a mesh, or points with or without normals. */
export function readPly(bytes: ArrayBuffer): ObjModel {
  const geometry = new PLYLoader().parse(bytes);
  return modelOf([{ geometry }], geometry.index !== null);
}

/** Reads the text or the bytes of an STL file. */
export function readStl(bytes: ArrayBuffer): ObjModel {
  return modelOf([{ geometry: new STLLoader().parse(bytes) }], true);
}

/**
 * One model of all parts, each in its place.
 *
 * @param isMesh whether each three vertices without an index are a triangle, and not points
 */
export function modelOf(parts: readonly Part[], isMesh: boolean): ObjModel {
  const counts = parts.map(({ geometry }) => geometry.getAttribute('position')?.count ?? 0);
  const count = counts.reduce((sum, part) => sum + part, 0);
  if (count === 0) throw new CommandError('it holds no points.');
  const positions = new Float32Array(3 * count);
  const triangles: Uint32Array[] = [];
  let first = 0;
  parts.forEach(({ geometry, place }, part) => {
    const position = geometry.getAttribute('position');
    if (!position) return;
    const point = new Vector3();
    for (let i = 0; i < position.count; i++) {
      point.fromBufferAttribute(position, i);
      if (place) point.applyMatrix4(place);
      point.toArray(positions, 3 * (first + i));
    }
    if (isMesh) triangles.push(trianglesOf(geometry, position.count, first));
    first += counts[part] ?? 0;
  });
  if (!positions.every(Number.isFinite)) throw new CommandError('a point of it is not a number.');
  const mesh = joined(triangles);
  const isPoints = mesh.length === 0;
  return {
    positions,
    normals: isPoints ? normalsOf(parts, count) : null,
    colours: null,
    weights: null,
    triangles: mesh,
    points: isPoints ? Uint32Array.from({ length: count }, (_, i) => i) : new Uint32Array(0),
    landmarks: new Map(),
    unit: null,
  };
}

function trianglesOf({ index }: BufferGeometry, count: number, first: number): Uint32Array {
  const length = index?.count ?? count;
  const triangles = new Uint32Array(length - (length % 3));
  for (let i = 0; i < triangles.length; i++) {
    const vertex = index ? index.getX(i) : i;
    if (!(vertex < count)) throw new CommandError('a face of it names a point that is not there.');
    triangles[i] = first + vertex;
  }
  return triangles;
}

/** The normals that came with points; null unless each has one. */
function normalsOf(parts: readonly Part[], count: number): Float32Array | null {
  const [part] = parts;
  const normal = part?.geometry.getAttribute('normal');
  if (parts.length !== 1 || normal?.count !== count) return null;
  const normals = new Float32Array(3 * count);
  for (let i = 0; i < count; i++) {
    normals.set([normal.getX(i), normal.getY(i), normal.getZ(i)], 3 * i);
  }
  return normals;
}

function joined(parts: readonly Uint32Array[]): Uint32Array {
  const whole = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
