import type { Random } from '@/lib/math/random';
import { clamp } from '@/lib/math/scalar';
import { type FeatureParticle, KIND, type Kind } from './particles';

/** Distances from the midline, in millimetres, at which one tooth ends and the next begins. */
const UPPER_GAPS_MM = [0, 8.6, 15.2, 21.5];
const LOWER_GAPS_MM = [0, 5.4, 11, 17.5];
const TONGUE_POINTS = 190;
const CAVITY_POINTS = 300;

/** About 1,100 particles: both rows of teeth, a dim tongue, and what is dark behind them. */
export function makeTeeth(random: Random): FeatureParticle[] {
  return [
    ...makeUpperTeeth(random),
    ...makeLowerTeeth(random),
    ...makeTongue(random),
    ...makeCavity(random),
  ];
}

function makeUpperTeeth(random: Random): FeatureParticle[] {
  return makeRows(9, 22, random, (x, row, jitter) => {
    const fromMidline = Math.abs(x);
    const canine = fromMidline > 6 && fromMidline < 14 ? 0.5 : 0;
    const edge = -73 + 0.9 * clamp((fromMidline - 4) / 10, 0, 1) + canine;
    const y = edge + 0.5 + row + jitter;
    return tooth(x, y, 95 - (x * x) / 34, KIND.upperTooth, 0.8, UPPER_GAPS_MM, random);
  });
}

function makeLowerTeeth(random: Random): FeatureParticle[] {
  return makeRows(7, 18, random, (x, row, jitter) =>
    tooth(
      x,
      -73.6 - row + jitter,
      92.5 - (x * x) / 32,
      KIND.lowerTooth,
      0.5,
      LOWER_GAPS_MM,
      random,
    ),
  );
}

function makeRows(
  rows: number,
  halfWidth: number,
  random: Random,
  make: (x: number, row: number, jitter: number) => FeatureParticle,
): FeatureParticle[] {
  const teeth: FeatureParticle[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = -halfWidth; column <= halfWidth; column++) {
      const x = column + (row & 1) * 0.5 + (random() - 0.5) * 0.5;
      teeth.push(make(x, row, (random() - 0.5) * 0.5));
    }
  }
  return teeth;
}

function tooth(
  x: number,
  y: number,
  z: number,
  kind: Kind,
  brightness: number,
  gaps: readonly number[],
  random: Random,
): FeatureParticle {
  const toGap = Math.min(...gaps.map((gap) => Math.abs(Math.abs(x) - gap)));
  const length = Math.hypot(x / 26, 0.12, 1);
  return {
    position: [x, y, z],
    normal: [x / 26 / length, 0.12 / length, 1 / length],
    brightness: brightness * (toGap < 0.6 ? 0.3 : 1) * (0.75 + 0.4 * random()),
    weight: 5,
    side: 0,
    kind,
    seed: random(),
  };
}

function makeTongue(random: Random): FeatureParticle[] {
  return Array.from({ length: TONGUE_POINTS }, () => {
    const angle = random() * 2 * Math.PI;
    const radius = Math.sqrt(random());
    return {
      position: [
        13 * radius * Math.cos(angle),
        -75.5 + 1.8 * Math.sqrt(1 - radius * radius),
        76 + 11 * radius * Math.sin(angle),
      ] as const,
      normal: [0, 0.9, 0.43] as const,
      brightness: 0.3,
      weight: 3,
      side: 0,
      kind: KIND.tongue,
      seed: random(),
    };
  });
}

/** Their height says how far down between the teeth they are, 0 to 10 mm: the shader finds the place. */
function makeCavity(random: Random): FeatureParticle[] {
  return Array.from({ length: CAVITY_POINTS }, (_, index) => ({
    // The golden ratio spreads them evenly, whatever height they are drawn together to.
    position: [
      46 * ((index * 0.618034 + 0.05 * random()) % 1) - 23,
      (-10 * (index + random())) / CAVITY_POINTS,
      80,
    ] as const,
    normal: [0, 0, 1] as const,
    brightness: 0,
    weight: 4,
    side: 0,
    kind: KIND.cavity,
    seed: random(),
  }));
}
