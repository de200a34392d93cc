import { WebSocket } from 'ws';
import { z } from 'zod';

const MESSAGE = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({
    type: z.literal('error'),
    id: z.number().nullable(),
    error: z.string(),
    message: z.string(),
  }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (reason: Error) => void;
}

type OnEvent = (method: string, params: unknown) => void;

/** A line to a browser that speaks WebDriver BiDi: commands with their answers, and events. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #onEvent: OnEvent;
  readonly #waiting = new Map<number | null, Waiting>();
  #commands = 0;

  private constructor(socket: WebSocket, onEvent: OnEvent) {
    this.#socket = socket;
    this.#onEvent = onEvent;
    socket.on('message', (data) => this.#take(String(data)));
    socket.on('close', () => this.#giveUp(new Error('The browser has hung up.')));
  }

  static async open(address: string, onEvent: OnEvent): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new BidiConnection(socket, onEvent);
  }

  send(method: string, params: object): Promise<unknown> {
    const id = ++this.#commands;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #take(text: string): void {
    const message = MESSAGE.parse(JSON.parse(text));
    if (message.type === 'event') return this.#onEvent(message.method, message.params);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'success') waiting?.resolve(message.result);
    else waiting?.reject(new Error(`${message.error}: ${message.message}`));
  }

  #giveUp(reason: Error): void {
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
