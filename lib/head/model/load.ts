import { type Cloud, type CloudOptions, makeCloud } from './cloud';
import { parseObj } from './obj';

/**
 * Fetches an OBJ and makes particles of it. Throws what fetch throws, an Error that names the
 * status when the answer is not 2xx, or the parser's ObjError with its line.
 */
export async function loadCloud(url: string, options: CloudOptions): Promise<Cloud> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The model answered with status ${response.status}.`);
  return makeCloud(parseObj(await response.text()), options);
}

/** The cloud's buffers, to be moved from a worker instead of copied. */
export function buffersOf({ particles }: Cloud): ArrayBuffer[] {
  return [
    particles.positions.buffer,
    particles.normals.buffer,
    particles.surfaces.buffer,
    particles.roles.buffer,
  ];
}
