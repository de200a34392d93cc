import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SentToModel = {
  path: string | undefined;
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    max_tokens: number;
    messages: { role: string; content: string }[];
  };
};

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** A model server on loopback that speaks the protocol, and misbehaves as a test tells it to. */
export async function startScriptedModel() {
  const sent: SentToModel[] = [];
  const script: Behaviour[] = [];
  let connectionsClosed = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes: Buffer) => (text += bytes.toString('utf8')));
    request.on('end', () => {
      sent.push({
        path: request.url,
        authorization: request.headers.authorization,
        body: JSON.parse(text) as SentToModel['body'],
      });
      response.on('close', () => {
        if (!response.writableFinished) connectionsClosed += 1;
      });
      const behave = script.shift() ?? says('Nothing was scripted.');
      behave(response, request);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    sent,
    /** What it does with the requests to come, one after the other. */
    next: (...behaviours: Behaviour[]) => void script.push(...behaviours),
    /** Replies that were broken off from the other side. */
    abandoned: () => connectionsClosed,
    reset: () => {
      sent.length = 0;
      script.length = 0;
      connectionsClosed = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One piece of a reply, as the protocol frames it. */
export function piece(text: string, more: object = {}): string {
  const chunk = {
    id: 'one',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { content: text }, finish_reason: null }],
    ...more,
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

export const DONE = 'data: [DONE]\n\n';

export function streamHead(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** A model that behaves: these pieces, then the end. */
export function says(...pieces: string[]): Behaviour {
  return (response) => {
    streamHead(response);
    for (const text of pieces) response.write(piece(text));
    response.end(DONE);
  };
}

/** A model that refuses with a status and says what nobody else should read. */
export function refuses(status: number, secret = 'upstream-secret'): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: secret, type: 'server_error' } }));
  };
}
