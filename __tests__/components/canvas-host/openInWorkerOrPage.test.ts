import { waitFor } from '@testing-library/dom';
import {
  type CanvasRenderer,
  type CanvasRendererOptions,
  openInWorkerOrPage,
  serveCanvas,
} from '@/lib/canvas-host/openInWorkerOrPage';

type Setup = { seed: number };
type Input = { kind: 'size'; width: number } | { kind: 'press' };
type Event = { kind: 'ready' } | { kind: 'unavailable'; reason?: string } | { kind: 'drawn' };
type Opened = CanvasRendererOptions<Setup, Input, Event> & {
  sent: Input[];
  dispose: jest.Mock;
};

/** Renderers in the order in which they were opened, in workers and on the page. */
let inWorker: Opened[];
let onPage: Opened[];
let workers: JoinedWorker[];
let place: HTMLElement;
let events: unknown[];

function recorded(list: Opened[]) {
  return (options: CanvasRendererOptions<Setup, Input, Event>): CanvasRenderer<Input> => {
    const opened: Opened = { ...options, sent: [], dispose: jest.fn() };
    list.push(opened);
    return { send: (input) => opened.sent.push(input), dispose: opened.dispose };
  };
}

/** A worker whose two ends are joined in one thread; its code is serveCanvas, as a real one’s is. */
class JoinedWorker extends EventTarget {
  terminated = false;
  private readonly inside = new EventTarget();

  constructor() {
    super();
    workers.push(this);
    serveCanvas<Setup, Input, Event>(
      {
        postMessage: (data) => this.dispatchEvent(new MessageEvent('message', { data })),
        addEventListener: (type, listener) =>
          this.inside.addEventListener(type, (event) => listener(event as MessageEvent)),
      },
      recorded(inWorker),
    );
  }

  postMessage(data: unknown) {
    this.inside.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {
    this.terminated = true;
  }
}

beforeEach(() => {
  inWorker = [];
  onPage = [];
  workers = [];
  events = [];
  place = document.createElement('div');
  HTMLCanvasElement.prototype.transferControlToOffscreen = jest.fn(
    () => ({}) as unknown as OffscreenCanvas,
  );
});
afterEach(() => {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
});

const open = (more: { schedule?: (act: () => void) => void; startWorker?: () => Worker } = {}) =>
  openInWorkerOrPage<Setup, Input, Event>({
    setup: { seed: 7 },
    newCanvas() {
      const canvas = document.createElement('canvas');
      place.replaceChildren(canvas);
      return canvas;
    },
    startWorker: () => new JoinedWorker() as unknown as Worker,
    openOnPage: recorded(onPage),
    momentary: ['press'],
    onEvent: (event) => events.push(event),
    ...more,
  });

test('it opens in a worker, which is told what was sent before and after', () => {
  let begin = () => {};
  const renderer = open({ schedule: (act) => (begin = act) });
  renderer.send({ kind: 'size', width: 1 });
  renderer.send({ kind: 'press' });
  renderer.send({ kind: 'size', width: 2 });
  expect(inWorker).toHaveLength(0);
  begin();
  renderer.send({ kind: 'press' });
  expect(inWorker[0]).toMatchObject({
    setup: { seed: 7 },
    inputs: [{ kind: 'size', width: 2 }],
    sent: [{ kind: 'press' }],
  });
  inWorker[0]?.onEvent({ kind: 'drawn' });
  expect(events).toEqual([{ kind: 'drawn' }]);
  expect(onPage).toHaveLength(0);
});

test('it may be scheduled by a function of the browser, which wants no other object before it', () => {
  const receivers: unknown[] = [];
  open({
    schedule: function (this: unknown, act) {
      receivers.push(this);
      act();
    },
  });
  expect(receivers).toEqual([undefined]);
  expect(inWorker).toHaveLength(1);
});

test('a worker that cannot draw is replaced by the page, on a new canvas, which knows the last of each kind', async () => {
  const renderer = open();
  const given = place.firstChild;
  renderer.send({ kind: 'size', width: 3 });
  renderer.send({ kind: 'press' });
  inWorker[0]?.onEvent({ kind: 'unavailable' });
  await waitFor(() => expect(onPage).toHaveLength(1));
  expect(inWorker[0]?.dispose).toHaveBeenCalled();
  expect(onPage[0]?.inputs).toEqual([{ kind: 'size', width: 3 }]);
  expect(onPage[0]?.canvas).toBe(place.firstChild);
  expect(place.firstChild).not.toBe(given);
  await waitFor(() => expect(workers.at(-1)?.terminated).toBe(true));
  renderer.send({ kind: 'press' });
  expect(onPage[0]?.sent).toEqual([{ kind: 'press' }]);
  expect(events).toEqual([]);
});

test('where canvases cannot be given away the page draws', async () => {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  open();
  await waitFor(() => expect(onPage).toHaveLength(1));
  expect(inWorker).toHaveLength(0);
});

test('where there are no workers the page draws', async () => {
  open({
    startWorker() {
      throw new Error('no workers');
    },
  });
  await waitFor(() => expect(onPage).toHaveLength(1));
  expect(inWorker).toHaveLength(0);
});

test('with no way in either, it says so once', async () => {
  open();
  inWorker[0]?.onEvent({ kind: 'unavailable' });
  await waitFor(() => expect(onPage).toHaveLength(1));
  onPage[0]?.onEvent({ kind: 'unavailable' });
  inWorker[0]?.onEvent({ kind: 'unavailable' });
  expect(events).toEqual([{ kind: 'unavailable' }]);
});

test('a failure after it was ready is told, not mended by starting over', () => {
  open();
  inWorker[0]?.onEvent({ kind: 'ready' });
  inWorker[0]?.onEvent({ kind: 'unavailable', reason: 'the card is gone' });
  expect(events).toEqual([{ kind: 'ready' }, { kind: 'unavailable', reason: 'the card is gone' }]);
  expect(onPage).toHaveLength(0);
});

test('disposed of before it opened, it never opens; later, it ends its worker and says no more', async () => {
  let begin = () => {};
  open({ schedule: (act) => (begin = act) }).dispose();
  begin();
  expect(inWorker).toHaveLength(0);
  open().dispose();
  expect(inWorker[0]?.dispose).toHaveBeenCalled();
  inWorker[0]?.onEvent({ kind: 'ready' });
  expect(events).toEqual([]);
  await waitFor(() => expect(workers.at(-1)?.terminated).toBe(true));
});
