import type { TriangleMesh } from '../mesh/surface';

/** Vertices that lie in one place become one; triangles without area go. */
export function weld(mesh: TriangleMesh): TriangleMesh & { readonly welded: Uint32Array } {
  const { positions, triangles } = mesh;
  const count = positions.length / 3;
  // Open addressing over the bits of the coordinates: a Map of strings would take a gigabyte.
  const bits = new Uint32Array(positions.buffer, positions.byteOffset, positions.length);
  let slots = 2;
  while (slots < 2 * count) slots *= 2;
  const table = new Int32Array(slots).fill(-1);
  const welded = new Uint32Array(count);
  const kept = new Float32Array(positions.length);
  let keptCount = 0;
  for (let i = 0; i < count; i++) {
    let hash = Math.imul(bits[3 * i]!, 73856093);
    hash ^= Math.imul(bits[3 * i + 1]!, 19349663) ^ Math.imul(bits[3 * i + 2]!, 83492791);
    let slot = (hash ^ (hash >>> 15)) & (slots - 1);
    for (;;) {
      const other = table[slot]!;
      if (other === -1) {
        table[slot] = keptCount;
        kept.set(positions.subarray(3 * i, 3 * i + 3), 3 * keptCount);
        welded[i] = keptCount++;
        break;
      }
      const isSame = [0, 1, 2].every((axis) => kept[3 * other + axis] === positions[3 * i + axis]);
      if (isSame) {
        welded[i] = other;
        break;
      }
      slot = (slot + 1) & (slots - 1);
    }
  }
  const next = new Uint32Array(triangles.length);
  let length = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = welded[triangles[t]!]!;
    const b = welded[triangles[t + 1]!]!;
    const c = welded[triangles[t + 2]!]!;
    if (a === b || b === c || c === a) continue;
    next[length] = a;
    next[length + 1] = b;
    next[length + 2] = c;
    length += 3;
  }
  return { positions: kept.slice(0, 3 * keptCount), triangles: next.slice(0, length), welded };
}
