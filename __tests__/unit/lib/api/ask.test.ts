import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OFFERED_QUESTIONS_HEADER, writeOfferedQuestions } from '@/lib/api/offeredQuestions';

let server: Server | undefined;

/** The real client against a real server on loopback; the host is read when the module loads. */
async function clientOf(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  process.env.NEXT_PUBLIC_API_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  jest.resetModules();
  return (await import('@/lib/api/ask')).ask;
}

afterEach(async () => {
  delete process.env.NEXT_PUBLIC_API_HOST;
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk.toString();
  return text;
}

describe('POST {api-host}/test', () => {
  it('sends the JSON body {prompt} with the Content-Type and the api-key header', async () => {
    const seen: unknown[] = [];
    const ask = await clientOf(async (request, response) => {
      seen.push(request.method, request.url, request.headers['content-type']);
      seen.push(request.headers['x-api-key'], await bodyOf(request));
      response.end('ok');
    });
    await ask('Who are you?');
    const { API_KEY } = await import('@/lib/env');
    expect(API_KEY).not.toBe('');
    expect(seen).toEqual([
      'POST',
      '/test',
      'application/json',
      API_KEY,
      '{"prompt":"Who are you?"}',
    ]);
  });

  it('sends the exchange before when there was one', async () => {
    let body = '';
    const ask = await clientOf(async (request, response) => {
      body = await bodyOf(request);
      response.end('ok');
    });
    await ask('And before?', { previous: { question: 'Where?', reply: 'Here.' } });
    expect(JSON.parse(body)).toEqual({
      prompt: 'And before?',
      previous: { prompt: 'Where?', reply: 'Here.' },
    });
  });

  it.each([
    ['application/json', '"a string"', 'a string'],
    ['application/json; charset=utf-8', '42', '42'],
    ['application/json', '{"a":1}', '{"a":1}'],
    ['application/problem+json', 'null', 'null'],
    ['text/plain; charset=utf-8', '"as it is" <b>&amp;', '"as it is" <b>&amp;'],
  ])('reads a %s reply of %s as text', async (type, body, text) => {
    const ask = await clientOf((_, response) => {
      response.setHeader('content-type', type).end(body);
    });
    expect(await ask('?')).toEqual({ text, offers: [] });
  });

  it('hands over a plain reply while it comes, with letters that arrive in halves', async () => {
    const bytes = Buffer.from('né 👋');
    const ask = await clientOf((_, response) => {
      response.setHeader('content-type', 'text/plain');
      response.write(bytes.subarray(0, 2));
      setTimeout(() => response.end(bytes.subarray(2)), 20);
    });
    const heard: string[] = [];
    const reply = await ask('?', { onText: (soFar) => heard.push(soFar) });
    expect(reply.text).toBe('né 👋');
    expect(heard[0]).toBe('n');
  });

  it('hands over the questions that are offered, whatever letters they have', async () => {
    const questions = ['Where do you live?', 'Gdzie mieszkasz, Łucjo?'];
    const ask = await clientOf((_, response) => {
      response.setHeader(OFFERED_QUESTIONS_HEADER, writeOfferedQuestions(questions)).end('Hm.');
    });
    expect(await ask('?')).toEqual({ text: 'Hm.', offers: questions });
  });

  it.each(['%', 'no json', '{}', '%5B1%2Cnull%2C%22%22%5D'])(
    'offers nothing where the header is %s',
    async (value) => {
      const ask = await clientOf((_, response) => {
        response.setHeader(OFFERED_QUESTIONS_HEADER, value).end('Hm.');
      });
      expect(await ask('?')).toEqual({ text: 'Hm.', offers: [] });
    },
  );

  it.each([400, 404, 429, 500, 503])('throws for status %i', async (status) => {
    const ask = await clientOf((_, response) => {
      response.writeHead(status).end('{"error":{}}');
    });
    await expect(ask('?')).rejects.toMatchObject({ code: 'status', status });
  });

  it('throws the server’s own sentence where it gives one', async () => {
    const ask = await clientOf((_, response) => {
      response.writeHead(429).end('{"error":{"code":"rate","message":"Wait a minute."}}');
    });
    await expect(ask('?')).rejects.toMatchObject({ code: 'status', message: 'Wait a minute.' });
  });

  it('throws when the server cannot be reached', async () => {
    const ask = await clientOf((request) => request.socket.destroy());
    await expect(ask('?')).rejects.toMatchObject({ code: 'network' });
  });

  it('throws when the body breaks off', async () => {
    const ask = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 100 });
      response.write('half', () => response.socket?.destroy());
    });
    await expect(ask('?')).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('throws when what claims to be JSON is not', async () => {
    const ask = await clientOf((_, response) => {
      response.setHeader('content-type', 'application/json').end('{');
    });
    await expect(ask('?')).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('throws a time-out when the service keeps silent', async () => {
    const ask = await clientOf(() => undefined);
    const { MAX_SILENCE_MS } = await import('@/lib/api/ask');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const reply = ask('?');
      const outcome = expect(reply).rejects.toMatchObject({ code: 'timeout' });
      await jest.advanceTimersByTimeAsync(MAX_SILENCE_MS);
      await outcome;
    } finally {
      jest.useRealTimers();
    }
  });
});
