import { seededRandom } from '@/lib/math/random';
import { median } from '@/lib/math/scalar';
import { DepthMap } from '../mesh/DepthMap';
import type { TriangleMesh } from '../mesh/surface';
import { acrossTriangle, middleOfTriangle } from '../mesh/triangle';
import { measuresOf } from '../scan/headMeasures';
import { outsideOf, viewsFromEverywhere } from '../scan/outside';
import { findMirror } from './mirror';
import { AXES, directionOf, type Pose, poseOf, turnedAll } from './pose';
import { acrossAxis, cross, dot, times, unit, type Vector } from './vector';

/** How a model probably stands, and what gave it away. */
export type Proposal = { readonly pose: Pose; readonly why: string };

/** A foot is at least this share of the surface: the cut through a neck is about a fifteenth. */
const MIN_FOOT_SHARE = 0.03;
/** Directions across the mirror that are tried as the way down. */
const WAYS_DOWN = 72;
/** What faces down this much, and lies this near to the lowest, is the foot. */
const FOOT_FACING = 0.97;
const FOOT_REACH = 0.04;
/** Exporters set a head upright along an axis; its foot may be cut aslant. */
const SNAP = Math.cos((22 * Math.PI) / 180);

/** What is asked of the surface: where each triangle is, where it faces, how large it is. */
type Faces = { middles: Vector[]; normals: Vector[]; areas: number[]; area: number };

/**
 * Proposes how a head stands in its file: left and right mirror each other, down is where it was cut
 * off or stands on its foot, and the face is the side whose profile is the more uneven.
 *
 * @param given what its owner said, which is kept to
 */
export function proposePose(
  mesh: TriangleMesh,
  given: { readonly up: Vector | null; readonly front: Vector | null },
): Proposal {
  if (given.up && given.front) {
    const pose = poseOf(given.up, given.front);
    if (pose) return { pose, why: 'as was said' };
  }
  if (mesh.triangles.length === 0) {
    const up = given.up ?? usualUp(given.front);
    const pose = poseOf(up, given.front ?? usualFront(up));
    return { pose: pose ?? UPRIGHT, why: 'as most files have it' };
  }
  const { mesh: shell } = outsideOf(mesh, viewsFromEverywhere());
  const faces = facesOf(shell);
  const mirror = findMirror(faces.middles, faces.areas, seededRandom(3));
  const found = given.up
    ? { up: given.up, why: 'as was said' }
    : (wayUp(faces, mirror) ?? { up: usualUp(given.front), why: 'as most files have it' });
  const forward = given.front ?? frontOf(shell, found.up, mirror) ?? usualFront(found.up);
  const pose = poseOf(found.up, forward) ?? poseOf(found.up, usualFront(found.up));
  return { pose: pose ?? UPRIGHT, why: found.why };
}

const UPRIGHT: Pose = { left: [1, 0, 0], up: [0, 1, 0], front: [0, 0, 1] };

const usualUp = (front: Vector | null): Vector =>
  front && Math.abs(front[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0];
const usualFront = (up: Vector): Vector => (Math.abs(up[2]) > 0.7 ? [0, -1, 0] : [0, 0, 1]);

function facesOf(mesh: TriangleMesh): Faces {
  const faces: Faces = { middles: [], normals: [], areas: [], area: 0 };
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const across = acrossTriangle(mesh, t);
    const normal = unit(across);
    if (!normal) continue;
    const area = Math.hypot(...across) / 2;
    faces.middles.push(middleOfTriangle(mesh, t));
    faces.normals.push(normal);
    faces.areas.push(area);
    faces.area += area;
  }
  return faces;
}

