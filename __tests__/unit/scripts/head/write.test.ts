/** What is written is what the page reads; the same head comes out every time. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parseObj } from '@/lib/head/model/obj';
import { LANDMARKS } from '@/scripts/head/anatomy/landmarks';
import { emptyParticles, type Particles } from '@/scripts/head/sampling/particles';
import { sampleHead } from '@/scripts/head/sampling/sampleSurface';
import { sculpt } from '@/scripts/head/sculpt';
import { objText } from '@/scripts/head/write/objText';

function oneParticle(change: Partial<Record<keyof Particles, number[]>>): Particles {
  const particle = emptyParticles(1);
  particle.density[0] = 1;
  particle.normals[2] = 1;
  for (const [key, values] of Object.entries(change)) {
    const array = particle[key as Exclude<keyof Particles, 'count'>];
    array.set(values);
  }
  return particle;
}

describe('the text', () => {
  it('is read back to a tenth of a millimetre, with light, cavity, hair, density and normal', () => {
    const text = objText(
      oneParticle({
        positions: [12.34, -0.04, 100.06],
        normals: [0.6, 0, 0.8],
        light: [0.72],
        curvature: [0.1],
        density: [2.2],
        hair: [1],
      }),
      LANDMARKS,
    );
    const model = parseObj(text);
    expect(model.positions[0]).toBeCloseTo(12.4);
    expect(model.positions[1]).toBeCloseTo(0);
    expect(model.positions[2]).toBeCloseTo(100);
    expect([...(model.colours ?? [])].map((value) => value.toFixed(1))).toEqual([
      '0.7',
      '0.8',
      '1.0',
    ]);
    expect(model.weights?.[0]).toBe(2);
    expect(model.normals?.[0]).toBeCloseTo(0.58, 1);
    expect(model.normals?.[2]).toBeCloseTo(0.81, 1);
    expect([...model.points]).toEqual([0]);
    expect(model.unit).toBe('mm');
    expect([...model.landmarks.keys()]).toEqual([
      'pupil_left',
      'pupil_right',
      'mouth_left',
      'mouth_right',
      'chin',
    ]);
  });

  it('writes flat as .5 and keeps shades within 0 and 1', () => {
    const flat = objText(oneParticle({ light: [1.4] }), new Map());
    expect(flat).toContain('v 0 0 0 1 .5 0\n');
    const sharp = objText(oneParticle({ curvature: [-9] }), new Map());
    expect(sharp).toContain('v 0 0 0 0 0 0\n');
  });

  it('writes a density that is none as the smallest', () => {
    expect(objText(oneParticle({ density: [0] }), new Map())).toContain('vt .1\n');
  });
});

describe('the generator', () => {
  const make = () => {
    const surface = sculpt(10, () => {});
    return objText(sampleHead(surface, 400), LANDMARKS);
  };

  it('writes the same bytes every time', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(hash(make())).toBe(hash(make()));
  });
});

describe('public/me.obj', () => {
  const text = readFileSync('public/me.obj', 'utf8');
  const model = parseObj(text);
  const count = model.points.length;

  it('holds at least 20,000 particles, each with light, density and normal', () => {
    expect(count).toBeGreaterThanOrEqual(20_000);
    expect(model.positions).toHaveLength(3 * count);
    expect(model.colours).toHaveLength(3 * count);
    expect(model.weights).toHaveLength(count);
    expect(model.normals).toHaveLength(3 * count);
  });

  it('is at most 170 KB when compressed', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(170_000);
  });

  it('names the unit and five landmarks', () => {
    expect(model.unit).toBe('mm');
    // Of whoever's head this is.
    expect([...model.landmarks.keys()]).toEqual([...LANDMARKS.keys()]);
  });

  it('marks hair, and leaves the eyeballs to the code that turns them', () => {
    const hair = Array.from({ length: count }, (_, i) => model.colours![3 * i + 2]!);
    expect(new Set(hair)).toEqual(new Set([0, 1]));
    const onPupil = Array.from({ length: count }, (_, i) => i).filter((i) => {
      const [x, y, z] = [0, 1, 2].map((axis) => model.positions[3 * i + axis]!);
      return Math.hypot(Math.abs(x!) - 32, y!) < 4 && z! > 60;
    });
    expect(onPupil).toEqual([]);
  });

  it.each([
    [1000, 0.08],
    [5000, 0.04],
    [10_000, 0.04],
  ])('shows all of the head in its first %i particles', (first, tolerance) => {
    const share = (keep: (x: number, y: number) => boolean, among: number) => {
      let kept = 0;
      for (let i = 0; i < among; i++) {
        if (keep(model.positions[3 * i]!, model.positions[3 * i + 1]!)) kept++;
      }
      return kept / among;
    };
    for (const part of [
      (x: number) => x < 0,
      (_: number, y: number) => y > 40,
      (_: number, y: number) => y < -120,
      (x: number, y: number) => Math.abs(x) < 30 && Math.abs(y + 70) < 12,
    ]) {
      expect(Math.abs(share(part, first) - share(part, count))).toBeLessThan(tolerance);
    }
  });
});
