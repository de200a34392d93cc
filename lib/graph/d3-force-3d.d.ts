/** The part of d3-force-3d that the race and the benchmark use; the package carries no types. */
declare module 'd3-force-3d' {
  export interface Place {
    x: number;
    y: number;
    z: number;
    vx?: number;
    vy?: number;
    vz?: number;
  }
  export interface Link {
    source: number;
    target: number;
  }
  interface ManyBody {
    (alpha: number): void;
    theta(theta: number): ManyBody;
    strength(strength: number): ManyBody;
    initialize(nodes: Place[], random: () => number, dimensions: number): void;
  }
  export interface Simulation {
    stop(): Simulation;
    alpha(alpha: number): Simulation;
    alphaDecay(decay: number): Simulation;
    force(name: string, force: unknown): Simulation;
    tick(): Simulation;
  }
  export function forceSimulation(nodes: Place[], dimensions: number): Simulation;
  export function forceLink(links: Link[]): unknown;
  export function forceManyBody(): ManyBody;
}
