import type { CanvasSize } from '@/lib/canvas-host/observe';
import type { RelayedPointer } from './messages';

type Listener = (event: RelayedPointer & { preventDefault(): void }) => void;

/**
 * All that orbit controls ask of an element, without a document: so they run in a worker. The page
 * uses it too, where it keeps the controls from switching off scrolling by touch.
 */
export class RemoteElement {
  readonly style = { touchAction: '' };
  clientWidth = 1;
  clientHeight = 1;
  private readonly listeners = new Map<string, Set<Listener>>();

  /** Controls listen for moves and releases on the document: here it is one and the same. */
  get ownerDocument(): this {
    return this;
  }

  addEventListener(type: string, listener: Listener): void {
    const known = this.listeners.get(type) ?? new Set<Listener>();
    this.listeners.set(type, known.add(listener));
  }

  removeEventListener(type: string, listener: Listener): void {
    this.listeners.get(type)?.delete(listener);
  }

  /** How many listeners there are, for tests of leaks. */
  get listenerCount(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  getBoundingClientRect() {
    return { left: 0, top: 0, width: this.clientWidth, height: this.clientHeight };
  }

  setPointerCapture(): void {}

  releasePointerCapture(): void {}

  resize({ width, height }: CanvasSize): void {
    this.clientWidth = width;
    this.clientHeight = height;
  }

  relay(pointer: RelayedPointer): void {
    const event = { ...pointer, preventDefault() {} };
    this.listeners.get(pointer.type)?.forEach((listener) => listener(event));
  }

  /** For libraries that know elements only. They use nothing but what stands above. */
  asElement(): HTMLElement {
    return this as unknown as HTMLElement;
  }
}
