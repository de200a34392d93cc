import { type Random, seededRandom } from '@/lib/math/random';
import { makeEyes } from './eyes';
import { type ModelTransform, modelTransformOf, onMovingFace, type Rig } from './modelTransform';
import { meshNormals, outwardNormals, toUnitLength } from './normals';
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
  const skin = emptyParticles(1);
  for (let i = 0; i < source.count; i++) {
    readSource(source, i, transform, skin);
    const [x = 0, y = 0, z = 0] = skin.positions;
    const role: Role | null = rig
      ? roleOf(...onMovingFace(rig, x, y, z))
      : { side: 0, kind: KIND.skin };
    if (!role) continue;
    particles.positions.set(skin.positions, 3 * used);
    particles.normals.set(skin.normals, 3 * used);
    particles.surfaces.set(skin.surfaces, 4 * used);
    particles.roles.set([role.side, role.kind, random()], 3 * used);
    used++;
  }
  return { particles: cutTo(particles, used), featureCount: features.length, rig };
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

function readSource(
  source: Source,
  index: number,
  transform: ModelTransform,
  into: Particles,
): void {
  const { model, normals } = source;
  const blend = (values: Float32Array, size: number, channel: number) => {
    let sum = 0;
    for (let corner = 3 * index; corner < 3 * index + 3; corner++) {
      const weight = source.barycentric[corner] ?? 0;
      if (weight > 0) sum += weight * (values[size * (source.corners[corner] ?? 0) + channel] ?? 0);
    }
    return sum;
  };
  for (let axis = 0; axis < 3; axis++) {
    const placed =
      blend(model.positions, 3, axis) * transform.scale + (transform.offset[axis] ?? 0);
    into.positions[axis] = Number.isFinite(placed) ? placed : 0;
    into.normals[axis] = blend(normals, 3, axis);
  }
  toUnitLength(into.normals);
  const colour = (channel: number, missing: number) =>
    model.colours ? blend(model.colours, 3, channel) : missing;
  into.surfaces[0] = colour(0, OPEN_TO_LIGHT);
  into.surfaces[1] = 2 * colour(1, FLAT) - 1;
  into.surfaces[2] = model.weights ? Math.max(0.05, blend(model.weights, 1, 0)) : 1;
  into.surfaces[3] = colour(2, 0);
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
