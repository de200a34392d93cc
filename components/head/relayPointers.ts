import type { RelayedPointer } from './stageMessages';

const asRelayed = (event: PointerEvent): RelayedPointer => ({
  type: event.type as RelayedPointer['type'],
  pointerId: event.pointerId,
  pointerType: event.pointerType,
  button: event.button,
  clientX: event.clientX,
  clientY: event.clientY,
  pageX: event.pageX,
  pageY: event.pageY,
  ctrlKey: event.ctrlKey,
  metaKey: event.metaKey,
  shiftKey: event.shiftKey,
});

/**
 * Passes on what orbit controls need: presses on the element, and moves and releases anywhere while
 * something is pressed. Gives the function that stops it.
 */
export function relayPointers(
  element: HTMLElement,
  relay: (pointer: RelayedPointer) => void,
): () => void {
  const pressed = new Set<number>();
  let drag = new AbortController();

  const onMove = (event: PointerEvent) => {
    if (pressed.has(event.pointerId)) relay(asRelayed(event));
  };
  const onEnd = (event: PointerEvent) => {
    if (!pressed.delete(event.pointerId)) return;
    relay(asRelayed(event));
    if (pressed.size === 0) drag.abort();
  };
  const onDown = (event: PointerEvent) => {
    if (pressed.size === 0) {
      drag = new AbortController();
      const { signal } = drag;
      document.addEventListener('pointermove', onMove, { signal });
      document.addEventListener('pointerup', onEnd, { signal });
      document.addEventListener('pointercancel', onEnd, { signal });
    }
    pressed.add(event.pointerId);
    relay(asRelayed(event));
  };

  element.addEventListener('pointerdown', onDown);
  return () => {
    element.removeEventListener('pointerdown', onDown);
    drag.abort();
  };
}
