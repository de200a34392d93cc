import { clamp, mix } from '@/lib/math/scalar';
import { through } from './curve';

/** Half of a horizontal contour, from the midline in front over the side to the midline behind: [x, z]. */
export type HalfContour = readonly (readonly [x: number, z: number])[];

/** A horizontal section: its height and, for each whole degree from front (0) to back (180), its radius. */
export type Section = { readonly y: number; readonly radii: readonly number[] };

const DEGREES = 181;
/** Blurring the table this much removes the bands of light that the knots of splines leave. */
const BLUR_SIGMA = 2.6;

/** Radii of a contour drawn by hand; the mirror image continues it, so that it crosses the midline level. */
export function sectionOf(y: number, contour: HalfContour): Section {
  const polar = contour.map(
    ([x, z]) => [(Math.atan2(x, z) * 180) / Math.PI, Math.hypot(x, z)] as const,
  );
  const second = polar[1]!;
  const last = polar[polar.length - 2]!;
  const radius = through([[-second[0], second[1]], ...polar, [360 - last[0], last[1]]]);
  return { y, radii: Array.from({ length: DEGREES }, (_, degree) => radius(degree)) };
}

/** Radii of a solid that is known by its distance, cut at a height. */
export function sectionOfField(
  y: number,
  field: (x: number, y: number, z: number) => number,
): Section {
  const radii = Array.from({ length: DEGREES }, (_, degree) => {
    const angle = (degree * Math.PI) / 180;
    let inside = 0;
    let outside = 200;
    for (let halving = 0; halving < 40; halving++) {
      const middle = (inside + outside) / 2;
      if (field(middle * Math.sin(angle), y, middle * Math.cos(angle)) < 0) inside = middle;
      else outside = middle;
    }
    return inside;
  });
  return { y, radii };
}

/**
 * A smooth skin over sections at rising heights, as a table of radii: one row a millimetre of
 * height, one column a degree.
 */
export class PolarLoft {
  private readonly table: Float32Array;
  private readonly rows: number;
  private readonly lowest: number;

  constructor(sections: readonly Section[]) {
    this.lowest = sections[0]!.y;
    this.rows = sections[sections.length - 1]!.y - this.lowest + 1;
    this.table = new Float32Array(DEGREES * this.rows);
    for (let degree = 0; degree < DEGREES; degree++) {
      const radius = through(sections.map(({ y, radii }) => [y, radii[degree]!]));
      for (let row = 0; row < this.rows; row++) {
        this.table[row * DEGREES + degree] = radius(this.lowest + row);
      }
    }
    this.blurAroundHead();
    this.blurUpAndDown();
  }

  /** Radius at an angle from the front in degrees (0..180) and a height. */
  radius(degree: number, y: number): number {
    const column = clamp(degree, 0, DEGREES - 1.001);
    const row = clamp(y - this.lowest, 0, this.rows - 1.001);
    const i = Math.floor(column);
    const j = Math.floor(row);
    const at = j * DEGREES + i;
    const u = column - i;
    return mix(
      mix(this.table[at]!, this.table[at + 1]!, u),
      mix(this.table[at + DEGREES]!, this.table[at + DEGREES + 1]!, u),
      row - j,
    );
  }

  /** Distance (near the skin) from a point with x >= 0 to the loft, raised there by `relief`. */
  distance(x: number, y: number, z: number, relief: number): number {
    const fromAxis = Math.sqrt(x * x + z * z) + 1e-6;
    const degree = (Math.atan2(x, z) * 180) / Math.PI;
    const radius = this.radius(degree, y);
    const fourDegrees = (4 * Math.PI) / 180;
    const slopeAround =
      (this.radius(degree + 2, y) - this.radius(degree - 2, y)) /
      (fourDegrees * Math.max(fromAxis, 20));
    const slopeUp = (this.radius(degree, y + 2) - this.radius(degree, y - 2)) / 4;
    const stretch = Math.sqrt(1 + slopeAround * slopeAround + Math.min(4, slopeUp * slopeUp));
    return (fromAxis - radius - relief) / stretch;
  }

  private blurAroundHead(): void {
    for (let row = 0; row < this.rows; row++) {
      const line = this.table.subarray(row * DEGREES, (row + 1) * DEGREES);
      line.set(
        blurred(DEGREES, (at) => {
          const mirrored = Math.abs(at);
          return line[mirrored > 180 ? 360 - mirrored : mirrored]!;
        }),
      );
    }
  }

  private blurUpAndDown(): void {
    const top = this.rows - 1;
    for (let degree = 0; degree < DEGREES; degree++) {
      const value = (row: number) => this.table[row * DEGREES + degree]!;
      // The cranium goes on closing above the table: its slope is carried on.
      const slope = (value(top) - value(top - 2)) / 2;
      const column = blurred(this.rows, (row) =>
        row > top ? value(top) + (row - top) * slope : value(Math.max(0, row)),
      );
      for (let row = 0; row < this.rows; row++) this.table[row * DEGREES + degree] = column[row]!;
    }
  }
}

function blurred(count: number, value: (at: number) => number): Float32Array {
  const reach = Math.ceil(BLUR_SIGMA * 3);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * BLUR_SIGMA ** 2)),
  );
  const total = kernel.reduce((sum, share) => sum + share);
  return Float32Array.from(
    { length: count },
    (_, at) => kernel.reduce((sum, share, i) => sum + share * value(at + i - reach), 0) / total,
  );
}
