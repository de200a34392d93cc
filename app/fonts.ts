import localFont from 'next/font/local';

/**
 * The face of everything that is said or read. None is preloaded: on a slow line they would take
 * the line from the scripts (components/site/boot.js). What stands in for each until it has come is
 * set in app/fallbackFaces.css: Next's own stand-in is Arial alone, which telephones do not have.
 */
export const ysabeau = localFont({
  src: '../node_modules/@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2',
  weight: '1 1000',
  variable: '--face',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Emphasis in articles. */
export const ysabeauItalic = localFont({
  src: '../node_modules/@fontsource-variable/ysabeau/files/ysabeau-latin-wght-italic.woff2',
  weight: '1 1000',
  style: 'italic',
  variable: '--face-italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** Machines only: code, dates, figures per second, keys and `>>`. */
export const redHatMono = localFont({
  src: '../node_modules/@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2',
  weight: '300 700',
  variable: '--face-mono',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
