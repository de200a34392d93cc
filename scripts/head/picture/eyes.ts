import { EYE_CENTRE, EYEBALL_RADIUS_MM, lidEdges } from '../anatomy/eyes';
import { seededRandom } from '@/lib/math/random';
import { smoothstep } from '@/lib/math/scalar';

/** A dot of an eye; its brightness is its own, whatever the lamps do. */
export type EyeDot = {
  readonly at: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
  readonly part: 'white' | 'iris' | 'pupil' | 'highlight';
  readonly brightness: number;
};

const WHITE_DOTS = 900;
/** Angles from the line of sight, in radians. */
const WHITE_EDGE = 1.25;
const IRIS_EDGE = 0.55;
const PUPIL_EDGE = 0.235;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Two eyes that look straight ahead, for pictures: in the page they turn, so they are not part of
 * the model. Only dots between the lids are given.
 */
export function eyeDots(): EyeDot[] {
  const random = seededRandom(7);
  return [-1, 1].flatMap((side) => eyeOn(side, random)).filter(isBetweenLids);
}

function eyeOn(side: number, random: () => number): EyeDot[] {
  const dot = (
    part: EyeDot['part'],
    away: number,
    around: number,
    brightness: number,
    radius = EYEBALL_RADIUS_MM,
  ): EyeDot => {
    const normal = [
      Math.sin(away) * Math.cos(around),
      Math.sin(away) * Math.sin(around),
      Math.cos(away),
    ] as const;
    const at = [
      side * EYE_CENTRE[0] + radius * normal[0],
      EYE_CENTRE[1] + radius * normal[1],
      EYE_CENTRE[2] + radius * normal[2],
    ] as const;
    return { at, normal, part, brightness };
  };
  const dots: EyeDot[] = [];
  for (let i = 0; i < WHITE_DOTS; i++) {
    const away = Math.acos(1 - ((i + 0.5) / WHITE_DOTS) * (1 - Math.cos(WHITE_EDGE)));
    if (away > IRIS_EDGE) dots.push(dot('white', away, i * GOLDEN_ANGLE, 0.3));
    else if (away < PUPIL_EDGE - 0.03) dots.push(dot('pupil', away, i * GOLDEN_ANGLE, 0));
  }
  for (let i = 0; i < 44; i++) dots.push(dot('iris', 0.485, (i / 44) * 2 * Math.PI, 0.85));
  for (let spoke = 0; spoke < 30; spoke++) {
    for (let ring = 0; ring < 3; ring++) {
      const around = ((spoke + 0.5 * (ring & 1) + 0.35 * random()) / 30) * 2 * Math.PI;
      dots.push(dot('iris', 0.29 + 0.066 * ring + 0.04 * random(), around, 0.5 + 0.35 * random()));
    }
  }
  for (let i = 0; i < 20; i++) dots.push(dot('iris', PUPIL_EDGE, (i / 20) * 2 * Math.PI, 0.85));
  for (let i = 0; i < 7; i++) {
    const x = -0.21 + (i === 0 ? 0 : 0.075 * Math.cos(i * 1.047));
    const y = 0.24 + (i === 0 ? 0 : 0.075 * Math.sin(i * 1.047));
    dots.push(dot('highlight', Math.asin(Math.hypot(x, y)), Math.atan2(y, x), 1.15, 12.9));
  }
  return dots.map((one) => ({ ...one, brightness: one.brightness * underLid(one) }));
}

/** The upper lid throws a shadow on the ball. */
function underLid({ at: [x, y], part }: EyeDot): number {
  if (part === 'highlight') return 1;
  const [upper] = lidEdges(Math.abs(x));
  return 0.45 + 0.55 * smoothstep(0, 3.5, upper - 1 - (y - 0.0053 * x));
}

function isBetweenLids({ at: [x, y] }: EyeDot): boolean {
  const [upper, lower] = lidEdges(Math.abs(x));
  const height = y - 0.0053 * x;
  // At rest the lid hangs a tenth lower than it was sculpted.
  return height < upper - 1.2 && height > lower + 0.3;
}
