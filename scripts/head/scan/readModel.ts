import { readFileSync } from 'node:fs';
import { ObjError, type ObjModel, parseObj } from '@/lib/head/model/obj';
import { CommandError } from '../CommandError';

/** Reads an OBJ file; throws {@link CommandError} with the file's name and, where there is one, the line. */
export function readModel(file: string): ObjModel {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(whyUnread(file, error));
  }
  try {
    return parseObj(text);
  } catch (error) {
    if (error instanceof ObjError) throw new CommandError(`${file}: ${error.message}`);
    throw error;
  }
}

function whyUnread(file: string, error: unknown): string {
  const code = typeof error === 'object' && error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'EISDIR') return `${file} is a folder, not a file.`;
  if (code === 'ERR_STRING_TOO_LONG' || code === 'ERR_FS_FILE_TOO_LARGE') {
    return `${file} is larger than half a gigabyte: simplify the model first.`;
  }
  return `${file} cannot be read.`;
}
