import type { ObjModel } from '@/lib/head/model/obj';
import { turned } from '../pose/pose';
import type { Vector } from '../pose/vector';
import type { Progress } from '../progress';
import { eliminateSamples } from '../sampling/eliminateSamples';
import { emptyParticles, type Particles } from '../sampling/particles';
import { readingOrder } from '../write/readingOrder';
import type { Alignment } from './alignment';
import { unitLength } from './normals';
import { pointNormals } from './pointNormals';
import { shade } from './shade';
import { Voxels } from './voxels';

/** Makes particles of a model that is points alone, with or without normals. */
export function scanPoints(
  model: ObjModel,
  { placement, pose }: Alignment,
  max: number,
  progress: Progress,
): Particles {
  const points = emptyParticles(model.points.length);
  const at = (values: Float32Array, vertex: number): Vector => [
    values[3 * vertex]!,
    values[3 * vertex + 1]!,
    values[3 * vertex + 2]!,
  ];
  model.points.forEach((vertex, i) => {
    points.positions.set(placement.apply(at(model.positions, vertex)), 3 * i);
    if (model.normals) points.normals.set(turned(pose, at(model.normals, vertex)), 3 * i);
  });
  const voxels = new Voxels(points.positions);
  if (model.normals) unitLength(points.normals);
  else points.normals.set(pointNormals(points.positions, voxels.area));
  points.density.fill(1);
  const count = Math.min(max, points.count);
  const particles = readingOrder(
    eliminateSamples({ particles: points, weightedArea: voxels.area }, count),
  );
  const whence = model.normals ? 'normals of the file' : 'normals guessed';
  progress(`${points.count} points, ${whence}, ${count} of them kept in a well-spread order`);
  shade(particles, voxels);
  progress('shadows in hollows estimated');
  return particles;
}
