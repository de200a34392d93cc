import { workerCalls } from '@/lib/api/page-service/workerCalls';

/** A worker whose replies and breakdowns a test decides. */
class ScriptedWorker {
  static started: ScriptedWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  readonly asked: { id: number; body: string }[] = [];
  terminated = false;

  constructor() {
    ScriptedWorker.started.push(this);
  }
  postMessage(message: { id: number; body: string }): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  breakDown(): void {
    this.onerror?.({ preventDefault: () => undefined });
  }
}

function calls() {
  ScriptedWorker.started = [];
  return workerCalls<string, string>(() => new ScriptedWorker() as unknown as Worker);
}
const worker = (index = 0) => ScriptedWorker.started[index]!;

describe('calls of a worker of the page', () => {
  test('start it once, and give each call its own result', async () => {
    const { prepare, call } = calls();
    prepare();
    const first = call('one', null);
    const second = call('two', null);
    expect(ScriptedWorker.started).toHaveLength(1);
    const [one, two] = worker().asked;
    worker().onmessage?.({ data: { id: two!.id, kind: 'done', result: 'to two' } });
    worker().onmessage?.({ data: { id: one!.id, kind: 'done', result: 'to one' } });
    expect(await Promise.all([first, second])).toEqual(['to one', 'to two']);
  });

  test('are refused with the worker’s own code and sentence', async () => {
    const { call } = calls();
    const refused = call('one', null);
    worker().onmessage?.({
      data: {
        id: worker().asked[0]!.id,
        kind: 'refused',
        code: 'n_prime',
        message: 'It is a prime.',
      },
    });
    await expect(refused).rejects.toMatchObject({ code: 'n_prime', message: 'It is a prime.' });
  });

  test('fail when it breaks down, and the next call starts another', async () => {
    const { call } = calls();
    const lost = call('one', null);
    worker().breakDown();
    await expect(lost).rejects.toThrow('broke down');
    expect(worker().terminated).toBe(true);
    const found = call('two', null);
    worker(1).onmessage?.({ data: { id: worker(1).asked[0]!.id, kind: 'done', result: 'yes' } });
    expect(await found).toBe('yes');
  });

  test('end with the signal’s reason, and a reply that comes later is nobody’s', async () => {
    const { call } = calls();
    const leaving = new AbortController();
    const left = call('one', leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    worker().onmessage?.({ data: { id: worker().asked[0]!.id, kind: 'done', result: 'late' } });
    await expect(call('two', leaving.signal)).rejects.toThrow('gone');
  });
});
