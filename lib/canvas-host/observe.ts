/** In CSS pixels, and device pixels for each. */
export type CanvasSize = { width: number; height: number; pixelRatio: number };

/**
 * Tells an element's size, now and whenever it changes; an element
 * that is not laid out has none. Gives the function that stops it.
 */
export function observeSize(element: HTMLElement, onSize: (size: CanvasSize) => void): () => void {
  const measure = () => {
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) onSize({ width, height, pixelRatio: devicePixelRatio || 1 });
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Tells whether any of the element can be seen: on the screen, in a tab that is not hidden. Gives
 * the function that stops it.
 */
export function observeVisibility(
  element: HTMLElement,
  onVisible: (visible: boolean) => void,
): () => void {
  let onScreen = true;
  const tell = () => onVisible(onScreen && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? true;
    tell();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', tell);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', tell);
  };
}

/**
 * Tells when the browser takes the canvas's graphics context away, and when it gives it back. Gives
 * the function that stops it.
 */
export function observeContext(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  onLost: () => void,
  onRestored: () => void,
): () => void {
  const lost = (event: Event) => {
    // Without this a browser never restores the context.
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  return () => {
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', onRestored);
  };
}
