import type { PointerTarget, RelayedPointer } from './renderer/messages';

/** Listens until the function that it gives is called. */
function on<Name extends keyof DocumentEventMap>(
  target: Document | HTMLElement,
  type: Name,
  listener: (event: DocumentEventMap[Name]) => void,
): () => void {
  // The target's own overloads do not know that the names of both are the same.
  const handle = listener as EventListener;
  target.addEventListener(type, handle, { passive: true });
  return () => target.removeEventListener(type, handle);
}

/**
 * Tells what the head looks at: the pointer or finger wherever it moves on the page, and what the
 * keyboard's focus comes to. Null once the pointer has left the page. Gives the function that stops
 * it.
 */
export function observePointerTarget(
  head: HTMLElement,
  onTarget: (target: PointerTarget | null) => void,
): () => void {
  const tell = (clientX: number, clientY: number, dents: boolean) => {
    const box = head.getBoundingClientRect();
    if (box.width === 0) return;
    onTarget({
      x: (clientX - box.left) / box.width - 0.5,
      y: 0.5 - (clientY - box.top) / box.height,
      dents,
    });
  };
  const onPointer = (event: PointerEvent) => tell(event.clientX, event.clientY, true);
  const onFocus = ({ target }: FocusEvent) => {
    // A click gives focus too; then the pointer has told already.
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const box = target.getBoundingClientRect();
    tell(box.left + box.width / 2, box.top + box.height / 2, false);
  };

  const stops = [
    on(document, 'pointermove', onPointer),
    on(document, 'pointerdown', onPointer),
    on(document, 'focusin', onFocus),
    on(document.documentElement, 'pointerleave', () => onTarget(null)),
  ];
  return () => stops.forEach((stop) => stop());
}

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
        on(document, 'pointermove', onMove),
        on(document, 'pointerup', onEnd),
        on(document, 'pointercancel', onEnd),
      ];
      stopDrag = () => stops.forEach((stop) => stop());
    }
    pressed.add(event.pointerId);
    relay(asRelayed(event));
  };

  const stopPress = on(element, 'pointerdown', onDown);
  return () => {
    stopPress();
    stopDrag();
  };
}
