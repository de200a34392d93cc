import { once } from 'node:events';
import { connect } from 'node:net';
import { ask, rawConnection, requestHead, startApp } from './runningApp';

// Real servers and processes on a busy machine take their time.
jest.setTimeout(60_000);

/** A reply that is under way until the test lets it end. */
function slowAnswerer() {
  let begun = () => {};
  let finish = () => {};
  const started = new Promise<void>((resolve) => (begun = resolve));
  const ended = new Promise<void>((resolve) => (finish = resolve));
  return {
    started,
    finish: () => finish(),
    answerer: {
      answer: () => ({
        by: 'model' as const,
        text: (async function* () {
          yield 'The first half';
          begun();
          await ended;
          yield ' and the second.';
        })(),
      }),
    },
  };
}

describe('a server that stops', () => {
  it('lets open replies finish and takes no new connection', async () => {
    const { answerer, started, finish } = slowAnswerer();
    const server = await startApp({ answerer });
    const reply = ask(server.url).then((response) => response.text());
    await started;
    const closed = server.close();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    finish();
    expect(await reply).toBe('The first half and the second.');
    await closed;
  });

  it('closes idle connections at once', async () => {
    const server = await startApp();
    await (await ask(server.url)).text();
    await server.close();
  });

  it('does not wait longer than its grace for a reply that never ends', async () => {
    const { answerer, started } = slowAnswerer();
    const server = await startApp({ answerer });
    const reply = ask(server.url).then((response) => response.text());
    await started;
    await Promise.all([server.close(50), expect(reply).rejects.toThrow()]);
  });
});

describe('slow senders', () => {
  it('who do not finish their headers are let go with 408', async () => {
    const server = await startApp({}, { limits: { headersTimeoutMs: 300, requestTimeoutMs: 600 } });
    const { socket, reply } = rawConnection(server.port);
    socket.write('POST /test HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(await reply).toMatch(/^HTTP\/1\.1 408 /);
    await server.close(0);
  });

  it('held open by the hundred do not keep others waiting for their answer', async () => {
    const server = await startApp();
    const slow = Array.from({ length: 200 }, () => connect(server.port, '127.0.0.1'));
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const socket of slow) socket.write(`${requestHead('Content-Length: 100')}{`);
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(server.url)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(slow.every((socket) => !socket.destroyed)).toBe(true);
    for (const socket of slow) socket.destroy();
    await server.close(0);
  });
});
