import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { RasterCanvas } from '@/__tests__/fixtures/raster-canvas';
import { site } from '@/content/site';
import { drawQr, QrError, qrPngDataUrl, qrSvg } from '@/lib/qr';

const ADDRESS = 'https://dave.example/wasm-graphophile/?from=a%20friend';

function read(canvas: RasterCanvas): string | undefined {
  return jsQR(canvas.pixels, canvas.width, canvas.height)?.data;
}

/** Paints an SVG's rounded squares from its path data alone. */
function paintSvg(markup: string, scale: number): RasterCanvas {
  const modules = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1]);
  const canvas = new RasterCanvas();
  canvas.width = canvas.height = modules * scale;
  const context = canvas.getContext();
  context.fillStyle = /<rect [^>]*fill="(#\w{6})"/.exec(markup)?.[1];
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = /<path fill="(#\w{6})"/.exec(markup)?.[1];
  context.beginPath();
  for (const [, startX, top, edge, radius] of markup.matchAll(
    /M([\d.]+) ([\d.]+)h([\d.]+)a([\d.]+)/g,
  )) {
    const r = Number(radius);
    const side = Number(edge) + 2 * r;
    const left = Number(startX) - r;
    context.roundRect(left * scale, Number(top) * scale, side * scale, side * scale, r * scale);
  }
  context.fill('evenodd');
  return canvas;
}

describe('a QR code can be generated to a canvas, a data URL or vector markup', () => {
  test.each([
    ['an address', ADDRESS],
    ['a text of several scripts', 'Dave · Дейв · 戴夫 · 👋🏽'],
    ['several lines', 'BEGIN:VCARD\r\nFN:Dave\r\nEND:VCARD\r\n'],
    ['a single character', '1'],
  ])('what is drawn on a canvas reads as the text: %s', (_name, text) => {
    const canvas = new RasterCanvas();
    drawQr(canvas, text, 640);
    expect(read(canvas)).toBe(text);
  });

  test('the data URL is a PNG that reads as the text', () => {
    const url = qrPngDataUrl(new RasterCanvas(), ADDRESS, 330);
    const base64 = url.replace('data:image/png;base64,', '');
    const { data, width, height } = PNG.sync.read(Buffer.from(base64, 'base64'));
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
    expect(jsQR(pixels, width, height)?.data).toBe(ADDRESS);
  });

  test('the vector markup reads as the text', () => {
    expect(read(paintSvg(qrSvg(ADDRESS), 12))).toBe(ADDRESS);
  });
});

describe('the drawing', () => {
  test('keeps a quiet zone of four modules of paper on every side', () => {
    const canvas = new RasterCanvas();
    const side = drawQr(canvas, '1', 290);
    const modulePx = side / 29;
    const isInk = (x: number, y: number) => (canvas.pixels[(y * side + x) * 4] ?? 0) < 128;
    const ink = { left: side, top: side, right: 0, bottom: 0 };
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        if (!isInk(x, y)) continue;
        ink.left = Math.min(ink.left, x);
        ink.top = Math.min(ink.top, y);
        ink.right = Math.max(ink.right, x + 1);
        ink.bottom = Math.max(ink.bottom, y + 1);
      }
    }
    const quiet = 4 * modulePx;
    expect(ink).toEqual({ left: quiet, top: quiet, right: side - quiet, bottom: side - quiet });
  });

  test('is dark ink on light paper', () => {
    const canvas = new RasterCanvas();
    drawQr(canvas, ADDRESS, 640);
    expect([...canvas.pixels.slice(0, 4)]).toEqual([0xf7, 0xf8, 0xf9, 255]);
    expect(qrSvg(ADDRESS)).toContain(`fill="${site.palette.dark.ground}"`);
  });

  test('gives every module the same whole number of pixels', () => {
    const canvas = new RasterCanvas();
    expect(drawQr(canvas, '1', 300)).toBe(290);
    expect(canvas).toMatchObject({ width: 290, height: 290 });
    expect(drawQr(canvas, '1', 3)).toBe(29);
  });
});

describe('errors of the generation', () => {
  const codeOf = (run: () => unknown): unknown => {
    try {
      run();
    } catch (error) {
      return error instanceof QrError ? [error.code, error.message] : error;
    }
    return undefined;
  };

  test('a text that is too long is refused with a sentence that says what to do', () => {
    expect(codeOf(() => qrSvg('a'.repeat(2954)))).toEqual([
      'too-long',
      'This is too long for a QR code, which holds 2,953 bytes at most: shorten it.',
    ]);
  });

  test('a text that fits only with less error correction still gets its code', () => {
    expect(qrSvg('a'.repeat(2953))).toContain('<svg');
  });

  test('nothing is refused too', () => {
    expect(codeOf(() => qrSvg(''))).toEqual(['empty', expect.stringContaining('nothing')]);
  });

  test('a canvas that cannot be drawn on is an error, not a blank picture', () => {
    const canvas = { width: 0, height: 0, getContext: () => null };
    expect(codeOf(() => drawQr(canvas, ADDRESS, 100))).toEqual(['failed', expect.any(String)]);
  });
});
