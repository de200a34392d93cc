import type { Particles } from '../sampling/particles';
import type { Voxels } from './voxels';

/** Gives each particle the light that reaches it past what stands around it. */
export function shade({ count, positions, normals, light }: Particles, voxels: Voxels): void {
  for (let i = 0; i < 3 * count; i += 3) {
    light[i / 3] = voxels.openness(
      positions[i]!,
      positions[i + 1]!,
      positions[i + 2]!,
      normals[i]!,
      normals[i + 1]!,
      normals[i + 2]!,
    );
  }
}
