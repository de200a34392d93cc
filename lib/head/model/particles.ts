/** Radius of a particle of middling brightness where 24,000 of them are drawn. */
export const PARTICLE_RADIUS_MM = 0.771;

/** What a particle is; the vertex shader moves each kind differently. */
export const KIND = {
  skin: 0,
  /** These five turn with the gaze. */
  eyeWhite: 1,
  upperTooth: 2,
  /** Goes with the jaw. */
  lowerTooth: 3,
  /** The corners of a model's own eyes, which stay put. */
  eyeCorner: 4,
  iris: 5,
  /** Dark on the dark page, ink on the light one. */
  pupil: 6,
  /** On the ball behind the iris: seen only as the skin of a closing lid. */
  underIris: 7,
  /** Stays where the lamp is, whatever the eye does. */
  highlight: 8,
  /** Goes with the jaw; its tip goes up and out. */
  tongue: 9,
  /** The dark between the rows of teeth: ink on the light page, nothing on the dark one. */
  cavity: 10,
} as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

/** Particles as the graphics card takes them; index i of each belongs to particle i. */
export type Particles = {
  count: number;
  /** x, y, z in millimetres. */
  positions: Float32Array<ArrayBuffer>;
  /** x, y, z of unit length. */
  normals: Float32Array<ArrayBuffer>;
  /**
   * Openness to light 0..1 of skin, or brightness of eyes and teeth; hollow -1..1 ridge; density
   * weight; hair 0..1.
   */
  surfaces: Float32Array<ArrayBuffer>;
  /** Side of the lip or lid (-1 below, 1 above, 0 neither), kind, seed 0..1. */
  roles: Float32Array<ArrayBuffer>;
};

/** A particle of an eye or a tooth, which no model has: they are made. */
export type FeatureParticle = {
  position: readonly [number, number, number];
  normal: readonly [number, number, number];
  brightness: number;
  weight: number;
  side: -1 | 0 | 1;
  kind: Kind;
  seed: number;
};

/** Room for `count` particles, all zero. */
export function emptyParticles(count: number): Particles {
  return {
    count,
    positions: new Float32Array(3 * count),
    normals: new Float32Array(3 * count),
    surfaces: new Float32Array(4 * count),
    roles: new Float32Array(3 * count),
  };
}

/** Writes one particle at `index`. */
export function writeFeature(into: Particles, index: number, particle: FeatureParticle): void {
  into.positions.set(particle.position, 3 * index);
  into.normals.set(particle.normal, 3 * index);
  into.surfaces.set([particle.brightness, 0, particle.weight, 0], 4 * index);
  into.roles.set([particle.side, particle.kind, particle.seed], 3 * index);
}
