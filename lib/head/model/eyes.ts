import { EYE_CENTRE_Z_MM, EYE_OFFSET_X_MM, EYE_RADIUS_MM, PUPIL_RADIUS_MM } from '@/lib/head/face';
import type { Random } from '@/lib/math/random';
import { clamp } from '@/lib/math/scalar';
import { type FeatureParticle, KIND, type Kind } from './particles';

const SCLERA_POINTS = 900;
const SCLERA_EDGE_RADIANS = 1.25;
const IRIS_EDGE_RADIANS = 0.57;
const LIMBUS_POINTS = 44;
const IRIS_SPOKES = 30;
const PUPIL_EDGE_POINTS = 20;
const GOLDEN_ANGLE_RADIANS = 2.399963;

/**
 * Two eyes of about 1,050 particles each, looking straight ahead: white, the dark ring round the
 * iris, its spokes, the pupil's edge, and a highlight that stays where the lamp is.
 */
export function makeEyes(random: Random): FeatureParticle[] {
  return ([-1, 1] as const).flatMap((side) => [
    ...makeEyeball(side, random),
    ...makeHighlight(side, random),
  ]);
}

function makeEyeball(side: -1 | 1, random: Random): FeatureParticle[] {
  const eye: FeatureParticle[] = [];

  function add(kind: Kind, polar: number, turn: number, brightness: number, weight: number) {
    const normal = [
      Math.sin(polar) * Math.cos(turn),
      Math.sin(polar) * Math.sin(turn),
      Math.cos(polar),
    ] as const;
    eye.push(eyeParticle(side, normal, EYE_RADIUS_MM, kind, brightness, weight, random));
  }

  for (let i = 0; i < SCLERA_POINTS; i++) {
    const height = 1 - ((i + 0.5) / SCLERA_POINTS) * (1 - Math.cos(SCLERA_EDGE_RADIANS));
    const polar = Math.acos(height);
    const turn = i * GOLDEN_ANGLE_RADIANS + 0.1 * random();
    if (polar > IRIS_EDGE_RADIANS) {
      add(KIND.eyeWhite, polar, turn, 0.27 + 0.08 * clamp((polar - 0.6) / 0.4, 0, 1), 6);
    } else {
      const inPupil = EYE_RADIUS_MM * Math.sin(polar) < PUPIL_RADIUS_MM;
      add(inPupil ? KIND.pupil : KIND.underIris, polar, turn, 0.36, 6);
    }
  }
  for (let i = 0; i < LIMBUS_POINTS; i++) {
    add(KIND.iris, 0.485, (i / LIMBUS_POINTS) * 2 * Math.PI, 0.85, 6);
  }
  for (let spoke = 0; spoke < IRIS_SPOKES; spoke++) {
    for (let ring = 0; ring < 3; ring++) {
      const turn = ((spoke + 0.5 * (ring & 1) + 0.35 * random()) / IRIS_SPOKES) * 2 * Math.PI;
      add(KIND.iris, 0.29 + 0.066 * ring + 0.04 * random(), turn, 0.5 + 0.35 * random(), 7);
    }
  }
  for (let i = 0; i < PUPIL_EDGE_POINTS; i++) {
    add(KIND.iris, 0.235, (i / PUPIL_EDGE_POINTS) * 2 * Math.PI, 0.85, 7);
  }
  return eye;
}

function makeHighlight(side: -1 | 1, random: Random): FeatureParticle[] {
  return Array.from({ length: 7 }, (_, i) => {
    const spread = i === 0 ? 0 : 0.075;
    const x = -0.21 + spread * Math.cos(i * 1.047);
    const y = 0.24 + spread * Math.sin(i * 1.047);
    const normal = [x, y, Math.sqrt(1 - x * x - y * y)] as const;
    return eyeParticle(side, normal, 12.9, KIND.highlight, 1, i === 0 ? 3 : 8, random);
  });
}

function eyeParticle(
  side: -1 | 1,
  normal: readonly [number, number, number],
  radius: number,
  kind: Kind,
  brightness: number,
  weight: number,
  random: Random,
): FeatureParticle {
  return {
    position: [
      side * EYE_OFFSET_X_MM + normal[0] * radius,
      normal[1] * radius,
      EYE_CENTRE_Z_MM + normal[2] * radius,
    ],
    normal,
    brightness,
    weight,
    side: kind === KIND.highlight ? 0 : side,
    kind,
    seed: random(),
  };
}
