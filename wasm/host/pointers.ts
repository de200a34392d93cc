const RADIANS_PER_PIXEL = 0.007;
/** A finger trembles by so many CSS pixels while it taps. */
const TAP_PIXELS = 8;

interface Place {
  x: number;
  y: number;
}

/** Listens to the canvas for as long as it is in use. */
export type Listen = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
) => void;

/** What a pointer can ask of a graph. Places are on the canvas, in CSS pixels. */
export interface PointerActions {
  /** By so many radians, to the right and down. */
  turn: (right: number, down: number) => void;
  zoom: (factor: number) => void;
  /** A pointer is over this place, or has tapped on it. */
  point: (place: Place, tapped: boolean) => void;
  leave: () => void;
}

const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Listens to a canvas: one pointer turns, two zoom by how far they are apart, a tap or a click
 * points for good, and a mouse points wherever it is. Which moves of a finger come here at all is
 * the style sheet's affair (`touch-action`).
 */
export function wirePointers(
  canvas: HTMLElement,
  { turn, zoom, point, leave }: PointerActions,
  listen: Listen,
): void {
  const held = new Map<number, Place>();
  /** How far the pointers have come since the first of them was pressed. */
  let travelled = 0;

  const placeOf = ({ offsetX: x, offsetY: y }: PointerEvent): Place => ({ x, y });

  listen('pointerdown', (event) => {
    travelled = held.size === 0 ? 0 : Infinity;
    held.set(event.pointerId, placeOf(event));
    canvas.setPointerCapture(event.pointerId);
  });
  listen('pointermove', (event) => {
    const after = placeOf(event);
    const before = held.get(event.pointerId);
    if (!before) return point(after, false);
    held.set(event.pointerId, after);
    travelled += distance(before, after);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      turn((after.x - before.x) * RADIANS_PER_PIXEL, (after.y - before.y) * RADIANS_PER_PIXEL);
    } else if (distance(before, other) > 0) {
      zoom(distance(after, other) / distance(before, other));
    }
  });
  listen('pointerup', (event) => {
    if (held.delete(event.pointerId) && travelled < TAP_PIXELS) point(placeOf(event), true);
  });
  // The browser scrolls the page with this finger.
  listen('pointercancel', (event) => void held.delete(event.pointerId));
  listen('pointerleave', leave);
}
