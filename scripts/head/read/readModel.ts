import { readFileSync } from 'node:fs';
import { ObjError, type ObjModel, parseObj } from '@/lib/head/model/obj';
import { CommandError } from '../CommandError';
import { formatOf } from './formats';
import { readPly, readStl } from './readGeometry';
import { readGlb } from './readGlb';

/**
 * Reads an OBJ, PLY, STL or GLB file, whatever it is called.
 *
 * @throws CommandError with the file's name, and with the line where there is one
 */
export async function readModel(file: string): Promise<ObjModel> {
  const bytes = bytesOf(file);
  const format = formatOf(bytes, file);
  try {
    if (format === 'glb') return await readGlb(bytes);
    if (format === 'ply') return readPly(bytes);
    if (format === 'stl') return readStl(bytes);
    return parseObj(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof ObjError || error instanceof CommandError) {
      throw new CommandError(`${file}: ${error.message}`);
    }
    const isTooLong = (error as { code?: unknown }).code === 'ERR_STRING_TOO_LONG';
    throw new CommandError(
      isTooLong
        ? `${file} is larger than half a gigabyte: simplify the model first.`
        : `${file} cannot be read as ${format.toUpperCase()}: it is cut short, or is something else.`,
    );
  }
}

/** The file's bytes in a buffer of their own, which the loaders take. */
function bytesOf(file: string): ArrayBuffer {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new CommandError(whyUnread(file, error));
  }
  const own = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(own).set(bytes);
  return own;
}

function whyUnread(file: string, error: unknown): string {
  const code = typeof error === 'object' && error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'EISDIR') return `${file} is a folder, not a file.`;
  if (code === 'ERR_FS_FILE_TOO_LARGE') {
    return `${file} is larger than two gigabytes: simplify the model first.`;
  }
  return `${file} cannot be read.`;
}
