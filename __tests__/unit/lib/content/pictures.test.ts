import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { pictureCopies, pictureFile } from '@/lib/content/pictures';
import { writePictures } from '@/scripts/pictures';

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const articles = path.join(root, 'content', 'articles');
const published = path.join(root, 'public', 'pictures');
mkdirSync(articles, { recursive: true });
mkdirSync(path.join(root, 'public'));
afterAll(() => rmSync(root, { recursive: true }));

const place = (name: string) => path.join(articles, name);
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#467' } });
const widths = async (name: string) =>
  (await pictureCopies(place(name))).copies.map(({ widthPx }) => widthPx);

/** An article of one line, which shows one picture. */
function show(picture: string): { slug: string }[] {
  writeFileSync(place('one.mdx'), ['---', 'title: T', '---', picture].join('\n'));
  return [{ slug: 'one' }];
}

describe('a picture of an article', () => {
  it('lies beside the text, or in public/', () => {
    expect(pictureFile(root, 'a%20b.jpg')).toBe(place('a b.jpg'));
    expect(pictureFile(root, './harbour/quay.PNG')).toBe(
      path.join(articles, 'harbour', 'quay.PNG'),
    );
    expect(pictureFile(root, '/me.svg')).toBe(path.join(root, 'public', 'me.svg'));
  });

  it.each(['https://example.org/a.png', '//example.org/a.png', 'data:image/png;base64,AA'])(
    'never lies elsewhere: %s',
    (url) => expect(() => pictureFile(root, url)).toThrow('lies on another site'),
  );

  it('has copies as wide as screens need, and none wider than itself', async () => {
    await photograph(2000, 1000).jpeg().toFile(place('large.jpg'));
    await photograph(900, 300).png().toFile(place('middle.png'));
    await photograph(480, 300).webp().toFile(place('small.webp'));
    expect(await widths('large.jpg')).toEqual([480, 960, 1440]);
    expect(await widths('middle.png')).toEqual([480, 900]);
    expect(await widths('small.webp')).toEqual([480]);
    expect(await pictureCopies(place('large.jpg'))).toMatchObject({
      widthPx: 2000,
      heightPx: 1000,
    });
  });

  it('stands upright as the camera was held, and its copies tell neither camera nor place', async () => {
    await photograph(1200, 800)
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Model: 'A camera' }, IFD3: { GPSLatitude: '51/1' } },
      })
      .jpeg()
      .toFile(place('turned.jpg'));
    expect(await pictureCopies(place('turned.jpg'))).toMatchObject({
      ...{ widthPx: 800, heightPx: 1200 },
    });
    await writePictures(root, show('![a](turned.jpg)'));
    const [file = ''] = readdirSync(published);
    const { exif, width = 0, height = 0 } = await sharp(path.join(published, file)).metadata();
    expect(exif).toBeUndefined();
    expect(height).toBeGreaterThan(width);
  });

  it('goes with its last mention, and its copies are made once', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
    writeFileSync(place('a drawing.svg'), drawing);
    const sentence = await writePictures(root, show('![a](large.jpg) ![b](a%20drawing.svg)'));
    expect(sentence).toBe('2 pictures of articles, 4 copies.');
    const files = readdirSync(published);
    expect(files.map((name) => name.replace(/-[0-9a-f]{10}/, ''))).toEqual([
      ...['a-drawing.svg', 'large-1440.webp', 'large-480.webp', 'large-960.webp'],
    ]);
    expect(readFileSync(path.join(published, files[0] ?? ''), 'utf8')).toBe(drawing);
    writeFileSync(path.join(published, files[1] ?? ''), 'kept');
    await writePictures(root, show('![a](large.jpg)'));
    expect(readdirSync(published)).toHaveLength(3);
    expect(readFileSync(path.join(published, files[1] ?? ''), 'utf8')).toBe('kept');
  });

  it('that cannot be shown is named with its article and line', async () => {
    const frames = await Promise.all([4, 8].map((size) => photograph(9, size).png().toBuffer()));
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toFile(place('film.webp'));
    writeFileSync(place('broken.png'), 'no picture');
    await expect(writePictures(root, show('![a](film.webp)'))).rejects.toThrow(
      'content/articles/one.mdx:4: the picture film.webp moves, and nobody could stop it',
    );
    await expect(writePictures(root, show('![a](broken.png)'))).rejects.toThrow(
      'content/articles/one.mdx:4: the picture broken.png cannot be read: save it anew.',
    );
  });
});
