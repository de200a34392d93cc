import { wirePointers } from '@/wasm/host/pointers';

let canvas: EventTarget;
let leave: AbortController;
const actions = { turn: jest.fn(), zoom: jest.fn(), point: jest.fn(), leave: jest.fn() };

/** Node knows events but no pointers: an event of the same name that carries what is read of one. */
const send = (type: string, pointerId: number, offsetX: number, offsetY: number) =>
  canvas.dispatchEvent(Object.assign(new Event(type), { pointerId, offsetX, offsetY }));

beforeEach(() => {
  jest.resetAllMocks();
  canvas = Object.assign(new EventTarget(), {
    setPointerCapture: jest.fn(),
  });
  leave = new AbortController();
  wirePointers(canvas as HTMLElement, actions, (type, listener) => {
    canvas.addEventListener(type, listener as (event: Event) => void, { signal: leave.signal });
  });
});

test('one pointer that is held turns, and ends in no tap', () => {
  send('pointerdown', 1, 10, 10);
  send('pointermove', 1, 110, 10);
  send('pointerup', 1, 110, 10);
  expect(actions.turn.mock.calls).toEqual([[expect.any(Number), 0]]);
  expect(actions.turn.mock.lastCall[0]).toBeGreaterThan(0);
  expect(actions.point).not.toHaveBeenCalled();
});

test('two zoom by how far they are apart, and neither turns nor taps', () => {
  send('pointerdown', 1, 100, 100);
  send('pointerdown', 2, 200, 100);
  send('pointermove', 2, 300, 100);
  expect(actions.zoom.mock.calls).toEqual([[2]]);
  send('pointermove', 1, 200, 100);
  expect(actions.zoom.mock.lastCall).toEqual([0.5]);
  send('pointerup', 1, 200, 100);
  send('pointerup', 2, 300, 100);
  expect(actions.turn).not.toHaveBeenCalled();
  expect(actions.point).not.toHaveBeenCalled();
});

test('a finger that trembles where it is taps, and a mouse points wherever it is', () => {
  send('pointerdown', 1, 50, 60);
  send('pointermove', 1, 52, 61);
  send('pointerup', 1, 52, 61);
  expect(actions.point.mock.calls).toEqual([[{ x: 52, y: 61 }, true]]);
  send('pointermove', 2, 70, 80);
  expect(actions.point).toHaveBeenLastCalledWith({ x: 70, y: 80 }, false);
});

test('a finger that the browser takes to scroll the page turns nothing more', () => {
  send('pointerdown', 1, 50, 60);
  send('pointercancel', 1, 50, 60);
  send('pointermove', 1, 50, 10);
  expect(actions.turn).not.toHaveBeenCalled();
  expect(actions.point).toHaveBeenLastCalledWith({ x: 50, y: 10 }, false);
});

test('nothing is heard once it is over', () => {
  leave.abort();
  send('pointermove', 1, 50, 60);
  expect(actions.point).not.toHaveBeenCalled();
});
