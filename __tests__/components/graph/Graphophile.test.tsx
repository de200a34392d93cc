import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode, useEffect } from 'react';
import { Graphophile } from '@/components/graph/Graphophile';
import { setMotionPaused } from '@/components/site/motion';
import { chooseTheme } from '@/components/site/theme';
import type { HostEvent, MountedGraph, MountOptions } from '@/lib/graph/hostApi';

/** Stands in for the script tag: the script has loaded, or has failed to. */
let scriptLoads = true;
function ScriptStub({ onReady, onError }: { onReady: () => void; onError: () => void }) {
  useEffect(() => (scriptLoads ? onReady() : onError()), [onReady, onError]);
  return null;
}
jest.mock('next/script', () => ({
  __esModule: true,
  default: (props: Parameters<typeof ScriptStub>[0]) => <ScriptStub {...props} />,
}));

const server = setupServer(
  http.get('*/graph/dependencies.json', () =>
    HttpResponse.json({
      nodes: [
        { name: 'this site', group: 2 },
        { name: 'next', group: 1 },
        { name: 'react', group: 1 },
      ],
      edges: [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    }),
  ),
);
beforeAll(() => {
  server.listen();
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});
afterAll(() => server.close());

type Mounted = { [K in keyof MountedGraph]: jest.Mock } & {
  canvas: HTMLCanvasElement;
  options: MountOptions;
  say: (message: HostEvent) => void;
};
let mounted: Mounted[] = [];

beforeEach(() => {
  scriptLoads = true;
  mounted = [];
  setMotionPaused(false);
  window.graphophile = {
    mount(canvas, options = {}) {
      const names = [
        'load',
        'setMoving',
        'setPalette',
        'turn',
        'zoom',
        'setForces',
        'step',
        'reset',
        'focus',
        'dispose',
      ];
      const calls = Object.fromEntries(names.map((name) => [name, jest.fn()]));
      const say = (message: HostEvent) => act(() => options.onEvent?.(message));
      const made = { ...calls, canvas, options, say } as unknown as Mounted;
      mounted.push(made);
      return made as unknown as MountedGraph;
    },
  };
});

async function shown(): Promise<Mounted> {
  render(<Graphophile />);
  await screen.findByText(/3 nodes, 3 edges/);
  return mounted.at(-1)!;
}

test('the wasm canvas is a quarter of the window width and height, and follows the window', async () => {
  Object.assign(window, { innerWidth: 1280, innerHeight: 900 });
  const { canvas } = await shown();
  expect(canvas.parentElement).toHaveStyle({ width: '320px', height: '225px' });
  act(() => {
    Object.assign(window, { innerWidth: 400, innerHeight: 800 });
    window.dispatchEvent(new Event('resize'));
  });
  expect(canvas.parentElement).toHaveStyle({ width: '100px', height: '200px' });
});

test('the host is given an element beside the canvas to write the FPS into', async () => {
  const { options } = await shown();
  expect(options.fps).toBe(screen.getByText('– fps'));
});

test('Simple shows this site’s own packages, with its hubs in words', async () => {
  const { load } = await shown();
  expect(screen.getByRole('radio', { name: 'Simple' })).toBeChecked();
  expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ nodeCount: 3 }));
  const hubs = screen.getByRole('list', { name: /^Hubs/ });
  expect(hubs).toHaveTextContent('this site 2 edges');
});

test('Complex shows the icosphere of 10,242 nodes on its sphere, and Simple comes back', async () => {
  const user = userEvent.setup();
  const { load } = await shown();
  await user.click(screen.getByRole('radio', { name: 'Complex' }));
  await screen.findByText(/10,242 nodes, 30,720 edges/);
  expect(load.mock.lastCall[0]).toMatchObject({ nodeCount: 10_242 });
  expect(load.mock.lastCall[0].sphereRadius).toBeGreaterThan(0);
  await user.click(screen.getByRole('radio', { name: 'Simple' }));
  await screen.findByText(/3 nodes, 3 edges/);
});