function wayUp(faces: Faces, mirror: Vector): { up: Vector; why: string } | null {
  // What is missing of a closed surface faces against the sum of what is there.
  const sum = faces.normals.reduce<[number, number, number]>(
    (total, normal, i) => [
      total[0] + normal[0] * faces.areas[i]!,
      total[1] + normal[1] * faces.areas[i]!,
      total[2] + normal[2] * faces.areas[i]!,
    ],
    [0, 0, 0],
  );
  const across = unit(cross(mirror, Math.abs(mirror[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
  if (!across) return null;
  const other = cross(mirror, across);
  let best: { down: Vector; share: number; cut: number } | null = null;
  for (let i = 0; i < WAYS_DOWN; i++) {
    const angle = (2 * Math.PI * i) / WAYS_DOWN;
    const [a, b] = [Math.cos(angle), Math.sin(angle)];
    const down: Vector = [
      a * across[0] + b * other[0],
      a * across[1] + b * other[1],
      a * across[2] + b * other[2],
    ];
    const cut = Math.max(0, -dot(sum, down)) / faces.area;
    const share = cut + footShare(faces, down);
    if (share > (best?.share ?? MIN_FOOT_SHARE)) best = { down, share, cut };
  }
  if (!best) return null;
  const up = snapped(times(best.down, -1));
  return { up, why: best.cut > best.share / 2 ? 'away from its open foot' : 'away from its foot' };
}

/** How much of the surface faces this way and lies furthest out. */
function footShare({ middles, normals, areas, area }: Faces, down: Vector): number {
  let [min, max] = [Infinity, -Infinity];
  for (const middle of middles) {
    const depth = dot(middle, down);
    min = Math.min(min, depth);
    max = Math.max(max, depth);
  }
  const reach = max - FOOT_REACH * (max - min);
  let foot = 0;
  normals.forEach((normal, i) => {
    if (dot(normal, down) > FOOT_FACING && dot(middles[i]!, down) > reach) foot += areas[i]!;
  });
  return foot / area;
}

function snapped(direction: Vector): Vector {
  const axis = AXES.map(directionOf).find((one) => dot(one, direction) > SNAP);
  return axis ?? direction;
}

/** Cells of the map that the profile is read from, along its longer side. */
const PROFILE_CELLS = 260;
/** From a quarter of the head's width below its top to one and a half below, in so many steps. */
const PROFILE_FROM = 0.25;
const PROFILE_TO = 1.5;
const PROFILE_STEPS = 44;
/** Read beside the middle too, by these shares of the head's width: one line may cross a hole. */
const PROFILE_ASIDE = [-0.06, -0.03, 0, 0.03, 0.06];
/** The face's profile is so much more uneven than the back of the head. */
const MIN_UNEVENNESS = 1.15;

/** Where the face looks; null where both sides are as even. */
function frontOf(shell: TriangleMesh, up: Vector, mirror: Vector): Vector | null {
  const side = acrossAxis(mirror, up);
  if (!side) return null;
  const forward = cross(side, up);
  const [ahead, behind] = [forward, times(forward, -1)].map((front) =>
    profileUnevenness(shell, { left: cross(up, front), up, front }),
  ) as [number, number];
  if (ahead > MIN_UNEVENNESS * behind) return forward;
  return behind > MIN_UNEVENNESS * ahead ? times(forward, -1) : null;
}

/** How much the middle line of one side of a head bends to and fro. */
function profileUnevenness({ positions, triangles }: TriangleMesh, pose: Pose): number {
  const view = { positions: turnedAll(pose, positions), triangles };
  const { top, width, middle } = measuresOf(view.positions);
  // Through a hole the other wall would be seen, from within.
  const facing = triangles.filter((_, i) => acrossTriangle(view, i - (i % 3))[2] > 0);
  const map = new DepthMap({ ...view, triangles: facing }, PROFILE_CELLS);
  const depths = Array.from({ length: PROFILE_STEPS }, (_, step) => {
    const below = PROFILE_FROM + (PROFILE_TO - PROFILE_FROM) * (step / (PROFILE_STEPS - 1));
    const found = PROFILE_ASIDE.map((aside) =>
      map.at(middle + aside * width, top - below * width),
    ).filter(Number.isFinite);
    return found.length > 0 ? median(found) : null;
  });
  const known = depths.filter((depth) => depth !== null);
  let bends = 0;
  for (let i = 2; i < known.length - 2; i++) {
    bends += Math.abs(known[i - 2]! - 2 * known[i]! + known[i + 2]!);
  }
  return bends / Math.max(1, known.length - 4);
}
