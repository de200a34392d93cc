import { observePointerTarget, relayPointers } from '@/components/head/pointers';
import type { PointerTarget, RelayedPointer } from '@/components/head/renderer/messages';

let head: HTMLElement;
let added: jest.SpyInstance;

beforeEach(() => {
  document.body.innerHTML = '<div id="head"></div><input id="question" />';
  head = document.querySelector<HTMLElement>('#head')!;
  place(head, 100, 50, 400, 400);
  added = jest.spyOn(document, 'addEventListener');
});
afterEach(() => jest.restoreAllMocks());

/** The box of an element, of which jsdom knows nothing. */
function place(element: Element, x: number, y: number, width: number, height: number) {
  const box = { x, y, left: x, top: y, right: x + width, bottom: y + height, width, height };
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
}

const pointer = (type: string, clientX: number, clientY: number, pointerId = 1) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), {
    pointerId,
    pointerType: 'mouse',
  });

test('the pointer is looked at wherever it is on the page, in widths of the head’s box', () => {
  const seen: (PointerTarget | null)[] = [];
  observePointerTarget(head, (pointerTarget) => seen.push(pointerTarget));
  document.body.dispatchEvent(pointer('pointermove', 300, 250));
  document.body.dispatchEvent(pointer('pointermove', 900, 50));
  expect(seen).toEqual([
    { x: 0, y: 0, dents: true },
    { x: 1.5, y: 0.5, dents: true },
  ]);
});

test('keyboard focus is looked at too, without denting the cloud', () => {
  const seen: (PointerTarget | null)[] = [];
  observePointerTarget(head, (pointerTarget) => seen.push(pointerTarget));
  const input = document.querySelector('input')!;
  jest.spyOn(input, 'matches').mockReturnValue(true);
  place(input, 600, 400, 200, 100);
  input.focus();
  expect(seen).toEqual([{ x: 1, y: -0.5, dents: false }]);
});

test('the target is gone when the pointer leaves the page', () => {
  const seen: (PointerTarget | null)[] = [];
  observePointerTarget(head, (pointerTarget) => seen.push(pointerTarget));
  document.documentElement.dispatchEvent(new Event('pointerleave'));
  expect(seen).toEqual([null]);
});

test('what watches is gone once it is stopped', () => {
  const seen: (PointerTarget | null)[] = [];
  observePointerTarget(head, (pointerTarget) => seen.push(pointerTarget))();
  document.body.dispatchEvent(pointer('pointermove', 300, 250));
  expect(seen).toEqual([]);
});

test('a press on the head is followed until its release, wherever that is; other moves are not', () => {
  const relayed: RelayedPointer[] = [];
  const stop = relayPointers(head, (event) => relayed.push(event));
  document.body.dispatchEvent(pointer('pointermove', 1, 1));
  head.dispatchEvent(pointer('pointerdown', 300, 250));
  document.body.dispatchEvent(pointer('pointermove', 900, 250));
  document.body.dispatchEvent(pointer('pointermove', 900, 250, 2));
  document.body.dispatchEvent(pointer('pointerup', 900, 250));
  document.body.dispatchEvent(pointer('pointermove', 901, 250));
  expect(relayed.map(({ type, clientX }) => [type, clientX])).toEqual([
    ['pointerdown', 300],
    ['pointermove', 900],
    ['pointerup', 900],
  ]);
  stop();
  head.dispatchEvent(pointer('pointerdown', 300, 250));
  expect(relayed).toHaveLength(3);
});

test('nothing listens to the document before a press', () => {
  relayPointers(head, () => {});
  expect(added).not.toHaveBeenCalled();
});
