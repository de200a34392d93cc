import { create } from 'qrcode';
import { site } from '@/content/site';
import { CodedError } from './CodedError';

/*
 * The only use of the `qrcode` library. It works out which modules are dark (ISO/IEC 18004). Its own
 * renderers draw plain squares alone; rounded modules, which look like the points that everything
 * else here is drawn in, are one list of squares for the canvas, the PNG and the SVG alike.
 */

/** Dark on light in both themes, as readers expect. */
const FOREGROUND = site.palette.dark.ground;
const BACKGROUND = site.palette.light.raised;

/** The empty margin that the standard asks for, in modules. */
const QUIET_ZONE_MODULES = 4;

/** A module's drawn side: a little less than one, so that neighbours are told apart by eye and still joined by a reader. */
const MODULE_SIDE = 0.96;
const MODULE_RADIUS = 0.3;

/** The three corner marks: frames of seven modules, drawn whole. */
const FINDER_MODULES = 7;

export type QrErrorCode = 'empty' | 'too-long' | 'failed';

const SENTENCES: Record<QrErrorCode, string> = {
  empty: 'There is nothing to put into a QR code: give it some text.',
  'too-long': 'This is too long for a QR code, which holds 2,953 bytes at most: shorten it.',
  failed: 'The QR code could not be made: try again.',
};

/** Why a text has no QR code: a code for programs, a sentence for people. */
export class QrError extends CodedError<QrErrorCode> {
  override name = 'QrError';

  constructor(code: QrErrorCode, options?: ErrorOptions) {
    super(code, SENTENCES[code], options);
  }
}

/** A rounded square in modules from the top left corner, quiet zone included. */
interface RoundedSquare {
  x: number;
  y: number;
  side: number;
  radius: number;
}

/** What is to be drawn for a text; overlapping squares cut holes (even-odd). */
interface QrDrawing {
  /** The whole side in modules, quiet zone included. */
  modules: number;
  squares: RoundedSquare[];
}

/** Just what is drawn with; an HTML canvas, an OffscreenCanvas and a test's double all have it. */
export interface QrCanvas {
  width: number;
  height: number;
  getContext(kind: '2d'): QrContext | null;
}

/** The part of a 2D context that a code needs. */
export interface QrContext {
  fillStyle: unknown;
  fillRect(x: number, y: number, width: number, height: number): void;
  beginPath(): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fill(rule: 'evenodd'): void;
}

/** A canvas that can give its picture away. */
export interface QrPngCanvas extends QrCanvas {
  toDataURL(type: string): string;
}

/**
 * The modules of a text, with the second level of error correction, or with the first where the
 * text is too long for that.
 */
function encode(text: string): { size: number; isDark: (row: number, column: number) => boolean } {
  if (text === '') throw new QrError('empty');
  let cause: unknown;
  for (const errorCorrectionLevel of ['M', 'L'] as const) {
    try {
      const { modules } = create(text, { errorCorrectionLevel });
      return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
    } catch (error) {
      cause = error;
    }
  }
  const tooLong = cause instanceof Error && /too big/i.test(cause.message);
  throw new QrError(tooLong ? 'too-long' : 'failed', { cause });
}

function finder(column: number, row: number): RoundedSquare[] {
  const at = (inset: number, radius: number): RoundedSquare => ({
    x: QUIET_ZONE_MODULES + column + inset,
    y: QUIET_ZONE_MODULES + row + inset,
    side: FINDER_MODULES - 2 * inset,
    radius,
  });
  return [at(0, 0.5), at(1, 0.2), at(2, 0.3)];
}

/** Lays a text out as rounded squares. */
function drawing(text: string): QrDrawing {
  const { size, isDark } = encode(text);
  const lastFinder = size - FINDER_MODULES;
  const isFinder = (row: number, column: number): boolean =>
    (row < FINDER_MODULES && (column < FINDER_MODULES || column >= lastFinder)) ||
    (row >= lastFinder && column < FINDER_MODULES);
  const inset = (1 - MODULE_SIDE) / 2;

  const squares = [...finder(0, 0), ...finder(lastFinder, 0), ...finder(0, lastFinder)];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column) || isFinder(row, column)) continue;
      squares.push({
        x: QUIET_ZONE_MODULES + column + inset,
        y: QUIET_ZONE_MODULES + row + inset,
        side: MODULE_SIDE,
        radius: MODULE_RADIUS,
      });
    }
  }
  return { modules: size + 2 * QUIET_ZONE_MODULES, squares };
}

/**
 * Draws a text's code over the whole of a canvas, which becomes a square of the nearest whole
 * number of pixels a module to `sidePx`, and never less than one.
 *
 * @returns the canvas's side in pixels
 * @throws QrError when the text is empty or too long, or the canvas cannot be drawn on
 */
export function drawQr(canvas: QrCanvas, text: string, sidePx: number): number {
  const { modules, squares } = drawing(text);
  const scale = Math.max(1, Math.round(sidePx / modules));
  canvas.width = modules * scale;
  canvas.height = modules * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new QrError('failed');

  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = FOREGROUND;
  context.beginPath();
  for (const { x, y, side, radius } of squares) {
    context.roundRect(x * scale, y * scale, side * scale, side * scale, radius * scale);
  }
  context.fill('evenodd');
  return canvas.width;
}

/**
 * A text's code as a PNG data URL, drawn on the canvas given (which is left with it).
 *
 * @throws QrError as `drawQr` does
 */
export function qrPngDataUrl(canvas: QrPngCanvas, text: string, sidePx: number): string {
  drawQr(canvas, text, sidePx);
  return canvas.toDataURL('image/png');
}

/** A number as short as SVG allows at a thousandth of a module. */
function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function squarePath({ x, y, side, radius }: RoundedSquare): string {
  const edge = short(side - 2 * radius);
  const r = short(radius);
  const corner = (dx: string, dy: string): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return [
    `M${short(x + radius)} ${short(y)}h${edge}`,
    `${corner(r, r)}v${edge}`,
    `${corner(`-${r}`, r)}h-${edge}`,
    `${corner(`-${r}`, `-${r}`)}v-${edge}`,
    `${corner(r, `-${r}`)}z`,
  ].join('');
}

/**
 * A text's code as SVG markup that scales to any size.
 *
 * @throws QrError when the text is empty or too long
 */
export function qrSvg(text: string): string {
  const { modules, squares } = drawing(text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} ${modules}" width="${modules * 8}" height="${modules * 8}">`,
    `<rect width="${modules}" height="${modules}" fill="${BACKGROUND}"/>`,
    `<path fill="${FOREGROUND}" fill-rule="evenodd" d="${squares.map(squarePath).join('')}"/>`,
    '</svg>',
  ].join('');
}
