import type { Listening } from '@/server/listen';
import { ask } from '../runningApp';
import { EMBEDDED, LOST, model, QUESTION, reports, SHORT, start } from './modelService';
import { DONE, piece, refuses, says, streamHead } from './scriptedModel';

// Real servers on a busy machine take their time.
jest.setTimeout(60_000);

describe('when the provider misbehaves, the embedded answer is given and marked as such', () => {
  /** The embedded answer, marked, reported with its reason, and without a word from upstream. */
  async function expectEmbedded(server: Listening, reason: string): Promise<void> {
    const response = await ask(server.url, { prompt: QUESTION });
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('x-answered-by')).toBe('embedded');
    expect(text).toContain(EMBEDDED);
    expect(reports.at(-1)).toMatchObject({ answeredBy: 'embedded', fallback: reason });
    const all = text + JSON.stringify([...response.headers]) + JSON.stringify(reports);
    expect(all).not.toMatch(/upstream-secret|provider-key-8812/);
  }

  it.each([400, 401, 403, 404])('status %i is not tried again', async (status) => {
    model.next(refuses(status));
    await expectEmbedded(await start(), 'refused');
    expect(model.sent).toHaveLength(1);
  });

  it.each([429, 500, 502, 503])('status %i is tried once more', async (status) => {
    model.next(refuses(status), refuses(status));
    await expectEmbedded(await start(), 'status');
    expect(model.sent).toHaveLength(2);
  });

  it('a second try that succeeds is the model’s answer', async () => {
    model.next(refuses(503), says('Back again.'));
    const response = await ask((await start()).url, { prompt: QUESTION });
    expect(response.headers.get('x-answered-by')).toBe('model');
    expect(await response.text()).toBe('Back again.');
  });

  it('a connection lost before the first word is tried once more', async () => {
    model.next(
      (response) => response.destroy(),
      (response) => {
        streamHead(response);
        response.flushHeaders();
        setImmediate(() => response.destroy());
      },
    );
    await expectEmbedded(await start(), 'connection');
    expect(model.sent).toHaveLength(2);
  });

  it('nobody listens there', async () => {
    await expectEmbedded(await start({ baseUrl: 'http://127.0.0.1:9/v1' }), 'connection');
  });

  it('it never answers', async () => {
    model.next(() => undefined);
    await expectEmbedded(await start({ timeouts: SHORT }), 'timeout');
    expect(model.sent).toHaveLength(1);
  });

  it('it opens the stream and keeps silent', async () => {
    model.next((response) => {
      streamHead(response);
      response.flushHeaders();
    });
    await expectEmbedded(await start({ timeouts: SHORT }), 'timeout');
  });

  it('it keeps the line alive without a word', async () => {
    model.next((response) => {
      streamHead(response);
      const beat = setInterval(() => response.write(': still here\n\n'), 10);
      response.on('close', () => clearInterval(beat));
    });
    await expectEmbedded(await start({ timeouts: SHORT }), 'timeout');
  });

  it('it ends without a word', async () => {
    model.next(says());
    await expectEmbedded(await start(), 'silence');
  });

  it.each([
    ['no JSON', 'data: {{{\n\n'],
    ['JSON of another kind', 'data: {"hello":"upstream-secret"}\n\n'],
    ['null', 'data: null\n\n'],
    ['choices that are none', 'data: {"choices":"upstream-secret"}\n\n'],
  ])('it streams %s', async (_, garbage) => {
    model.next((response) => {
      streamHead(response);
      response.end(garbage);
    });
    await expectEmbedded(await start(), 'garbage');
  });

  it.each([
    ['empty choices', 'data: {"choices":[]}\n\n'],
    ['text that is none', 'data: {"choices":[{"delta":{"content":["upstream-secret"]}}]}\n\n'],
    ['a page', '<!doctype html><p>upstream-secret</p>'],
  ])('it streams %s and ends', async (_, garbage) => {
    model.next((response) => {
      streamHead(response);
      response.end(garbage);
    });
    await expectEmbedded(await start(), 'silence');
  });

  it('it sends an error inside the stream', async () => {
    model.next((response) => {
      streamHead(response);
      response.end('data: {"error":{"message":"upstream-secret"}}\n\n');
    });
    await expectEmbedded(await start(), 'refused');
    expect(model.sent).toHaveLength(1);
  });

  it('it sends one line without end: no more than a bounded part of it is read', async () => {
    let written = 0;
    model.next((response) => {
      streamHead(response);
      response.write('data: {"choices":[{"delta":{"content":"');
      const pour = () => {
        while (!response.destroyed && written < 100_000_000) {
          written += 65_536;
          if (!response.write('x'.repeat(65_536))) return void response.once('drain', pour);
        }
      };
      pour();
    });
    const response = await ask((await start()).url, { prompt: QUESTION });
    expect(response.headers.get('x-answered-by')).toBe('embedded');
    expect(written).toBeLessThan(100_000_000);
  });

  it('the day’s budget is spent', async () => {
    await expectEmbedded(await start({ dailyTokens: 100 }), 'budget');
    expect(model.sent).toHaveLength(0);
  });
});

