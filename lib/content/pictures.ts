import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Pictures of articles: "![what it shows](harbour.jpg)" names a file beside the text, and
 * "![…](/harbour.jpg)" one of public/. Pages never carry the file itself but copies in the sizes
 * that screens need, which a build writes to public/pictures (scripts/pictures.ts).
 */

/** In CSS pixels of a screen with one, two and three device pixels to each, on a phone and beside. */
const WIDTHS_PX = [480, 960, 1440];

const FORMATS: ReadonlySet<string> = new Set(['.avif', '.jpeg', '.jpg', '.png', '.svg', '.webp']);

/** Where the copies lie, under public/. */
export const PICTURES_FOLDER = 'pictures';

/** One copy of a picture. */
export type PictureCopy = { widthPx: number; file: string };

/** A picture as a page shows it. */
export type PictureCopies = {
  /** Of the picture itself, upright. */
  widthPx: number;
  heightPx: number;
  /** From the narrowest to the widest; drawings are one copy that fits every width. */
  copies: readonly PictureCopy[];
};

/** A picture that cannot be shown; the message is a sentence that says what to do. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/**
 * The file that an article's picture is.
 *
 * @param root the folder in which content/ and public/ stand
 * @param url as the article names it
 * @throws PictureError where it lies on another site, outside of both folders, or is of another kind
 */
export function pictureFile(root: string, url: string): string {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) {
    throw new PictureError(
      `“${url}” lies on another site, and pages ask no other: put the file beside the text`,
    );
  }
  const place = decodedPath(url);
  const folder = place.startsWith('/')
    ? path.join(root, 'public')
    : path.join(root, 'content', 'articles');
  const file = path.join(folder, place);
  if (!file.startsWith(folder + path.sep)) {
    throw new PictureError(`“${url}” leaves the articles’ folder: put the file beside the text`);
  }
  if (!FORMATS.has(path.extname(file).toLowerCase())) {
    throw new PictureError(
      `“${url}” is no picture that pages can show: save it as JPEG, PNG or SVG`,
    );
  }
  return file;
}

/**
 * The copies of a picture: none is wider than the picture itself. Their names hold the hash of its
 * bytes, so that a browser may keep them for good.
 *
 * @throws PictureError where the file is missing, cannot be read, or moves
 */
export async function pictureCopies(file: string): Promise<PictureCopies> {
  const name = path.basename(file);
  const bytes = readPicture(file);
  const { widthPx, heightPx } = await uprightSize(bytes, name);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const stem = `${path.parse(file).name.replace(/[^\w-]+/g, '-')}-${hash}`;
  if (path.extname(file).toLowerCase() === '.svg') {
    return { widthPx, heightPx, copies: [{ widthPx, file: `${stem}.svg` }] };
  }
  const narrower = WIDTHS_PX.filter((width) => width < widthPx);
  const widest = Math.min(widthPx, WIDTHS_PX.at(-1) ?? widthPx);
  const widths = [...narrower, ...(narrower.includes(widest) ? [] : [widest])];
  return {
    ...{ widthPx, heightPx },
    copies: widths.map((width) => ({ widthPx: width, file: `${stem}-${width}.webp` })),
  };
}

function readPicture(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new PictureError(`there is no picture ${path.basename(file)}: put it beside the text`);
  }
}

async function uprightSize(bytes: Buffer, name: string) {
  // Only where there is a picture: sharp is not built for every machine that can build the site.
  const { default: sharp } = await import('sharp');
  const { autoOrient, pages = 1 } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new PictureError(`the picture ${name} cannot be read: save it anew`);
    });
  if (pages > 1) {
    throw new PictureError(
      `the picture ${name} moves, and nobody could stop it: save one still of it`,
    );
  }
  return { widthPx: autoOrient.width, heightPx: autoOrient.height };
}

function decodedPath(url: string): string {
  const place = url.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}
