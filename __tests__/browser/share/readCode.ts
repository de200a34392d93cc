import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** The text of the QR code in a picture, as a camera would read it; undefined where none is found. */
export function readPng(bytes: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(bytes);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

/** The text of the QR code that something on the page shows. */
export async function readShown(locator: Locator): Promise<string | undefined> {
  return readPng(await locator.screenshot());
}
