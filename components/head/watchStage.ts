import type { StageSize } from './stageMessages';

/** Sharper than this nobody sees, and it costs four times as much. */
const HIGHEST_PIXEL_RATIO = 2;

/** Tells the element's size in CSS pixels now and whenever it changes. Gives the function that stops it. */
export function watchSize(element: HTMLElement, tell: (size: StageSize) => void): () => void {
  const measure = () => {
    const { width, height } = element.getBoundingClientRect();
    const pixelRatio = Math.min(HIGHEST_PIXEL_RATIO, Math.max(1, window.devicePixelRatio || 1));
    if (width > 0 && height > 0) tell({ width, height, pixelRatio });
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tells whether any of the element can be seen: on the screen, in a tab that is not hidden. */
export function watchSeen(element: HTMLElement, tell: (seen: boolean) => void): () => void {
  let onScreen = true;
  const say = () => tell(onScreen && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? true;
    say();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', say);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', say);
  };
}
