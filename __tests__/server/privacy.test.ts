import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuses, startScriptedModel } from './model/scriptedModel';
import { ask, KEY, rawConnection } from './runningApp';
import { startServerProcess } from './serverProcess';
import { builtSite } from './site';

// Real servers and processes on a busy machine take their time.
jest.setTimeout(60_000);

const MARKER = 'marker-48213-zebra';
const MODEL_KEY = 'provider-key-8812';

/** Every file below a folder that was written since, and holds the marker. */
function filesWith(folder: string, since: number): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => readFileSync(file).includes(MARKER) && since > 0);
}

describe('a prompt is never logged or stored', () => {
  it('is in no file, no log and no count after being asked in every way, and failing', async () => {
    const site = builtSite({ 'index.html': '<!doctype html>' });
    const scratch = mkdtempSync(path.join(tmpdir(), 'scratch-'));
    const model = await startScriptedModel();
    model.next(refuses(500, MARKER), refuses(500, MARKER));
    const server = startServerProcess({
      SITE_FOLDER: site.folder,
      LOG: 'requests',
      METRICS: 'on',
      TMPDIR: scratch,
      HOME: scratch,
      MODEL_BASE_URL: model.baseUrl,
      MODEL_NAME: 'a-model',
      MODEL_API_KEY: MODEL_KEY,
    });
    const url = (await server.firstLine).replace('localhost', '127.0.0.1').slice(0, -1);

    const previous = { prompt: MARKER, reply: MARKER };
    for (const body of [
      { prompt: MARKER },
      { prompt: MARKER, previous },
      MARKER,
      { wrong: MARKER },
    ]) {
      await (await ask(url, body)).text();
    }
    await (await ask(url, { prompt: MARKER }, { 'x-api-key': MARKER })).text();
    await (
      await ask(url, { prompt: MARKER }, { 'user-agent': MARKER, referer: `http://a/${MARKER}` })
    ).text();
    await (await ask(url, { public_key: { n: MARKER } }, {}, '/test/homomorphic')).text();
    await (await ask(url, {}, {}, `/${MARKER}?q=${MARKER}`)).text();
    await fetch(`${url}/${MARKER}?q=${MARKER}`, { redirect: 'manual' });
    const { socket, reply } = rawConnection(Number(new URL(url).port));
    socket.write(`${MARKER} /${MARKER} HTTP/1.1\r\nHost: ${MARKER}\r\n\r\n`);
    await reply;
    const counts = await (await fetch(`${url}/metrics`)).text();

    server.child.kill('SIGTERM');
    await server.exit;
    await model.close();
    expect(server.written()).toContain('"path":"/test"');
    expect(server.written() + counts).not.toMatch(new RegExp(`${MARKER}|${MODEL_KEY}|${KEY}`));
    // The address line is the only one that may name an address.
    expect(server.written().split('\n').slice(1).join('\n')).not.toMatch(/127\.0\.0\.1|::1/);
    const here = path.join(__dirname, '..', '..');
    for (const folder of [
      scratch,
      site.folder,
      path.join(here, 'content'),
      path.join(here, 'server'),
    ]) {
      expect(filesWith(folder, 1)).toEqual([]);
    }
    site.remove();
    rmSync(scratch, { recursive: true, force: true });
  }, 60_000);
});
