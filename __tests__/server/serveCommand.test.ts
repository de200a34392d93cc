import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { DONE, piece, startScriptedModel, streamHead } from './model/scriptedModel';
import { ask } from './runningApp';
import { startServerProcess } from './serverProcess';
import { builtSite } from './site';

// npm and a process of its own take a few seconds to start on a busy machine.
jest.setTimeout(60_000);

const site = builtSite({ 'index.html': '<!doctype html>' });
afterAll(site.remove);

let model: Awaited<ReturnType<typeof startScriptedModel>>;
beforeAll(async () => (model = await startScriptedModel()));
afterAll(() => model.close());

const commands: ChildProcess[] = [];
afterEach(() => {
  for (const { pid } of commands.splice(0)) {
    try {
      // What a failed test left behind.
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  }
});

/** The documented command, npm and all, in a group of processes of its own as a terminal has it. */
async function npmRunServe() {
  const command = spawn('npm', ['run', '--silent', 'serve'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_FOLDER: site.folder,
      MODEL_NAME: 'a-model',
      MODEL_BASE_URL: model.baseUrl,
    },
  });
  commands.push(command);
  const exit = once(command, 'exit') as Promise<[number | null, string | null]>;
  const [line] = (await once(createInterface(command.stdout), 'line')) as [string];
  return { command, exit, url: line.slice(0, -1) };
}

describe('npm run serve', () => {
  it.each([
    ['SIGTERM to npm alone', ({ pid = 0 }: ChildProcess) => process.kill(pid, 'SIGTERM')],
    ['Ctrl+C, which all of them hear', ({ pid = 0 }: ChildProcess) => process.kill(-pid, 'SIGINT')],
  ])('ends at %s: open replies finish, the port is free, the exit code is 0', async (_, stop) => {
    let finish = () => {};
    model.next((response) => {
      streamHead(response);
      response.write(piece('The first half'));
      finish = () => response.end(piece(' and the second.') + DONE);
    });
    const { command, exit, url } = await npmRunServe();
    const reply = await ask(url, { prompt: 'Where do you live?' });
    stop(command);
    // The port is given up first: only then is the reply let go on.
    const refused = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1');
        socket.on('connect', () => resolve(false)).on('error', () => resolve(true));
        socket.on('connect', () => socket.destroy());
      });
    while (!(await refused())) await new Promise(setImmediate);
    finish();
    expect(await reply.text()).toBe('The first half and the second.');
    expect(await exit).toEqual([0, null]);
  });

  it('goes on when nobody reads what it writes', async () => {
    const server = startServerProcess({
      SITE_FOLDER: site.folder,
      LOG: 'requests',
      HOST: '127.0.0.1',
    });
    const url = await server.firstLine;
    server.child.stdout?.destroy();
    for (let count = 0; count < 3; count += 1) {
      expect((await fetch(`${url}healthz`)).status).toBe(200);
    }
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });

  it('has no /metrics unless asked for, and then counts pages and refusals too', async () => {
    const quiet = startServerProcess({ SITE_FOLDER: site.folder, HOST: '127.0.0.1' });
    const home = await quiet.firstLine;
    expect((await fetch(`${home}metrics`, { redirect: 'manual' })).status).toBe(302);
    quiet.child.kill('SIGTERM');

    const server = startServerProcess({
      SITE_FOLDER: site.folder,
      HOST: '127.0.0.1',
      METRICS: 'on',
      LOG: 'requests',
    });
    const url = await server.firstLine;
    await fetch(url);
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.end('nonsense\r\n\r\n'),
    );
    await once(socket.resume(), 'close');
    const counts = await (await fetch(`${url}metrics`)).text();
    expect(counts).toContain('requests_total{path="/",status="200"} 1');
    expect(counts).toContain('requests_total{path="other",status="400"} 1');
    expect(counts).not.toMatch(/dave/i);
    server.child.kill('SIGTERM');
    await server.exit;
    expect(server.written()).toContain('"path":"/","method":"GET","status":200');
  });
});