describe('when the provider misbehaves after its first word', () => {
  it.each([
    ['is cut in the middle', (end: () => void) => end()],
    ['falls silent', () => undefined],
  ])('a reply that %s ends with an honest sentence', async (_, then) => {
    model.next((response) => {
      streamHead(response);
      response.write(piece('I live in'), () =>
        setTimeout(() => then(() => response.destroy()), 20),
      );
    });
    const response = await ask((await start({ timeouts: SHORT })).url, { prompt: QUESTION });
    expect(response.headers.get('x-answered-by')).toBe('model');
    expect(await response.text()).toBe(`I live in${LOST}`);
    expect(model.sent).toHaveLength(1);
  });

  it('garbage after the first word ends the reply with an honest sentence', async () => {
    model.next((response) => {
      streamHead(response);
      response.write(piece('I live in'));
      response.end('data: upstream-secret\n\n');
    });
    expect(await (await ask((await start()).url, { prompt: QUESTION })).text()).toBe(
      `I live in${LOST}`,
    );
  });

  it('an endless reply is cut, and broken off upstream', async () => {
    model.next((response) => {
      streamHead(response);
      const talk = setInterval(() => response.write(piece('on and on and on ')), 1);
      response.on('close', () => clearInterval(talk));
    });
    const text = await (
      await ask((await start({ maxTokens: 20 })).url, { prompt: QUESTION })
    ).text();
    expect(text).toHaveLength(20 * 8 + 1);
    expect(text.endsWith('…')).toBe(true);
    while (model.abandoned() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('a slow reply ends when its time is up', async () => {
    model.next((response) => {
      streamHead(response);
      const talk = setInterval(() => response.write(piece('.')), 20);
      response.on('close', () => clearInterval(talk));
    });
    const text = await (
      await ask((await start({ timeouts: { wholeMs: 2_000 } })).url, { prompt: QUESTION })
    ).text();
    expect(text).toMatch(/^\.+ … There I lost my thread/);
  });

  it('one huge piece is cut', async () => {
    model.next(says('y'.repeat(100_000)));
    const text = await (
      await ask((await start({ maxTokens: 20 })).url, { prompt: QUESTION })
    ).text();
    expect(text).toBe(`${'y'.repeat(160)}…`);
  });

  it('characters that are split between packets arrive whole', async () => {
    const bytes = Buffer.from(piece('Größe 😀 ça') + DONE, 'utf8');
    model.next((response) => {
      streamHead(response);
      let index = 0;
      const drip = () => {
        if (index === bytes.length) return void response.end();
        response.write(bytes.subarray(index, (index += 1)), () => setImmediate(drip));
      };
      drip();
    });
    const { url } = await start();
    expect(await (await ask(url, { prompt: QUESTION })).text()).toBe('Größe 😀 ça');
  });

  it('control characters are taken out, line feeds stay', async () => {
    model.next(says('a\u0000b\u001b[31mc\nd'));
    expect(await (await ask((await start()).url, { prompt: QUESTION })).text()).toBe('ab[31mc\nd');
  });
});
