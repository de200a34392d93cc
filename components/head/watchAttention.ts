import { listen } from './listen';
import type { Attention } from './stageMessages';

/**
 * Tells where the visitor's attention is: the pointer or finger wherever it moves on the page, and
 * what the keyboard's focus comes to. Null once the pointer has left the page. Gives the function
 * that stops it.
 */
export function watchAttention(
  head: HTMLElement,
  tell: (attention: Attention | null) => void,
): () => void {
  const attend = (clientX: number, clientY: number, touches: boolean) => {
    const box = head.getBoundingClientRect();
    if (box.width === 0) return;
    tell({
      x: (clientX - box.left) / box.width - 0.5,
      y: 0.5 - (clientY - box.top) / box.height,
      touches,
    });
  };
  const onPointer = (event: PointerEvent) => attend(event.clientX, event.clientY, true);
  const onFocus = ({ target }: FocusEvent) => {
    // A click gives focus too; then the pointer has spoken already.
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const box = target.getBoundingClientRect();
    attend(box.left + box.width / 2, box.top + box.height / 2, false);
  };

  const stops = [
    listen(document, 'pointermove', onPointer),
    listen(document, 'pointerdown', onPointer),
    listen(document, 'focusin', onFocus),
    listen(document.documentElement, 'pointerleave', () => tell(null)),
  ];
  return () => stops.forEach((stop) => stop());
}
