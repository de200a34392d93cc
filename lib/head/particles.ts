/** What a particle is; the vertex shader moves each kind differently. */
export const KIND = {
  skin: 0,
  /** Turns with the gaze. */
  eyeball: 1,
  upperTooth: 2,
  /** Goes with the jaw: lower teeth and tongue. */
  lowerTooth: 3,
  /** Stays put within the eye: the highlight and the corners. */
  eyeCorner: 4,
} as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

/** Particles as the graphics card takes them; index i of each belongs to particle i. */
export type Particles = {
  count: number;
  /** x, y, z in millimetres. */
  positions: Float32Array<ArrayBuffer>;
  /** x, y, z of unit length. */
  normals: Float32Array<ArrayBuffer>;
  /** Openness to light 0..1, hollow -1..1 ridge, density weight, hair 0..1. */
  surfaces: Float32Array<ArrayBuffer>;
  /** Side of the lip or lid (-1 below, 1 above, 0 neither), kind, seed 0..1. */
  roles: Float32Array<ArrayBuffer>;
};

export type Particle = {
  position: readonly [number, number, number];
  normal: readonly [number, number, number];
  openness: number;
  ridge: number;
  weight: number;
  hair: number;
  side: number;
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
export function writeParticle(into: Particles, index: number, particle: Particle): void {
  into.positions.set(particle.position, 3 * index);
  into.normals.set(particle.normal, 3 * index);
  into.surfaces.set([particle.openness, particle.ridge, particle.weight, particle.hair], 4 * index);
  into.roles.set([particle.side, particle.kind, particle.seed], 3 * index);
}
