import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The side of the picture that favicon.ico holds, in pixels. */
const FAVICON_SIDE_PX = 48;
const HEADER_BYTES = 22;

/**
 * An .ico file of one PNG picture: a directory of one entry, then the picture as it is.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function iconFile(png: Uint8Array, sidePx: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(1, 4); // One picture.
  header.writeUInt8(sidePx % 256, 6);
  header.writeUInt8(sidePx % 256, 7);
  header.writeUInt16LE(1, 10); // One plane.
  header.writeUInt16LE(32, 12); // Bits a pixel.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

/** Puts the icons where they have always been, for whoever asks for them without reading a page. */
export function writeWellKnownIcons(out: string): void {
  const icons = path.join(out, 'icons');
  const png = readFileSync(path.join(icons, `${FAVICON_SIDE_PX}.png`));
  writeFileSync(path.join(out, 'favicon.ico'), iconFile(png, FAVICON_SIDE_PX));
  copyFileSync(path.join(icons, '180.png'), path.join(out, 'apple-touch-icon.png'));
}
