import { DepthMap } from '../mesh/DepthMap';
import type { TriangleMesh } from '../mesh/surface';
import { acrossTriangle, middleOfTriangle } from '../mesh/triangle';
import { type Pose, turnedAll, viewFrom } from '../pose/pose';
import { unit, type Vector } from '../pose/vector';

/** What can be seen of a mesh from outside, its triangles wound so that they face whoever sees them. */
export type Outside = {
  readonly mesh: TriangleMesh;
  /** Of the mesh's area. */
  readonly hiddenShare: number;
  readonly turnedShare: number;
};

/** Cells of a view's longer side. */
const VIEW_CELLS = 560;
/** A triangle that a view meets at a flatter angle is not judged by it. */
const MIN_FACING = 0.35;
/** Of the views that meet one side of a triangle, at least so many must see it. */
const MIN_SEEN = 0.2;

/**
 * Tells outside from inside by looking: from all around, which side of each triangle is seen? What
 * no view sees goes: inner walls, what lies within, the floor of a hollow.
 *
 * @param from the directions from which it is looked at
 * @param cap triangles that hide and are not part of the mesh: see footCap
 */
export function outsideOf(
  mesh: TriangleMesh,
  from: readonly Vector[],
  cap: TriangleMesh | null = null,
): Outside {
  const count = mesh.triangles.length / 3;
  const sides = { fore: new Sightings(count), back: new Sightings(count) };
  const faces = facesOf(mesh);
  for (const direction of from) look(mesh, cap, direction, faces, sides);
  const kept = new Uint32Array(mesh.triangles.length);
  let length = 0;
  const areas = { all: 0, hidden: 0, turned: 0 };
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const area = faces.areas[t / 3]!;
    const fore = sides.fore.share(t / 3);
    const back = sides.back.share(t / 3);
    areas.all += area;
    if (Math.max(fore, back) < MIN_SEEN) {
      areas.hidden += area;
      continue;
    }
    const isTurned = back > fore;
    if (isTurned) areas.turned += area;
    kept[length] = mesh.triangles[t]!;
    kept[length + 1] = mesh.triangles[t + (isTurned ? 2 : 1)]!;
    kept[length + 2] = mesh.triangles[t + (isTurned ? 1 : 2)]!;
    length += 3;
  }
  const shareOf = (area: number) => area / (areas.all || 1);
  return {
    mesh: { positions: mesh.positions, triangles: kept.slice(0, length) },
    hiddenShare: shareOf(areas.hidden),
    turnedShare: shareOf(areas.turned),
  };
}

/** How many views meet one side of each triangle, and how many of them see it. */
class Sightings {
  private readonly met: Uint8Array;
  private readonly seen: Uint8Array;

  constructor(count: number) {
    this.met = new Uint8Array(count);
    this.seen = new Uint8Array(count);
  }

  add(triangle: number, isSeen: boolean): void {
    this.met[triangle]!++;
    if (isSeen) this.seen[triangle]!++;
  }

  share(triangle: number): number {
    return this.seen[triangle]! / (this.met[triangle]! || 1);
  }
}

/** Middle and normal of each triangle, which every view asks for. */
function facesOf(mesh: TriangleMesh) {
  const middles = new Float32Array(mesh.triangles.length);
  const normals = new Float32Array(mesh.triangles.length);
  const areas = new Float32Array(mesh.triangles.length / 3);
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    middles.set(middleOfTriangle(mesh, t), t);
    const across = acrossTriangle(mesh, t);
    normals.set(unit(across) ?? [0, 0, 0], t);
    areas[t / 3] = Math.hypot(...across);
  }
  return { middles, normals, areas };
}

function look(
  mesh: TriangleMesh,
  cap: TriangleMesh | null,
  direction: Vector,
  { middles, normals }: ReturnType<typeof facesOf>,
  sides: { fore: Sightings; back: Sightings },
): void {
  const view = viewFrom(direction);
  const seen = turnedMesh(view, mesh);
  const map = new DepthMap(cap ? together(seen, turnedMesh(view, cap)) : seen, VIEW_CELLS);
  const { left, up, front } = view;
  const along = (axis: Vector, of: Float32Array, t: number) =>
    axis[0] * of[t]! + axis[1] * of[t + 1]! + axis[2] * of[t + 2]!;
  for (let t = 0; t < middles.length; t += 3) {
    const facing = along(front, normals, t);
    const steepness = Math.abs(facing);
    if (steepness < MIN_FACING) continue;
    const depth = map.at(along(left, middles, t), along(up, middles, t));
    const slope = Math.sqrt(1 - steepness * steepness) / steepness;
    const isSeen = along(front, middles, t) >= depth - map.cell * (0.8 + 0.8 * slope);
    (facing > 0 ? sides.fore : sides.back).add(t / 3, isSeen);
  }
}

const turnedMesh = (pose: Pose, { positions, triangles }: TriangleMesh): TriangleMesh => ({
  positions: turnedAll(pose, positions),
  triangles,
});

function together(a: TriangleMesh, b: TriangleMesh): TriangleMesh {
  const positions = new Float32Array(a.positions.length + b.positions.length);
  positions.set(a.positions);
  positions.set(b.positions, a.positions.length);
  const triangles = new Uint32Array(a.triangles.length + b.triangles.length);
  triangles.set(a.triangles);
  triangles.set(
    b.triangles.map((vertex) => vertex + a.positions.length / 3),
    a.triangles.length,
  );
  return { positions, triangles };
}

const DEGREE = Math.PI / 180;

/** From level, from above and a little from below, all around; up is y. */
export function viewsAround(): Vector[] {
  const ring = (pitch: number, first: number): Vector[] =>
    Array.from({ length: 8 }, (_, i) => {
      const yaw = (first + 45 * i) * DEGREE;
      const level = Math.cos(pitch * DEGREE);
      return [level * Math.sin(yaw), Math.sin(pitch * DEGREE), level * Math.cos(yaw)];
    });
  return [...ring(0, 0), ...ring(40, 22.5), ...ring(-25, 0), [0, 1, 0]];
}

/** From everywhere: for a model that may be turned any way. */
export function viewsFromEverywhere(): Vector[] {
  const views: Vector[] = [];
  for (const x of [-1, 0, 1]) {
    for (const y of [-1, 0, 1]) {
      for (const z of [-1, 0, 1]) {
        const view = unit([x, y, z]);
        if (view) views.push(view);
      }
    }
  }
  return views;
}
