import { CommandError } from '../CommandError';

export type Format = 'glb' | 'ply' | 'stl' | 'obj';

/** How a binary STL is laid out: a heading, a count, and so many bytes a triangle. */
const STL_HEADING_BYTES = 84;
const STL_TRIANGLE_BYTES = 50;

/** What people also have of a scan, and that no loader here reads. */
const OTHERS: readonly (readonly [beginning: string, name: string])[] = [
  ['Kaydara FBX', 'FBX'],
  ['PK', 'packed (USDZ, 3MF or ZIP)'],
  ['BLENDER', 'a Blender file'],
  ['#usda', 'USD'],
  ['PXR-USDC', 'USD'],
];

/**
 * Tells a model's format by what stands in the file, and only for STL by its name too.
 *
 * @throws CommandError for formats that are known and not read
 */
export function formatOf(bytes: ArrayBuffer, file: string): Format {
  const opening = new TextDecoder('latin1').decode(bytes.slice(0, 400));
  const other = OTHERS.find(([beginning]) => opening.startsWith(beginning));
  if (other) {
    throw new CommandError(`${file} is ${other[1]}: export it as GLB, OBJ, PLY or STL.`);
  }
  if (opening.startsWith('glTF')) return 'glb';
  if (/^ply\s/.test(opening)) return 'ply';
  if (/^\s*\{/.test(opening)) {
    throw new CommandError(`${file} is a glTF with its parts beside it: export it as one GLB.`);
  }
  if (/^solid\s[\s\S]*facet/.test(opening) || isBinaryStl(bytes)) return 'stl';
  return /\.stl$/i.test(file) ? 'stl' : 'obj';
}

function isBinaryStl(bytes: ArrayBuffer): boolean {
  if (bytes.byteLength < STL_HEADING_BYTES) return false;
  const count = new DataView(bytes).getUint32(80, true);
  return count > 0 && bytes.byteLength === STL_HEADING_BYTES + STL_TRIANGLE_BYTES * count;
}
