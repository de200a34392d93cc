import type { ObjModel } from '@/lib/head/model/obj';
import { seededRandom } from '@/lib/math/random';
import { type Command, type GivenLandmark, refuseIncomplete } from '../command';
import { CommandError } from '../CommandError';
import type { Landmarks } from '../landmarks';
import { curvatureOf } from '../mesh/curvature';
import { keepVertices } from '../mesh/keep';
import { withoutSmallComponents } from '../mesh/smallComponents';
import type { Surface, TriangleMesh } from '../mesh/surface';
import { nameOf } from '../pose/pose';
import type { Progress } from '../progress';
import { giveFaceItsShare } from '../sampling/faceShare';
import { type Particles, pick } from '../sampling/particles';
import { sampleSurface } from '../sampling/sampleSurface';
import { areaOf, scatterSamples } from '../sampling/scatterSamples';
import { alignmentOf } from './alignment';
import { paintFeatures } from './features';
import { footCap } from './footCap';
import { footFade } from './footFade';
import { measuresOf } from './headMeasures';
import { smoothingRounds, vertexNormals } from './normals';
import { outsideOf, viewsAround } from './outside';
import type { Placement } from './placement';
import { type Portrait, portraitOfFace, portraitOfShape } from './portrait';
import { scanPoints } from './scanPoints';
import { shade } from './shade';
import { Voxels } from './voxels';
import { weld } from './weld';

export type ScannedHead = {
  readonly particles: Particles;
  /** In our millimetres; empty or all five. */
  readonly landmarks: Landmarks;
  /** Null for a model of points alone. */
  readonly surface: Surface | null;
};

/** Makes particles of an owner's model, telling what it does on the way. */
export function scanHead(model: ObjModel, command: Command, progress: Progress): ScannedHead {
  const given = givenLandmarks(model, command);
  if (given.size > 0 || command.wantsLandmarks) refuseIncomplete(given, null);
  const alignment = alignmentOf(model, given, command);
  progress(alignment.placement.told.join('; '));
  if (alignment.proposed) {
    const { up, front } = alignment.pose;
    progress(
      `up is ${nameOf(up)}, ${alignment.proposed}; the face looks along ${nameOf(front)}: say --up and --front if it does not`,
    );
  }
  if (model.triangles.length === 0) {
    const particles = scanPoints(model, alignment, command.particles, progress);
    return { particles, landmarks: alignment.landmarks, surface: null };
  }
  const mesh = outsideMesh(model, alignment.placement, progress);
  const portrait =
    alignment.landmarks.size > 0
      ? portraitOfFace(alignment.landmarks)
      : portraitOfShape(measuresOf(mesh.positions));
  const surface = surfaceOf(mesh, portrait, progress);
  const particles = withoutEyes(sampleSurface(surface, command.particles), portrait);
  progress(`${particles.count} particles placed, ${faceShareOf(particles, portrait)} on the face`);
  light(particles, surface, portrait);
  progress('shadows in hollows estimated');
  return { particles, landmarks: alignment.landmarks, surface };
}

/** Landmarks of the command line, and those that the file names itself. */
export function givenLandmarks(
  model: ObjModel,
  command: Pick<Command, 'landmarks'>,
): ReadonlyMap<string, GivenLandmark> {
  return new Map<string, GivenLandmark>([...model.landmarks, ...command.landmarks]);
}

/** Pieces smaller than this are a scanner's noise. */
const MIN_COMPONENT_MM2 = 150;

/** What is seen of the model from outside, in our millimetres. */
function outsideMesh(model: ObjModel, { apply }: Placement, progress: Progress): TriangleMesh {
  const welded = weld({ positions: model.positions, triangles: model.triangles });
  if (welded.triangles.length === 0) {
    throw new CommandError('No triangle of the model has an area.');
  }
  const positions = new Float32Array(welded.positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const { positions: own } = welded;
    positions.set(apply([own[i]!, own[i + 1]!, own[i + 2]!]), i);
  }
  const whole = { positions, triangles: welded.triangles };
  const { mesh, hiddenShare, turnedShare } = outsideOf(whole, viewsAround(), footCap(whole));
  const clean = withoutSmallComponents(mesh, MIN_COMPONENT_MM2);
  if (clean.triangles.length === 0) {
    throw new CommandError('Nothing of the model can be seen from outside.');
  }
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  progress(
    `${positions.length / 3} vertices, ${whole.triangles.length / 3} triangles; ` +
      `${percent(hiddenShare)} lies within and goes, ${percent(turnedShare)} is turned outside out`,
  );
  return clean;
}

function surfaceOf(whole: TriangleMesh, portrait: Portrait, progress: Progress): Surface {
  const mesh = keepVertices(whole, portrait.isKept);
  if (mesh.triangles.length === 0) {
    throw new CommandError('Nothing of the model is where its landmarks say that the head is.');
  }
  const normals = vertexNormals(mesh);
  const curvature = curvatureOf(mesh, normals, 3 + smoothingRounds(mesh));
  const count = mesh.positions.length / 3;
  const at = (vertex: number) =>
    [
      mesh.positions[3 * vertex]!,
      mesh.positions[3 * vertex + 1]!,
      mesh.positions[3 * vertex + 2]!,
    ] as const;
  const fade = portrait.hasFace ? footFade(mesh) : () => 1;
  const density = curvature.map(
    (bend, vertex) => portrait.density(...at(vertex), bend) * fade(...at(vertex)),
  );
  giveFaceItsShare(mesh, density, (vertex) =>
    portrait.isFace(...at(vertex), normals[3 * vertex + 2]!),
  );
  progress(`${count} vertices of head, neck and shoulders`);
  return {
    ...mesh,
    normals,
    curvature,
    density,
    light: new Float32Array(count).fill(1),
    hair: new Float32Array(count),
  };
}

function withoutEyes(particles: Particles, portrait: Portrait): Particles {
  const skin = Array.from({ length: particles.count }, (_, i) => i).filter(
    (i) => !portrait.isEye(...placeOf(particles, i)),
  );
  return pick(particles, skin);
}

/** So many that they leave no hole of a voxel's size in the surface. */
const SHADE_SAMPLES_PER_MM2 = 0.6;
const MAX_SHADE_SAMPLES = 300_000;

function light(particles: Particles, surface: Surface, portrait: Portrait): void {
  const samples = Math.min(MAX_SHADE_SAMPLES, Math.ceil(areaOf(surface) * SHADE_SAMPLES_PER_MM2));
  const even = { ...surface, density: new Float32Array(surface.density.length).fill(1) };
  shade(particles, new Voxels(scatterSamples(even, samples, seededRandom(2)).particles.positions));
  paintFeatures(particles, portrait);
}

function faceShareOf(particles: Particles, portrait: Portrait): string {
  let face = 0;
  for (let i = 0; i < particles.count; i++) {
    if (portrait.isFace(...placeOf(particles, i), particles.normals[3 * i + 2]!)) face++;
  }
  return `${Math.round((100 * face) / particles.count)} %`;
}

const placeOf = ({ positions }: Particles, i: number) =>
  [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!] as const;
