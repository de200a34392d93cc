import { listen } from './listen';
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
  let stopDrag = () => {};

  const onMove = (event: PointerEvent) => {
    if (pressed.has(event.pointerId)) relay(asRelayed(event));
  };
  const onEnd = (event: PointerEvent) => {
    if (!pressed.delete(event.pointerId)) return;
    relay(asRelayed(event));
    if (pressed.size === 0) stopDrag();
  };
  const onDown = (event: PointerEvent) => {
    if (pressed.size === 0) {
      const stops = [
        listen(document, 'pointermove', onMove),
        listen(document, 'pointerup', onEnd),
        listen(document, 'pointercancel', onEnd),
      ];
      stopDrag = () => stops.forEach((stop) => stop());
    }
    pressed.add(event.pointerId);
    relay(asRelayed(event));
  };

  const stopPress = listen(element, 'pointerdown', onDown);
  return () => {
    stopPress();
    stopDrag();
  };
}
