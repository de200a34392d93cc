import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { LANDMARKS } from './anatomy/landmarks';
import { type Command, readCommand, refuseIncomplete, USAGE } from './command';
import { CommandError } from './CommandError';
import { LANDMARK_NAMES, type Landmarks } from './landmarks';
import { writeAxes } from './picture/axes';
import { openPictureBrowser } from './picture/browser';
import { writePreviews, writeStills } from './picture/write';
import { nameOf } from './pose/pose';
import { printedProgress, type Progress } from './progress';
import { readModel } from './read/readModel';
import type { Particles } from './sampling/particles';
import { sampleHead } from './sampling/sampleSurface';
import { poseInPicture } from './scan/alignment';
import { givenLandmarks, scanHead } from './scan/scanHead';
import { FACE_CELL_MM, sculpt } from './sculpt';
import { objText } from './write/objText';

/** `npm run head`: writes public/me.obj, from our own anatomy or from an owner's model. */
async function run(words: readonly string[]): Promise<void> {
  if (words.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const command = readCommand(words);
  const progress = printedProgress(console.log);
  const head =
    command.scan === null
      ? ourHead(command, progress)
      : await ownersHead(command.scan, command, progress);

  const text = objText(head.particles, head.landmarks);
  writeFileSync(command.out, text);
  progress(`${command.out}: ${sizeOf(text)}`);
  if (command.preview || command.still) await drawPictures(text, command, head, progress);
}

/** What a model file is written from. */
type MadeHead = { particles: Particles; landmarks: Landmarks };

async function drawPictures(
  model: string,
  { preview, still }: Command,
  { landmarks }: MadeHead,
  progress: Progress,
): Promise<void> {
  const browser = await openPictureBrowser(model);
  try {
    if (preview) progress((await writePreviews(preview, browser, landmarks)).join(', '));
    if (still) progress((await writeStills(still, browser)).join(', '));
  } finally {
    await browser.close();
  }
}

function ourHead(command: Command, progress: Progress): MadeHead {
  const surface = sculpt(FACE_CELL_MM, progress);
  const particles = sampleHead(surface, command.particles);
  progress(`${particles.count} particles placed`);
  return { particles, landmarks: LANDMARKS };
}

/** Where the picture goes that landmarks are read from, when no folder is named. */
const PREVIEWS = 'previews';

async function ownersHead(file: string, command: Command, progress: Progress): Promise<MadeHead> {
  const model = await readModel(file);
  const count = (length: number) => length.toLocaleString('en-GB');
  const triangles = count(model.triangles.length / 3);
  progress(`${file}: ${count(model.positions.length / 3)} vertices, ${triangles} triangles`);
  const landmarks = givenLandmarks(model, command);
  const isIncomplete = landmarks.size < LANDMARK_NAMES.length;
  if (command.wantsLandmarks && isIncomplete && triangles !== '0') {
    const { pose, why } = poseInPicture(model, command);
    progress(`up is ${nameOf(pose.up)}, ${why}; the face looks along ${nameOf(pose.front)}`);
    const picture = await writeAxes(command.preview ?? PREVIEWS, model, pose);
    progress(`${picture}: across and up on the left, forward and up on the right`);
    refuseIncomplete(landmarks, picture);
  }
  return scanHead(model, command, progress);
}

function sizeOf(text: string): string {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;
  return `${kilobytes(Buffer.byteLength(text))}, ${kilobytes(brotliCompressSync(text, { params }).length)} with brotli`;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 1;
});
