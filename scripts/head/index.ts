import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

import { LANDMARKS } from './anatomy/landmarks';
import { readCommand } from './command';
import { writePreviews } from './picture/preview';
import { placeOnHead } from './place/place';
import { printedProgress } from './progress';
import { FACE_CELL_MM, sculpt } from './sculpt';
import { objText } from './write/objText';

const command = readCommand(process.argv.slice(2));
const progress = printedProgress(console.log);
const surface = sculpt(FACE_CELL_MM, progress);
const particles = placeOnHead(surface, command.particles);
progress(`${particles.count} particles placed`);
const text = objText(particles, LANDMARKS);
writeFileSync(command.out, text);
progress(
  `${command.out}: ${kilobytes(Buffer.byteLength(text))}, ${kilobytes(compressed(text))} with brotli`,
);
if (command.preview) {
  const files = writePreviews(command.preview, surface, particles, true);
  progress(files.join(', '));
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} KB`;
}

function compressed(content: string): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotliCompressSync(content, { params }).length;
}
