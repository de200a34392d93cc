/*
 * Springs along the edges, in plain JavaScript; see wasm/engine/springs.ts and load.ts.
 */

/** @returns what pulls the ends of all edges towards the rest length, by changing velocities */
export function createSprings(
  nodeCount: number,
  edges: Uint32Array,
  restLength: number,
): (places: Float32Array, velocities: Float32Array, alpha: number) => void {
  const springs = stiffen(nodeCount, edges);
  return (places, velocities, alpha) => {
    for (let edge = 0; edge < edges.length >> 1; edge++) {
      const a = edges[edge * 2]! * 3;
      const b = edges[edge * 2 + 1]! * 3;
      const x = places[b]! + velocities[b]! - places[a]! - velocities[a]!;
      const y = places[b + 1]! + velocities[b + 1]! - places[a + 1]! - velocities[a + 1]!;
      const z = places[b + 2]! + velocities[b + 2]! - places[a + 2]! - velocities[a + 2]!;
      const long = Math.sqrt(x * x + y * y + z * z + 1e-12);
      const s = ((long - restLength) / long) * alpha;
      const atSource = s * springs[edge * 2]!;
      const atTarget = s * springs[edge * 2 + 1]!;
      velocities[a] = velocities[a]! + x * atSource;
      velocities[a + 1] = velocities[a + 1]! + y * atSource;
      velocities[a + 2] = velocities[a + 2]! + z * atSource;
      velocities[b] = velocities[b]! - x * atTarget;
      velocities[b + 1] = velocities[b + 1]! - y * atTarget;
      velocities[b + 2] = velocities[b + 2]! - z * atTarget;
    }
  };
}

/** How far each end of an edge is moved; see wasm/engine/load.ts. */
function stiffen(nodeCount: number, edges: Uint32Array): Float32Array {
  const degrees = new Uint32Array(nodeCount);
  for (let i = 0; i < edges.length; i += 2) {
    if (edges[i] === edges[i + 1]) continue;
    degrees[edges[i]!]!++;
    degrees[edges[i + 1]!]!++;
  }
  const springs = new Float32Array(edges.length);
  for (let i = 0; i < edges.length; i += 2) {
    if (edges[i] === edges[i + 1]) continue;
    const [a, b] = [degrees[edges[i]!]!, degrees[edges[i + 1]!]!];
    const strength = 1 / Math.min(a, b);
    springs[i] = (strength * b) / (a + b);
    springs[i + 1] = (strength * a) / (a + b);
  }
  return springs;
}
