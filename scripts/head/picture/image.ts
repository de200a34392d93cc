import { PNG } from 'pngjs';

/** Four bytes a pixel: red, green, blue, opacity. */
export type Image = { readonly width: number; readonly height: number; readonly data: Uint8Array };

export function blankImage(width: number, height: number): Image {
  return { width, height, data: new Uint8Array(4 * width * height) };
}

/** Pictures of one height side by side. */
export function besides(images: readonly Image[]): Image {
  const height = Math.max(...images.map((image) => image.height));
  const sheet = blankImage(
    images.reduce((sum, image) => sum + image.width, 0),
    height,
  );
  let left = 0;
  for (const image of images) {
    for (let y = 0; y < image.height; y++) {
      const row = image.data.subarray(4 * y * image.width, 4 * (y + 1) * image.width);
      sheet.data.set(row, 4 * (y * sheet.width + left));
    }
    left += image.width;
  }
  return sheet;
}

export function pngOf(image: Image): Buffer {
  const png = new PNG({ width: image.width, height: image.height });
  png.data = Buffer.from(image.data);
  return PNG.sync.write(png);
}

const CROSS_PIXELS = 9;
const CROSS_COLOUR = [255, 60, 40, 255];

/** Draws a small red cross. */
export function cross(image: Image, x: number, y: number): void {
  for (let along = -CROSS_PIXELS; along <= CROSS_PIXELS; along++) {
    for (const [column, row] of [
      [Math.round(x) + along, Math.round(y)],
      [Math.round(x), Math.round(y) + along],
    ] as const) {
      if (column < 0 || row < 0 || column >= image.width || row >= image.height) continue;
      image.data.set(CROSS_COLOUR, 4 * (row * image.width + column));
    }
  }
}
