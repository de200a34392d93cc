import path from 'node:path';
import type { ComponentProps } from 'react';
import { assetPath } from '@/lib/assetPath';
import { pictureCopies, pictureFile, PICTURES_FOLDER } from '@/lib/content/pictures';
import { CONTENT_ROOT } from '@/lib/content/root';
import styles from './Picture.module.css';

/** The column of the text (--measure), or a phone's whole width. */
const SIZES = '(width < 640px) 100vw, 36rem';

/** A picture of an article's text, in the size that the screen needs; its title becomes a caption. */
export async function Picture({ src, alt = '', title }: ComponentProps<'img'>) {
  const file = pictureFile(CONTENT_ROOT, typeof src === 'string' ? src : '');
  const { widthPx, heightPx, copies } = await pictureCopies(file);
  const address = (name: string) => assetPath(`/${path.posix.join(PICTURES_FOLDER, name)}`);
  const picture = (
    <img
      className={styles.picture}
      src={address(copies.at(-1)?.file ?? '')}
      srcSet={
        copies.length > 1
          ? copies.map((copy) => `${address(copy.file)} ${copy.widthPx}w`).join(', ')
          : undefined
      }
      sizes={copies.length > 1 ? SIZES : undefined}
      width={widthPx}
      height={heightPx}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
  if (!title) return picture;
  return (
    <figure>
      {picture}
      <figcaption>{title}</figcaption>
    </figure>
  );
}
