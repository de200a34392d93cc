import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { iconFile, writeWellKnownIcons } from '@/scripts/export/icons';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3);

test('an .ico file names its one picture, and where in the file it lies', () => {
  const file = iconFile(PNG, 48);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([file[6], file[7]]).toEqual([48, 48]);
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect([...file.subarray(offset, offset + length)]).toEqual([...PNG]);
});

test('icons lie where they have always been', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'icons-'));
  mkdirSync(path.join(out, 'icons'));
  for (const side of [48, 180]) writeFileSync(path.join(out, 'icons', `${side}.png`), PNG);
  writeWellKnownIcons(out);
  expect(readFileSync(path.join(out, 'apple-touch-icon.png')).equals(PNG)).toBe(true);
  expect(readFileSync(path.join(out, 'favicon.ico')).equals(iconFile(PNG, 48))).toBe(true);
  rmSync(out, { recursive: true });
});
