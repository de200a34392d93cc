import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';

// It trains the answers where they are not trained yet, and starts Next.
jest.setTimeout(180_000);

let command: ChildProcess | undefined;
afterEach(() => {
  try {
    // What a failed test left behind.
    if (command?.pid) process.kill(-command.pid, 'SIGKILL');
  } catch {
    // It has ended, as it should.
  }
});

/** A port that is free now, as the next one most likely is too. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket
      .once('error', () => resolve(true))
      .once('connect', () => {
        socket.destroy();
        resolve(false);
      });
  });
}

describe('npm run dev', () => {
  it('serves pages, answers their questions from the next port, and ends whole when asked to', async () => {
    const port = await freePort();
    const pages = `http://localhost:${port}`;
    command = spawn('npm', ['run', '--silent', 'dev'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        NEXT_PUBLIC_API_KEY: 'a-key',
      },
    });
    const exit = once(command, 'exit');
    let answers = '';
    if (!command.stdout) throw new Error('npm has no output');
    for await (const line of createInterface(command.stdout)) {
      [, answers = ''] = /^Answers are given on (http.*)$/.exec(line) ?? [];
      if (answers) break;
    }
    expect(answers).toBe(`http://localhost:${port + 1}`);
    command.stdout.resume();

    const reply = await fetch(`${answers}/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'a-key', origin: pages },
      body: JSON.stringify({ prompt: 'Do you use cookies?' }),
    });
    expect(reply.headers.get('access-control-allow-origin')).toBe(pages);
    expect(await reply.text()).toMatch(/cookie|banner/i);
    expect(await (await fetch(`${pages}/robots.txt`)).text()).toContain('User-Agent');

    if (command.pid) process.kill(command.pid, 'SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(await Promise.all([isRefused(port), isRefused(port + 1)])).toEqual([true, true]);
  });
});
