import { mix } from '@/lib/math/scalar';
import { browCover } from './anatomy/brows';
import { underEye } from './anatomy/eyes';
import { hairAt } from './anatomy/hair';
import { lipCover } from './anatomy/mouth';
import { bustEnd } from './anatomy/neck';
import { headField } from './field';
import { curvatureOf } from './mesh/curvature';
import { headGrid } from './mesh/grid';
import { keepVertices } from './mesh/keep';
import { openness } from './mesh/occlusion';
import { projectOnto } from './mesh/project';
import type { Surface } from './mesh/surface';
import { surfaceNets } from './mesh/surfaceNets';
import type { Progress } from './progress';
import { headDensity } from './sampling/density';

/** Cell of the grid on the face: fine enough that no lid or lip shows a step. */
export const FACE_CELL_MM = 1.2;

/** What materials keep of the light that reaches them; skin keeps all. */
const HAIR_TONE = 0.82;
const BROW_TONE = 0.55;
const LIP_TONE = 0.74;
/** How much of the shadow under the eyes is lit away: it would make them tired. */
const UNDER_EYE_FILL = 0.45;
/** Hair lets light through to its roots: without it a dark band lies along the hairline. */
const HAIR_FILL = 0.5;

/** Meshes the head and works out what particles need to know about its surface. */
export function sculpt(cellMm: number, progress: Progress): Surface {
  const raw = surfaceNets(headField, headGrid(cellMm));
  progress(`${raw.evaluations} distances, ${raw.triangles.length / 3} triangles`);
  const mesh = keepVertices(raw, (x, y, z) => bustEnd(x, y, z) < 0);
  const normals = projectOnto(headField, mesh.positions, Math.min(0.5, cellMm * 0.4), 2);
  progress(`${mesh.positions.length / 3} vertices on the surface`);
  const open = openness(headField, mesh.positions, normals);
  const curvature = curvatureOf(mesh, normals, 3);
  progress('light and curvature');

  const count = mesh.positions.length / 3;
  const light = new Float32Array(count);
  const density = new Float32Array(count);
  const hair = new Float32Array(count);
  for (let vertex = 0; vertex < count; vertex++) {
    const x = mesh.positions[3 * vertex]!;
    const y = mesh.positions[3 * vertex + 1]!;
    const z = mesh.positions[3 * vertex + 2]!;
    const scalp = hairAt(x, y, z).cover;
    const brow = browCover(Math.abs(x), y, z);
    hair[vertex] = Math.max(scalp, brow);
    const fill = Math.max(UNDER_EYE_FILL * underEye(Math.abs(x), y, z), HAIR_FILL * scalp);
    light[vertex] =
      mix(open[vertex]!, 1, fill) *
      (1 - (1 - HAIR_TONE) * scalp) *
      (1 - (1 - BROW_TONE) * brow) *
      (1 - (1 - LIP_TONE) * lipCover(Math.abs(x), y, z));
    density[vertex] = headDensity(x, y, z, curvature[vertex]!);
  }
  return { ...mesh, normals, light, curvature, density, hair };
}
