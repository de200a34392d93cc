import type { Locator, Page } from '../test';

export const canvas = (page: Page): Locator => page.locator('canvas[data-graphophile]');

/** How many pixels of the canvas are not of the colour of its corner. */
export function inkedPixels(page: Page): Promise<number> {
  return canvas(page).evaluate(async (element) => {
    const bitmap = await createImageBitmap(element as HTMLCanvasElement);
    const copy = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = copy.getContext('2d');
    if (!context) throw new Error('no context');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let inked = 0;
    for (let at = 0; at < data.length; at += 4) {
      const far = [0, 1, 2].reduce((sum, c) => sum + Math.abs(data[at + c]! - data[c]!), 0);
      if (far > 60) inked++;
    }
    return inked;
  });
}
