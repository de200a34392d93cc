import { type Random, seededRandom } from '@/lib/math/random';
import { makeEyes } from './eyes';
import { type ModelTransform, modelTransformOf, onMovingFace, type Rig } from './modelTransform';
import { meshNormals, outwardNormals, tripleToUnitLength } from './normals';
import type { ObjModel } from './obj';
import { emptyParticles, KIND, type Particles, writeFeature } from './particles';
import { type Role, roleOf } from './roles';
import { sampleMesh } from './sample';
import { makeTeeth } from './teeth';

/** What is drawn. */
export type Cloud = {
  particles: Particles;
  /** The first so many are eyes and teeth: drawn whatever the budget. The rest may be cut short. */
  featureCount: number;
  /** Null: the model has no landmarks; it turns and breathes, and does not look or speak. */
  rig: Rig | null;
};

export type CloudOptions = {
  /** Particles of the skin at most. */
  maximumPoints: number;
  seed: number;
};

/** More points than this only cost: 30,000 are a hero's portrait. */
export const CLOUD_OPTIONS: CloudOptions = { maximumPoints: 30_000, seed: 1 };

/** What a model that says nothing about itself is given. */
const OPEN_TO_LIGHT = 0.85;
const FLAT = 0.5;

/**
 * Makes particles of whatever an OBJ holds: its own points if it has some, else points spread over
 * its triangles, else its bare vertices; in me.obj's millimetres, wherever and however large it was.
 * Points keep their order, so that any beginning of them is as well spread as the file's.
 * An empty model gives an empty cloud.
 */
export function makeCloud(model: ObjModel, { maximumPoints, seed }: CloudOptions): Cloud {
  const random = seededRandom(seed);
  const { transform, rig } = modelTransformOf(model);
  const source = chooseSource(model, maximumPoints, random);
  const features = rig ? [...makeEyes(random), ...makeTeeth(random)] : [];
  const particles = emptyParticles(features.length + source.count);
  features.forEach((feature, index) => writeFeature(particles, index, feature));

  let used = features.length;
  for (let i = 0; i < source.count; i++) {
    readSource(source, i, transform, particles, used);
    const role = roleAt(particles.positions, 3 * used, rig);
    // The next one takes the place of what is left out.
    if (!role) continue;
    particles.roles[3 * used] = role.side;
    particles.roles[3 * used + 1] = role.kind;
    particles.roles[3 * used + 2] = random();
    used++;
  }
  return { particles: cutTo(particles, used), featureCount: features.length, rig };
}

const UNRIGGED: Role = { side: 0, kind: KIND.skin };

function roleAt(positions: Float32Array, at: number, rig: Rig | null): Role | null {
  if (!rig) return UNRIGGED;
  const x = positions[at] ?? 0;
  const y = positions[at + 1] ?? 0;
  const z = positions[at + 2] ?? 0;
  return roleOf(...onMovingFace(rig, x, y, z));
}

/** Where each particle's values come from: three vertices and their barycentric. */
type Source = {
  count: number;
  corners: Uint32Array;
  barycentric: Float32Array;
  model: ObjModel;
  normals: Float32Array;
};

function chooseSource(model: ObjModel, maximum: number, random: Random): Source {
  const { positions, triangles, points } = model;
  const vertexCount = Math.floor(positions.length / 3);
  if (points.length === 0 && triangles.length > 0) {
    const normals = model.normals ?? meshNormals(positions, triangles);
    return { ...sampleMesh(positions, triangles, maximum, random), model, normals };
  }
  const count = Math.min(maximum, points.length || vertexCount);
  const corners = new Uint32Array(3 * count);
  const barycentric = new Float32Array(3 * count);
  for (let i = 0; i < count; i++) {
    corners[3 * i] = points.length ? (points[i] ?? 0) : Math.floor((i * vertexCount) / count);
    barycentric[3 * i] = 1;
  }
  return {
    count,
    corners,
    barycentric,
    model,
    normals: model.normals ?? outwardNormals(positions),
  };
}

/** Writes what stands at `index` of the source to the particle at `place`; allocates nothing. */
function readSource(
  source: Source,
  index: number,
  { scale, offset }: ModelTransform,
  into: Particles,
  place: number,
): void {
  const { model, normals } = source;
  for (let axis = 0; axis < 3; axis++) {
    const placed = blend(source, index, model.positions, 3, axis) * scale + (offset[axis] ?? 0);
    into.positions[3 * place + axis] = Number.isFinite(placed) ? placed : 0;
    into.normals[3 * place + axis] = blend(source, index, normals, 3, axis);
  }
  tripleToUnitLength(into.normals, 3 * place);
  const { colours, weights } = model;
  const at = 4 * place;
  into.surfaces[at] = colours ? blend(source, index, colours, 3, 0) : OPEN_TO_LIGHT;
  into.surfaces[at + 1] = 2 * (colours ? blend(source, index, colours, 3, 1) : FLAT) - 1;
  into.surfaces[at + 2] = weights ? Math.max(0.05, blend(source, index, weights, 1, 0)) : 1;
  into.surfaces[at + 3] = colours ? blend(source, index, colours, 3, 2) : 0;
}

/** One channel of the vertices' values, between the three that a particle lies among. */
function blend(
  { corners, barycentric }: Source,
  index: number,
  values: Float32Array,
  size: number,
  channel: number,
): number {
  let sum = 0;
  for (let corner = 3 * index; corner < 3 * index + 3; corner++) {
    const weight = barycentric[corner] ?? 0;
    if (weight > 0) sum += weight * (values[size * (corners[corner] ?? 0) + channel] ?? 0);
  }
  return sum;
}

function cutTo(particles: Particles, count: number): Particles {
  return {
    count,
    positions: particles.positions.slice(0, 3 * count),
    normals: particles.normals.slice(0, 3 * count),
    surfaces: particles.surfaces.slice(0, 4 * count),
    roles: particles.roles.slice(0, 3 * count),
  };
}