test('a button opens the canvas large, and small again', async () => {
  const user = userEvent.setup();
  const { canvas, options } = await shown();
  await user.click(screen.getByRole('button', { name: 'Open it large' }));
  expect(canvas.parentElement?.style.width).toBe('');
  expect(options.wheelZooms?.()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Make it small' }));
  expect(options.wheelZooms?.()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Open it large' }));
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open it large' })).toHaveFocus();
});

test('buttons turn and zoom the graph, for those who cannot drag', async () => {
  const user = userEvent.setup();
  const { turn, zoom } = await shown();
  for (const [name, right, down] of [
    ['Turn left', -1, 0],
    ['Turn right', 1, 0],
    ['Turn up', 0, -1],
    ['Turn down', 0, 1],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    expect(turn.mock.lastCall.map(Math.sign)).toEqual([right, down]);
  }
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(zoom.mock.lastCall[0]).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(zoom.mock.lastCall[0]).toBeLessThan(1);
});

test('sliders change the forces, each by itself', async () => {
  const { setForces } = await shown();
  expect(setForces).not.toHaveBeenCalled();
  const slide = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
  slide('Repulsion', '1');
  slide('Link length', '60');
  slide('Accuracy', '-4');
  expect(setForces).toHaveBeenLastCalledWith({
    repulsion: 60,
    linkLength: 60,
    allowedError: 0.1,
  });
  expect(screen.getByRole('slider', { name: 'Accuracy' })).toHaveAttribute(
    'aria-valuetext',
    'forces within 10 %',
  );
});

test('what a visitor did is told politely; what nobody asked for is not', async () => {
  const user = userEvent.setup();
  const { say } = await shown();
  const [loaded, node] = screen.getAllByRole('status');
  expect(loaded).toBeEmptyDOMElement();
  say({ kind: 'picked', node: 1, tapped: false });
  expect(node).toHaveAttribute('aria-live', 'off');
  say({ kind: 'picked', node: 1, tapped: true });
  expect(node).toHaveAttribute('aria-live', 'polite');
  expect(node).toHaveTextContent('next is joined to this site, react.');
  await user.type(screen.getByRole('combobox', { name: 'Find a node' }), 'rea{Enter}');
  expect(node).toHaveTextContent('react is joined to this site, next.');
  await user.type(screen.getByRole('textbox', { name: 'Or paste it' }), 'source,target{Enter}a,b');
  await user.click(screen.getByRole('button', { name: 'Draw it' }));
  await waitFor(() => expect(loaded).toHaveTextContent('The new graph has 2 nodes and 1 edges.'));
  expect(screen.getByText(/as it was pasted.*2 nodes, 1 edges\./)).toBeInTheDocument();
  // The hint that stands there again is no answer to anything.
  expect(screen.getByText(/^Point at a node/)).toBeInTheDocument();
  expect(node).toBeEmptyDOMElement();
});

test('pausing motion stops the layout, and playing starts it again', async () => {
  const { setMoving } = await shown();
  act(() => setMotionPaused(true));
  expect(setMoving).toHaveBeenLastCalledWith(false);
  act(() => setMotionPaused(false));
  expect(setMoving).toHaveBeenLastCalledWith(true);
});

test('the graph takes the two inks of the theme that is chosen', async () => {
  const { setPalette } = await shown();
  const before = setPalette.mock.calls.length;
  act(() => chooseTheme('light'));
  expect(setPalette.mock.calls.length).toBeGreaterThan(before);
});

test('a node that is pointed at is named with its neighbours', async () => {
  const { say, focus } = await shown();
  say({ kind: 'picked', node: 1, tapped: false });
  expect(screen.getByText('next', { selector: 'strong' }).closest('p')).toHaveTextContent(
    'next is joined to this site, react.',
  );
  expect(focus).toHaveBeenLastCalledWith(1);
});

test('a node is found by its name, and stays in focus when the pointer leaves', async () => {
  const user = userEvent.setup();
  const { focus, say } = await shown();
  await user.type(screen.getByRole('combobox', { name: 'Find a node' }), 'REA');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(focus).toHaveBeenLastCalledWith(2);
  say({ kind: 'picked', node: 0, tapped: false });
  expect(focus).toHaveBeenLastCalledWith(0);
  say({ kind: 'picked', node: -1, tapped: false });
  expect(focus).toHaveBeenLastCalledWith(2);
});

test('a name that no node has is told, and what was typed stays', async () => {
  const user = userEvent.setup();
  await shown();
  const field = screen.getByRole('combobox', { name: 'Find a node' });
  await user.type(field, 'nobody{Enter}');
  expect(screen.getByText('No node’s name holds “nobody”.')).toBeInTheDocument();
  expect(field).toHaveValue('nobody');
});

test('a hub can be chosen from the list that tells the graph in words', async () => {
  const user = userEvent.setup();
  const { focus } = await shown();
  await user.click(screen.getByRole('button', { name: 'next' }));
  expect(focus).toHaveBeenLastCalledWith(1);
});

test('the layout can be held still, stepped and started again', async () => {
  const user = userEvent.setup();
  const { setMoving, step, reset } = await shown();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(setMoving).toHaveBeenLastCalledWith(false);
  await user.click(screen.getByRole('button', { name: 'One step' }));
  expect(step).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Restart' }));
  expect(reset).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(setMoving).toHaveBeenLastCalledWith(true);
});

test('a live panel shows nodes, edges, milliseconds per step and per frame', async () => {
  const { say } = await shown();
  say({
    kind: 'report',
    report: {
      ...{ fps: 60, stepMs: 0.123, frameMs: 4.5, nodes: 3, edges: 3 },
      ...{ forceError: 0.018, settled: false },
    },
  });
  const panel = screen.getByText('ms per step').closest('dl');
  expect(panel).toHaveTextContent(/Nodes3.*Edges3.*ms per step0\.12.*ms per frame4\.50.*1\.8 %/);
});

test('the stress test has 100,000 nodes and says that they are synthetic', async () => {
  const user = userEvent.setup();
  const { load } = await shown();
  await user.click(screen.getByRole('button', { name: /Stress: 100,000 synthetic nodes/ }));
  await screen.findByText(/A synthetic graph.*100,000 nodes/);
  expect(load.mock.lastCall[0]).toMatchObject({ nodeCount: 100_000 });
});

test('a graph of the visitor’s own is opened, and nothing is sent anywhere', async () => {
  const user = userEvent.setup();
  const { load } = await shown();
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(request.url));
  await user.upload(
    screen.getByLabelText('Open a graph of your own'),
    new File(['a b\nb c\nc a\nc d'], 'mine.txt'),
  );
  await screen.findByText(/mine\.txt.*4 nodes, 4 edges/);
  expect(load.mock.lastCall[0]).toMatchObject({ nodeCount: 4 });
  expect(asked).toEqual([]);
  server.events.removeAllListeners();
});

test('a file that cannot be read is told with its line, and the old graph stays', async () => {
  const user = userEvent.setup();
  const { load } = await shown();
  const before = load.mock.calls.length;
  await user.upload(
    screen.getByLabelText('Open a graph of your own'),
    new File(['a b\nb c d e'], 'mine.txt'),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('mine.txt. Line 2:');
  expect(load.mock.calls.length).toBe(before);
  expect(screen.getByText(/3 nodes, 3 edges/)).toBeInTheDocument();
});

test('a graph that the engine refuses is told in a sentence', async () => {
  const { say } = await shown();
  say({ kind: 'refused', code: 'too-large', index: 9 });
  expect(screen.getByRole('alert')).toHaveTextContent('too large');
});

test('leaving the page stops every host that was mounted, also where effects run twice', async () => {
  const { unmount } = render(
    <StrictMode>
      <Graphophile />
    </StrictMode>,
  );
  await screen.findByText(/3 nodes, 3 edges/);
  unmount();
  expect(mounted.length).toBeGreaterThan(0);
  mounted.forEach(({ dispose }) => expect(dispose).toHaveBeenCalledTimes(1));
});

test('a script that does not load is told in a sentence', async () => {
  scriptLoads = false;
  render(<Graphophile />);
  expect(await screen.findByRole('alert')).toHaveTextContent('did not load');
});

test('a browser without WebAssembly is told in a sentence', async () => {
  const { WebAssembly: kept } = globalThis;
  Reflect.deleteProperty(globalThis, 'WebAssembly');
  render(<Graphophile />);
  expect(await screen.findByRole('alert')).toHaveTextContent('no WebAssembly');
  globalThis.WebAssembly = kept;
});

test('a graph that cannot be fetched is told in a sentence', async () => {
  server.use(http.get('*/graph/dependencies.json', () => new HttpResponse(null, { status: 500 })));
  render(<Graphophile />);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('could not be fetched'));
  server.resetHandlers();
});
