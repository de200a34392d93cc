import type { ObjModel } from '@/lib/head/model/obj';
import { seededRandom } from '@/lib/math/random';
import { clamp } from '@/lib/math/scalar';
import { type Command, refuseIncomplete } from '../command';
import { CommandError } from '../CommandError';
import type { Landmarks } from '../landmarks';
import { curvatureOf } from '../mesh/curvature';
import type { Surface } from '../mesh/surface';
import type { Progress } from '../progress';
import { eliminateSamples } from '../sampling/eliminateSamples';
import { emptyParticles, type Particles } from '../sampling/particles';
import { sampleSurface } from '../sampling/sampleSurface';
import { areaOf, scatterSamples } from '../sampling/scatterSamples';
import { readingOrder } from '../write/readingOrder';
import { facesInward, unitLength, vertexNormals } from './normals';
import { placedLandmarks, type Placement, placementOf } from './placement';
import { pointNormals } from './pointNormals';
import { Voxels } from './voxels';
import { weld } from './weld';

export type ScannedHead = {
  readonly particles: Particles;
  readonly landmarks: Landmarks;
  /** Null for a model of points alone. */
  readonly surface: Surface | null;
};

/** Makes particles of an owner's model, telling what it does on the way. */
export function scanHead(model: ObjModel, command: Command, progress: Progress): ScannedHead {
  const marks = command.landmarks.size > 0 ? command.landmarks : model.landmarks;
  if (marks.size > 0) refuseIncomplete(marks);
  const placement = placementOf(model, marks, command.up, command.front);
  progress(placement.told.join('; '));
  const landmarks = placedLandmarks(marks, placement);
  if (model.triangles.length === 0) {
    return { particles: ofPoints(model, placement, command, progress), landmarks, surface: null };
  }
  const surface = surfaceOf(model, placement, progress);
  const particles = sampleSurface(surface, command.particles);
  progress(`${particles.count} particles placed, denser where the surface bends`);
  const samples = Math.min(MAX_SHADE_SAMPLES, Math.ceil(areaOf(surface) * SHADE_SAMPLES_PER_MM2));
  const even = { ...surface, density: new Float32Array(surface.density.length).fill(1) };
  shade(particles, new Voxels(scatterSamples(even, samples, seededRandom(2)).particles.positions));
  progress('shadows in hollows estimated');
  return { particles, landmarks, surface };
}

/** So many that they leave no hole of a voxel's size in the surface. */
const SHADE_SAMPLES_PER_MM2 = 0.6;
const MAX_SHADE_SAMPLES = 300_000;
/** Curvature is felt in proportion to a model that fills the picture. */
const USUAL_SIZE_MM = 330;

function surfaceOf(model: ObjModel, placement: Placement, progress: Progress): Surface {
  const positions = new Float32Array(model.positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    positions.set(
      placement.apply(model.positions[i]!, model.positions[i + 1]!, model.positions[i + 2]!),
      i,
    );
  }
  const mesh = weld({ positions, triangles: model.triangles });
  if (mesh.triangles.length === 0) throw new CommandError('No triangle of the model has an area.');
  const given = model.normals ? turnedNormals(model.normals, placement, mesh.welded) : null;
  const normals = given ?? vertexNormals(mesh);
  const isInsideOut = facesInward(mesh.positions, normals);
  if (isInsideOut) for (let i = 0; i < normals.length; i++) normals[i] = -normals[i]!;
  const whence = given ? 'normals of the file' : 'normals computed';
  progress(
    `${mesh.positions.length / 3} vertices, ${mesh.triangles.length / 3} triangles, ${whence}` +
      (isInsideOut ? ', turned outside out' : ''),
  );
  const count = mesh.positions.length / 3;
  const curvature = curvatureOf(mesh, normals, 3);
  const share = extent(mesh.positions) / USUAL_SIZE_MM;
  return {
    positions: mesh.positions,
    triangles: mesh.triangles,
    normals,
    curvature,
    density: curvature.map((bend) => 0.6 + clamp(14 * Math.abs(bend) * share, 0, 3.2)),
    light: new Float32Array(count).fill(1),
    hair: new Float32Array(count),
  };
}

function turnedNormals(normals: Float32Array, placement: Placement, welded: Uint32Array) {
  const sums = new Float32Array(3 * (welded.reduce((most, index) => Math.max(most, index), 0) + 1));
  for (let i = 0; i < welded.length; i++) {
    const turned = placement.turn(normals[3 * i]!, normals[3 * i + 1]!, normals[3 * i + 2]!);
    for (let axis = 0; axis < 3; axis++) sums[3 * welded[i]! + axis]! += turned[axis]!;
  }
  return unitLength(sums);
}

function extent(positions: Float32Array): number {
  let least = Infinity;
  let most = -Infinity;
  for (let i = 1; i < positions.length; i += 3) {
    least = Math.min(least, positions[i]!);
    most = Math.max(most, positions[i]!);
  }
  return most - least;
}

function ofPoints(
  model: ObjModel,
  placement: Placement,
  command: Command,
  progress: Progress,
): Particles {
  const points = emptyParticles(model.points.length);
  model.points.forEach((vertex, i) => {
    const [x, y, z] = [0, 1, 2].map((axis) => model.positions[3 * vertex + axis]!);
    points.positions.set(placement.apply(x!, y!, z!), 3 * i);
    if (!model.normals) return;
    const [nx, ny, nz] = [0, 1, 2].map((axis) => model.normals![3 * vertex + axis]!);
    points.normals.set(placement.turn(nx!, ny!, nz!), 3 * i);
  });
  const voxels = new Voxels(points.positions);
  if (model.normals) unitLength(points.normals);
  else points.normals.set(pointNormals(points.positions, voxels.area));
  points.density.fill(1);
  const count = Math.min(command.particles, points.count);
  const particles = readingOrder(
    eliminateSamples({ particles: points, weightedArea: voxels.area }, count),
  );
  const whence = model.normals ? 'normals of the file' : 'normals guessed';
  progress(`${points.count} points, ${whence}, ${count} of them kept in a well-spread order`);
  shade(particles, voxels);
  progress('shadows in hollows estimated');
  return particles;
}

function shade({ count, positions, normals, light }: Particles, voxels: Voxels): void {
  for (let i = 0; i < 3 * count; i += 3) {
    light[i / 3] = voxels.openness(
      positions[i]!,
      positions[i + 1]!,
      positions[i + 2]!,
      normals[i]!,
      normals[i + 1]!,
      normals[i + 2]!,
    );
  }
}
