import { waitFor } from '@testing-library/dom';
import { openStage } from '@/components/head/openStage';
import { openPageStage } from '@/components/head/pageStage';
import type { StageReport } from '@/components/head/stageMessages';
import { openWorkerStage } from '@/components/head/workerStage';

jest.mock('@/components/head/workerStage', () => ({ openWorkerStage: jest.fn() }));
jest.mock('@/components/head/pageStage', () => ({ openPageStage: jest.fn() }));
const inWorker = jest.mocked(openWorkerStage);
const onPage = jest.mocked(openPageStage);

const stage = () => ({ tell: jest.fn(), close: jest.fn() });
let host: HTMLElement;
let reports: StageReport[];

beforeEach(() => {
  host = document.createElement('div');
  reports = [];
  inWorker.mockReset();
  onPage.mockReset();
  onPage.mockImplementation(stage);
});

const open = () =>
  openStage({
    host,
    modelUrl: 'http://site.test/me.obj',
    seed: 1,
    report: (said) => reports.push(said),
  });
const canvases = () => [...host.querySelectorAll('canvas')];

test('the stage opens in a worker, and knows what was told in the same turn', async () => {
  inWorker.mockImplementation(stage);
  const opened = open();
  opened.tell({ kind: 'motion', paused: true, seen: true });
  opened.tell({ kind: 'motion', paused: false, seen: true });
  await waitFor(() => expect(inWorker).toHaveBeenCalledTimes(1));
  expect(inWorker.mock.lastCall?.[0].inputs).toEqual([
    { kind: 'motion', paused: false, seen: true },
  ]);
  expect(canvases()).toHaveLength(1);
  expect(onPage).not.toHaveBeenCalled();
});

test('a worker that reports failure is replaced by the page, on a new canvas', async () => {
  const worker = stage();
  inWorker.mockReturnValue(worker);
  open().tell({ kind: 'look', ink: true, pose: 'home', turned: false });
  await waitFor(() => expect(inWorker).toHaveBeenCalled());
  const given = inWorker.mock.lastCall?.[0];
  given?.report({ kind: 'unavailable' });
  await waitFor(() => expect(onPage).toHaveBeenCalledTimes(1));
  expect(worker.close).toHaveBeenCalled();
  expect(onPage.mock.lastCall?.[0].canvas).not.toBe(given?.canvas);
  expect(onPage.mock.lastCall?.[0].inputs).toHaveLength(1);
  expect(canvases()).toEqual([onPage.mock.lastCall?.[0].canvas]);
  expect(reports).toEqual([]);
});

test('with WebGL in neither, it says so once and leaves no canvas behind', async () => {
  inWorker.mockReturnValue(null);
  open();
  await waitFor(() => expect(onPage).toHaveBeenCalled());
  onPage.mock.lastCall?.[0].report({ kind: 'unavailable' });
  expect(reports).toEqual([{ kind: 'unavailable' }]);
  expect(canvases()).toHaveLength(0);
});

test('other reports go through', async () => {
  inWorker.mockImplementation(stage);
  open();
  await waitFor(() => expect(inWorker).toHaveBeenCalled());
  inWorker.mock.lastCall?.[0].report({ kind: 'ready' });
  expect(reports).toEqual([{ kind: 'ready' }]);
});

test('closed before it opened, it never opens; closed later, it takes its canvas along', async () => {
  const worker = stage();
  inWorker.mockReturnValue(worker);
  open().close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(inWorker).not.toHaveBeenCalled();
  const opened = open();
  await waitFor(() => expect(inWorker).toHaveBeenCalled());
  opened.close();
  expect(worker.close).toHaveBeenCalled();
  expect(canvases()).toHaveLength(0);
  inWorker.mock.lastCall?.[0].report({ kind: 'ready' });
  expect(reports).toEqual([]);
});
