import type { Surface, TriangleMesh } from '../mesh/surface';
import { emptyParticles, type Particles } from './particles';

/** Particles thrown on a surface at random, and the area that they share weighed by density (mm²). */
export type Scatter = { readonly particles: Particles; readonly weightedArea: number };

/** Throws `count` particles on a surface at random, in proportion to area and density. */
export function scatterSamples(surface: Surface, count: number, random: () => number): Scatter {
  const { positions, triangles, density } = surface;
  const areaUpTo = new Float64Array(triangles.length / 3);
  let weightedArea = 0;
  for (let t = 0; t < areaUpTo.length; t++) {
    const a = triangles[3 * t]!;
    const b = triangles[3 * t + 1]!;
    const c = triangles[3 * t + 2]!;
    const meanDensity = (density[a]! + density[b]! + density[c]!) / 3;
    weightedArea += triangleArea(positions, a, b, c) * meanDensity;
    areaUpTo[t] = weightedArea;
  }
  const particles = emptyParticles(count);
  for (let i = 0; i < count; i++) {
    const t = firstAbove(areaUpTo, random() * weightedArea);
    let shareB = random();
    let shareC = random();
    if (shareB + shareC > 1) {
      shareB = 1 - shareB;
      shareC = 1 - shareC;
    }
    putOnTriangle(surface, t, [1 - shareB - shareC, shareB, shareC], particles, i);
  }
  return { particles, weightedArea };
}

/** The area of a surface, in mm². */
export function areaOf({ positions, triangles }: TriangleMesh): number {
  let area = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    area += triangleArea(positions, triangles[t]!, triangles[t + 1]!, triangles[t + 2]!);
  }
  return area;
}

function triangleArea(positions: Float32Array, a: number, b: number, c: number): number {
  const ux = positions[3 * b]! - positions[3 * a]!;
  const uy = positions[3 * b + 1]! - positions[3 * a + 1]!;
  const uz = positions[3 * b + 2]! - positions[3 * a + 2]!;
  const vx = positions[3 * c]! - positions[3 * a]!;
  const vy = positions[3 * c + 1]! - positions[3 * a + 1]!;
  const vz = positions[3 * c + 2]! - positions[3 * a + 2]!;
  return 0.5 * Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
}

function firstAbove(rising: Float64Array, value: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function putOnTriangle(
  surface: Surface,
  t: number,
  shares: readonly [number, number, number],
  particles: Particles,
  i: number,
): void {
  for (let corner = 0; corner < 3; corner++) {
    const vertex = surface.triangles[3 * t + corner]!;
    const share = shares[corner]!;
    for (let axis = 0; axis < 3; axis++) {
      particles.positions[3 * i + axis]! += share * surface.positions[3 * vertex + axis]!;
      particles.normals[3 * i + axis]! += share * surface.normals[3 * vertex + axis]!;
    }
    particles.light[i]! += share * surface.light[vertex]!;
    particles.curvature[i]! += share * surface.curvature[vertex]!;
    particles.density[i]! += share * surface.density[vertex]!;
    particles.hair[i]! += share * surface.hair[vertex]!;
  }
  const at = 3 * i;
  const { normals } = particles;
  const length = Math.hypot(normals[at]!, normals[at + 1]!, normals[at + 2]!) || 1;
  for (let axis = 0; axis < 3; axis++) normals[at + axis]! /= length;
}
