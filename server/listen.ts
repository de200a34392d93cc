import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { errorBody, type FailureCode, FAILURES } from '@/server/errors';

/** What one connection, and all of them, may take. A test brings smaller ones. */
export type ConnectionLimits = {
  /** Headers must have arrived after this long, and a whole request, however slow, after that. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  /** An idle connection is kept for a visitor's next question, and not for ever. */
  keepAliveMs: number;
  /**
   * A connection on which nothing moves is closed: its visitor does not read. Node looks at it
   * twice, so it may take twice as long; a model that thinks is silent for 12 s at most.
   */
  silenceTimeoutMs: number;
  /** Requests that may wait for their reply on one connection; browsers wait with one at a time. */
  maxPipelined: number;
  maxConnections: number;
};

const LIMITS: ConnectionLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  keepAliveMs: 30_000,
  silenceTimeoutMs: 30_000,
  maxPipelined: 8,
  maxConnections: 2_000,
};

/** Replies that are under way when the server stops may still finish within this time. */
const GRACE_MS = 10_000;
const IDLE_SWEEP_MS = 50;

/** An address that cannot be listened on. Its message is one sentence that says what to do. */
class ListenError extends Error {
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
  /** How many connections are open. */
  connections: () => Promise<number>;
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
  limits?: Partial<ConnectionLimits>;
  /** Told of what Node refuses before it is a request. */
  onRefusal?: (status: number, code: FailureCode) => void;
};

/**
 * Serves a fetch handler over HTTP.
 *
 * @throws ListenError where the port is taken, forbidden, or the host is none of this machine's
 */
export async function listen(options: ListenOptions): Promise<Listening> {
  const limits = { ...LIMITS, ...options.limits };
  const listener = getRequestListener(
    (request, bindings) => options.fetch(request, bindings as HttpBindings),
    {
      overrideGlobalObjects: options.overrideGlobalObjects ?? false,
      // HTTP/1.0 knows no Host, and some health checks still speak it.
      hostname: 'localhost',
      errorHandler: () => {
        options.onRefusal?.(400, 'request_invalid');
        return refusal('request_invalid');
      },
    },
  );
  const refuse = (socket: Duplex, code: FailureCode | null) => {
    if (code) options.onRefusal?.(FAILURES[code][0], code);
    refuseConnection(socket, code);
  };
  const start = async (host: string, port: number) => {
    const server = createServer(
      {
        headersTimeout: limits.headersTimeoutMs,
        requestTimeout: limits.requestTimeoutMs,
        keepAliveTimeout: limits.keepAliveMs,
        connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs),
      },
      (incoming, outgoing) => {
        const isAmbiguous = (incoming.headersDistinct.host?.length ?? 0) > 1;
        if (countReply(incoming, outgoing) > limits.maxPipelined) incoming.socket.destroy();
        // Which of two hosts is meant, a proxy in front may see otherwise (RFC 9112, section 3.2).
        else if (isAmbiguous) refuse(incoming.socket, 'request_invalid');
        else void listener(incoming, outgoing);
      },
    );
    server.timeout = limits.silenceTimeoutMs;
    server.maxConnections = limits.maxConnections;
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      refuse(socket, refusalOf(error.code));
    });
    server.on('checkExpectation', ({ socket }: IncomingMessage) =>
      refuse(socket, 'expectation_failed'),
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
    connections: async () => {
      const counts = await Promise.all(
        servers.map((server) => promisify(server.getConnections.bind(server))()),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
    close: async (graceMs = GRACE_MS) => {
      await Promise.all(servers.map((server) => closeGently(server, graceMs)));
    },
  };
}

/** The replies that are still to be sent on each connection. */
const replies = new WeakMap<Duplex, Set<ServerResponse>>();

function countReply({ socket }: IncomingMessage, outgoing: ServerResponse): number {
  const open = replies.get(socket) ?? new Set();
  replies.set(socket, open.add(outgoing));
  outgoing.on('close', () => open.delete(outgoing));
  return open.size;
}

/** What Node's parser found, in our words; null where there is nobody left to tell. */
function refusalOf(code: string | undefined): FailureCode | null {
  switch (code) {
    case 'ECONNRESET':
    case 'EPIPE':
      return null;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'request_too_slow';
    case 'HPE_HEADER_OVERFLOW':
      return 'headers_too_large';
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 'body_too_large';
    default:
      return 'request_invalid';
  }
}

/** The last words on a connection, unless a reply is half sent: then it just ends. */
function refuseConnection(socket: Duplex, code: FailureCode | null): void {
  const isHalfSent = [...(replies.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  if (!code || isHalfSent || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = FAILURES[code];
  const body = errorBody(code, message);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(REFUSAL_HEADERS).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const REFUSAL_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

function refusal(code: FailureCode): Response {
  const [status, message] = FAILURES[code];
  return new Response(errorBody(code, message), { status, headers: REFUSAL_HEADERS });
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
