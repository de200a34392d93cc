import { setImmediate as endOfTurn } from 'node:timers/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Connection } from '@/server/app';
import type { BodyBytes } from '@/server/guard/body';
import { errorBody } from '@/server/failure';
import { clientName } from '@/server/guard/client';

/** Headers must have arrived after this long; a whole request, however slow, after twice that. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** An idle connection is kept for a visitor's next question, and not for ever. */
const KEEP_ALIVE_MS = 30_000;
/** Replies that are under way when the server stops may still finish within this time. */
const GRACE_MS = 10_000;
const IDLE_SWEEP_MS = 50;

/** An address that cannot be listened on. Its message is one sentence that says what to do. */
export class ListenError extends Error {
  override name = 'ListenError';
  /** The system's own code, such as EADDRINUSE. */
  readonly code: string | undefined;

  constructor(code: string | undefined, host: string, port: number) {
    super(listenSentence(code, host, port));
    this.code = code;
  }
}

export type Listening = {
  /** Where it can be reached, such as http://localhost:3000 */
  url: string;
  port: number;
  /** Takes no new connection, lets open replies finish, and resolves when all is closed. */
  close: (graceMs?: number) => Promise<void>;
};

export type ListenOptions = {
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  host: string;
  /** 0 takes any that is free. */
  port: number;
  /** Lets the adapter put its own quick Request and Response in place of Node's. */
  overrideGlobalObjects?: boolean;
  headersTimeoutMs?: number;
  requestTimeoutMs?: number;
};

/**
 * Serves a fetch handler over HTTP.
 *
 * @throws ListenError where the port is taken, forbidden, or the host is none of this machine's
 */
export async function listen(options: ListenOptions): Promise<Listening> {
  const listener = getRequestListener(
    (request, bindings) => options.fetch(request, bindings as HttpBindings),
    {
      overrideGlobalObjects: options.overrideGlobalObjects ?? false,
      errorHandler: notUnderstood,
    },
  );
  const start = async (host: string, port: number) => {
    const server = createServer(
      {
        headersTimeout: options.headersTimeoutMs ?? HEADERS_TIMEOUT_MS,
        requestTimeout: options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: 1_000,
      },
      (incoming, outgoing) => void listener(incoming, outgoing),
    );
    await bind(server, host, port);
    return server;
  };

  // "localhost" is two addresses. A browser may try either, so both are answered where both exist.
  const [first, second] =
    options.host === 'localhost' ? ['127.0.0.1', '::1'] : [options.host, undefined];
  const servers = [await start(first ?? options.host, options.port)];
  const { port } = servers[0]?.address() as AddressInfo;
  if (second) {
    try {
      servers.push(await start(second, port));
    } catch (error) {
      // A machine without IPv6 has one address only. A port that is taken there is another matter:
      // half of the visitors would meet the other program.
      if (options.port !== 0 && error instanceof ListenError && error.code === 'EADDRINUSE') {
        await Promise.all(servers.map((server) => closeGently(server, 0)));
        throw error;
      }
    }
  }
  const shown = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${shown}:${port}`,
    port,
    close: async (graceMs = GRACE_MS) => {
      await Promise.all(servers.map((server) => closeGently(server, graceMs)));
    },
  };
}

/** For what is no request at all, such as one with a Host that cannot be. */
function notUnderstood(): Response {
  return new Response(errorBody('request_invalid', 'The request could not be understood.'), {
    status: 400,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ListenError(error.code, host, port)),
    );
    server.listen(port, host, resolve);
  });
}

function listenSentence(code: string | undefined, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop that one, or choose another with PORT=${port + 1}.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: choose one above 1023 with PORT=3000.`;
    default:
      return `HOST is “${host}”, which is no address of this machine: use localhost, or 0.0.0.0 for all of them.`;
  }
}

function closeGently(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection that was busy becomes idle when its reply ends, and would be kept alive.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * What the app needs to know of a Node connection. The body is read from the socket itself, which
 * spares the web stream around it.
 *
 * @param trustedForwardedHeader the header in which our own proxy names the visitor; "" for none
 */
export function nodeConnection(trustedForwardedHeader: string) {
  return (request: Request, { incoming }: HttpBindings): Connection => ({
    client: clientName(
      incoming.socket.remoteAddress ?? '',
      (trustedForwardedHeader && request.headers.get(trustedForwardedHeader)) || undefined,
    ),
    body: bodyOf(incoming as IncomingMessage),
  });
}

function bodyOf(incoming: IncomingMessage): BodyBytes {
  return {
    // A small body comes with its head, in the same turn of the event loop: waiting for that turn
    // to end costs a tenth of reading it bit by bit.
    async arrived() {
      if (!incoming.complete) await endOfTurn();
      return incoming.complete ? ((incoming.read() as Uint8Array | null) ?? EMPTY) : null;
    },
    // A refusal still has to be sent over this connection: stopping must not destroy it.
    [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }),
  };
}

const EMPTY = new Uint8Array();
