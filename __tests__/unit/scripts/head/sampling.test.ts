/** Particles lie as weighted blue noise, and so does every beginning of them. */
import { seededRandom } from '@/lib/math/random';
import type { Surface } from '@/scripts/head/mesh/surface';
import { eliminateSamples } from '@/scripts/head/sampling/eliminateSamples';
import { type Particles, pick } from '@/scripts/head/sampling/particles';
import { scatterSamples } from '@/scripts/head/sampling/scatterSamples';
import { readingOrder } from '@/scripts/head/write/readingOrder';

/** A flat square of 100 x 100 mm, its right half wanted `contrast` times as dense. */
function square(contrast = 1): Surface {
  const steps = 20;
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let j = 0; j <= steps; j++) {
    for (let i = 0; i <= steps; i++) positions.push((100 * i) / steps, (100 * j) / steps, 0);
  }
  for (let j = 0; j < steps; j++) {
    for (let i = 0; i < steps; i++) {
      const a = j * (steps + 1) + i;
      triangles.push(a, a + 1, a + steps + 2, a, a + steps + 2, a + steps + 1);
    }
  }
  const count = positions.length / 3;
  return {
    positions: Float32Array.from(positions),
    triangles: Uint32Array.from(triangles),
    normals: Float32Array.from({ length: 3 * count }, (_, i) => (i % 3 === 2 ? 1 : 0)),
    light: new Float32Array(count).fill(0.5),
    curvature: new Float32Array(count),
    density: Float32Array.from({ length: count }, (_, i) =>
      positions[3 * i]! > 50 ? contrast : 1,
    ),
    hair: new Float32Array(count),
  };
}

function nearestDistances({ count, positions }: Particles): number[] {
  return Array.from({ length: count }, (_, i) => {
    let nearest = Infinity;
    for (let j = 0; j < count; j++) {
      if (j === i) continue;
      const dx = positions[3 * i]! - positions[3 * j]!;
      const dy = positions[3 * i + 1]! - positions[3 * j + 1]!;
      nearest = Math.min(nearest, Math.hypot(dx, dy));
    }
    return nearest;
  });
}

/** The smallest distance as a share of the largest that so many points could all keep. */
function evenness(particles: Particles): number {
  const widest = Math.sqrt((2 / Math.sqrt(3)) * ((100 * 100) / particles.count));
  return Math.min(...nearestDistances(particles)) / widest;
}

const beginning = (particles: Particles, count: number) =>
  pick(
    particles,
    Array.from({ length: count }, (_, i) => i),
  );

describe('scattering', () => {
  it('follows density and keeps what is known of the surface', () => {
    const { particles, weightedArea } = scatterSamples(square(3), 8000, seededRandom(3));
    const right = Array.from({ length: 8000 }, (_, i) => particles.positions[3 * i]! > 50).filter(
      Boolean,
    );
    expect(right.length / 8000).toBeCloseTo(0.75, 1);
    expect(weightedArea).toBeGreaterThan(19_000);
    expect(particles.light[5]).toBeCloseTo(0.5);
    expect(particles.normals[3 * 5 + 2]).toBeCloseTo(1);
  });
});

describe('spreading', () => {
  const spreadOut = eliminateSamples(scatterSamples(square(), 6 * 600, seededRandom(1)), 600);

  it('leaves as many as asked, far more even than chance', () => {
    expect(spreadOut.count).toBe(600);
    expect(evenness(spreadOut)).toBeGreaterThan(0.55);
    expect(evenness(scatterSamples(square(), 600, seededRandom(1)).particles)).toBeLessThan(0.1);
  });

  it.each([64, 100, 150, 230, 300, 450])('spreads the first %i well by themselves', (count) => {
    expect(evenness(beginning(spreadOut, count))).toBeGreaterThan(0.42);
  });

  it('keeps closer together where more are wanted', () => {
    const uneven = eliminateSamples(scatterSamples(square(4), 6 * 600, seededRandom(1)), 600);
    const distances = nearestDistances(uneven);
    const mean = (keep: (x: number) => boolean) => {
      const kept = distances.filter((_, i) => keep(uneven.positions[3 * i]!));
      return kept.reduce((sum, distance) => sum + distance, 0) / kept.length;
    };
    expect(mean((x) => x < 45) / mean((x) => x > 55)).toBeCloseTo(2, 0);
  });

  it('does not let the two skins of a thin sheet crowd each other', () => {
    const { particles, weightedArea } = scatterSamples(square(), 1200, seededRandom(2));
    const turned = particles.normals.map((value, i) =>
      Math.floor(i / 3) % 2 === 0 ? value : -value,
    );
    const twoSided = eliminateSamples(
      { particles: { ...particles, normals: turned }, weightedArea },
      200,
    );
    const up = Array.from({ length: 200 }, (_, i) => twoSided.normals[3 * i + 2]! > 0).filter(
      Boolean,
    );
    expect(up.length).toBeGreaterThan(80);
    expect(evenness(twoSided)).toBeLessThan(0.3);
  });

  it('is the same for the same seed', () => {
    const again = eliminateSamples(scatterSamples(square(), 6 * 600, seededRandom(1)), 600);
    expect(again.positions).toEqual(spreadOut.positions);
  });

  it('keeps prefixes even in the order that is written', () => {
    const written = readingOrder(spreadOut);
    expect(new Set(written.positions).size).toBe(new Set(spreadOut.positions).size);
    for (const count of [150, 300, 600]) {
      expect(evenness(beginning(written, count))).toBeGreaterThan(0.4);
    }
  });
});
