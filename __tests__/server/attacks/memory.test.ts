import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { KEY, startApp } from '../runningApp';
import { builtSite } from '../site';
import { healthProbe, percentile, residentMb, startAttacked } from './probe';

// A process of its own takes a few seconds to start on a busy machine.
jest.setTimeout(60_000);

const site = builtSite({
  'index.html': '<!doctype html>',
  'me.obj': 'v 0.125 -0.25 1.0625\n'.repeat(45_000),
});
afterAll(site.remove);

/** Connections that ask so often at once and read nothing. */
async function askAndNeverRead(port: number, connections: number, requests: number) {
  const sockets: Socket[] = [];
  for (let index = 0; index < connections; index += 1) {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('GET /me.obj HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));
    sockets.push(socket);
  }
  return sockets;
}

describe('visitors who ask for much and read nothing', () => {
  it('cost the server no memory, and nobody else their answer', async () => {
    const server = await startAttacked({ SITE_FOLDER: site.folder });
    const probe = healthProbe(server.port);
    // What a server grows by at its first requests is not the attack's.
    for (let count = 0; count < 20; count += 1) {
      await (await fetch(`${server.url}/me.obj`)).arrayBuffer();
    }
    const beforeMb = residentMb(server.child.pid);
    const sockets = [
      ...(await askAndNeverRead(server.port, 1, 1_500)),
      ...(await askAndNeverRead(server.port, 3, 600)),
    ];
    const times = await probe.times(20);
    expect(percentile(times, 50)).toBeLessThan(250);
    expect(residentMb(server.child.pid) - beforeMb).toBeLessThan(60);
    for (const socket of sockets) socket.destroy();
    probe.close();
    await server.stop();
  });

  it('are let go when nothing has moved for their time', async () => {
    const server = await startApp(
      { answerer: { answer: () => ({ by: 'embedded', text: 'x'.repeat(8_000_000) }) } },
      { limits: { silenceTimeoutMs: 200 } },
    );
    const socket = connect(server.port, '127.0.0.1').pause();
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const body = '{"prompt":""}';
    socket.write(
      `POST /test HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Api-Key: ${KEY}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    // Resolves once the server has nobody left to serve.
    await new Promise<void>((resolve) => {
      const look = setInterval(async () => {
        if ((await server.connections()) > 0) return;
        clearInterval(look);
        resolve();
      }, 20);
    });
    socket.destroy();
    await server.close(0);
  });

  it('may not fill the house: beyond the most connections the next is turned away', async () => {
    const server = await startApp({}, { limits: { maxConnections: 5 } });
    const sockets = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = connect(server.port, '127.0.0.1');
        await once(socket, 'connect');
        return socket;
      }),
    );
    const sixth = connect(server.port, '127.0.0.1');
    sixth.on('error', () => undefined);
    await once(sixth, 'close');
    for (const socket of sockets) socket.destroy();
    await Promise.all(sockets.map((socket) => once(socket, 'close')));
    await server.close(0);
  });
});
