import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { FallbackReason } from '@/server/answerer';
import type { ModelEnvironment } from '@/server/environment';
import type { Message } from '@/server/model/prompt';

/** A reply under way: its first piece has come already. */
export type OpenReply = {
  pieces: AsyncIterable<string>;
  /** Tokens of the reply as the provider counts them, once it has told. */
  tokens: () => number | undefined;
};

/** Asks a provider and resolves with its first word. Throws ModelTrouble where none comes. */
export type ReplyOpener = (messages: Message[], signal: AbortSignal) => Promise<OpenReply>;

export type ModelTimeouts = {
  /** Until the provider answers at all. */
  connectMs: number;
  /** Until its first word; the page gives up after 30 s of silence. */
  firstWordMs: number;
  /** Between two words. */
  silenceMs: number;
  /** For the whole reply. */
  wholeMs: number;
};

const TIMEOUTS: ModelTimeouts = {
  connectMs: 6_000,
  firstWordMs: 12_000,
  silenceMs: 10_000,
  wholeMs: 45_000,
};

/** What a provider may send in all, whatever it sends: a reply has a few kilobytes. */
const STREAM_LIMIT_BYTES = 512 * 1024;
/** Characters of a reply for each of its tokens, generously: beyond it the reply is cut. */
export const MAX_CHARACTERS_PER_TOKEN = 8;

/** Why a provider did not answer, without a word of what it said. */
export class ModelTrouble extends Error {
  override name = 'ModelTrouble';
  readonly reason: FallbackReason;
  /** True where asking again may help. */
  readonly isRetryable: boolean;

  constructor(reason: FallbackReason, isRetryable = false) {
    super(`The language model gave no answer (${reason}).`);
    this.reason = reason;
    this.isRetryable = isRetryable;
  }
}

/** A provider that speaks OpenAI's chat completions, streamed. */
export function openAiProvider(
  { baseUrl, apiKey, name, maxTokens }: ModelEnvironment,
  timeouts: Partial<ModelTimeouts> = {},
): ReplyOpener {
  const limits = { ...TIMEOUTS, ...timeouts };
  const client = new OpenAI({
    baseURL: baseUrl,
    // A model of one's own needs no key, but the client insists on one.
    apiKey: apiKey || 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    timeout: limits.wholeMs,
    fetch: boundedFetch,
  });
  // OpenAI renamed this field for its newer models; everyone else knows the older name, and not
  // everyone knows that usage can be asked for.
  const limit = /(^|\.)openai\.com$/.test(new URL(baseUrl).hostname)
    ? { max_completion_tokens: maxTokens, stream_options: { include_usage: true } }
    : { max_tokens: maxTokens };

  return async (messages, signal) => {
    const stop = new AbortController();
    let isLate = false;
    const whole = setTimeout(() => {
      isLate = true;
      stop.abort();
    }, limits.wholeMs);
    const end = () => {
      clearTimeout(whole);
      stop.abort();
    };
    let tokens: number | undefined;
    try {
      const stream = await within(
        limits.connectMs,
        client.chat.completions.create(
          { model: name, messages, stream: true, ...limit },
          { signal: AbortSignal.any([signal, stop.signal]) },
        ),
      );
      // The client takes being stopped for an end like any other.
      const checkTime = () => {
        if (isLate) throw new ModelTrouble('timeout');
      };
      const words = withoutSecret(
        textOf(stream, (used) => (tokens = used), checkTime),
        apiKey,
      );
      const first = await within(limits.firstWordMs, words.next());
      if (first.done) throw new ModelTrouble('silence');
      return {
        pieces: piecesOf(
          first.value,
          words,
          maxTokens * MAX_CHARACTERS_PER_TOKEN,
          limits.silenceMs,
          end,
        ),
        tokens: () => tokens,
      };
    } catch (error) {
      end();
      throw troubleOf(error);
    }
  };
}

async function* textOf(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  countTokens: (used: number) => void,
  checkTime: () => void,
): AsyncGenerator<string> {
  for await (const chunk of stream) {
    const used: unknown = chunk?.usage?.completion_tokens;
    if (typeof used === 'number' && used >= 0) countTokens(used);
    // A provider may send anything at all: only text is taken from it.
    if (!Array.isArray(chunk?.choices)) throw new ModelTrouble('garbage');
    const text: unknown = chunk.choices[0]?.delta?.content;
    const clean = typeof text === 'string' ? withoutControls(text) : '';
    if (clean) yield clean;
  }
  checkTime();
}

/** The reply from its first piece on, cut where it grows endless. */
async function* piecesOf(
  first: string,
  rest: AsyncGenerator<string>,
  maxCharacters: number,
  silenceMs: number,
  end: () => void,
): AsyncGenerator<string> {
  let left = maxCharacters;
  try {
    for (let piece = first; ;) {
      if (piece.length > left) {
        yield `${piece.slice(0, left)}…`;
        return;
      }
      left -= piece.length;
      yield piece;
      const next = await within(silenceMs, rest.next());
      if (next.done) return;
      piece = next.value;
    }
  } finally {
    end();
  }
}

/** What stands in a reply where the provider repeated our key. */
const MASK = '•••';
/** Shorter ones are placeholders for a model of one's own, and could be a word of any reply. */
const MIN_SECRET_CHARACTERS = 8;

/**
 * The text with our own key masked, whichever pieces it comes in: the end of a piece that could
 * begin the key is held back until the next has come.
 */
async function* withoutSecret(
  pieces: AsyncGenerator<string>,
  secret: string,
): AsyncGenerator<string> {
  if (secret.length < MIN_SECRET_CHARACTERS) return yield* pieces;
  let held = '';
  for await (const piece of pieces) {
    const text = (held + piece).replaceAll(secret, MASK);
    let begun = Math.min(secret.length - 1, text.length);
    while (!secret.startsWith(text.slice(text.length - begun))) begun -= 1;
    held = text.slice(text.length - begun);
    if (held.length < text.length) yield text.slice(0, text.length - begun);
  }
  if (held) yield held;
}

/** Line feeds are text; other control characters are not, and some of them move a terminal. */
function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '');
}

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModelTrouble('timeout')), milliseconds);
  });
  // Whoever comes second must not be an unhandled rejection.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function troubleOf(error: unknown): ModelTrouble {
  if (error instanceof ModelTrouble) return error;
  if (error instanceof APIConnectionError) return new ModelTrouble('connection', true);
  if (error instanceof APIError) {
    // An error in the middle of a stream has no status.
    const status = typeof error.status === 'number' ? error.status : 0;
    const isRetryable = status === 429 || status >= 500;
    return new ModelTrouble(isRetryable ? 'status' : 'refused', isRetryable);
  }
  if (error instanceof SyntaxError) return new ModelTrouble('garbage');
  // What fetch throws when a connection breaks after the headers came.
  return new ModelTrouble('connection', true);
}

/**
 * The client reads a line to its end, however long it is: here is an end to what it gets. And a
 * redirect is not followed: whoever sits at its end was not named by the owner, and would be sent
 * the prompt. By 'manual', because workerd knows no 'error': the client takes the 3xx for a refusal.
 */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (!response.body) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.byteLength;
        if (bytes > STREAM_LIMIT_BYTES) controller.error(new ModelTrouble('garbage'));
        else controller.enqueue(part);
      },
    }),
  );
  return new Response(bounded, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};
