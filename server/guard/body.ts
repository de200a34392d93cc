import { Failure } from '@/server/failure';

/** The largest bodies that each address reads, in bytes. */
export const ASK_BODY_LIMIT_BYTES = 64 * 1024;
/** 256 ciphertexts of a 4,096-bit key are 2,467 digits each; with its key that is about 640 KB. */
export const SUM_BODY_LIMIT_BYTES = 768 * 1024;

/** A whole body must have arrived after this long, however slowly its bytes trickle in. */
export const BODY_TIMEOUT_MS = 10_000;

export type BodyBytes = AsyncIterable<Uint8Array> & {
  /** The whole body where it has arrived already, which spares waiting for it; else null. */
  arrived?: () => Promise<Uint8Array | null>;
};

export type BodyLimits = { bytes: number; timeoutMs: number };

/**
 * Reads a body as JSON and gives up as soon as it is too large or too slow, so that neither a long
 * body nor a lying content-length costs more memory than the limit.
 *
 * @throws Failure body_too_large (413), body_too_slow (408), body_unreadable or json_invalid (400)
 */
export async function readJson(
  body: BodyBytes,
  contentLength: string | undefined,
  limits: BodyLimits,
): Promise<unknown> {
  if (Number(contentLength) > limits.bytes) throw tooLarge();
  const arrived = await body.arrived?.();
  if (arrived && arrived.byteLength > limits.bytes) throw tooLarge();
  const text = arrived ? decoded([arrived], arrived.byteLength) : await readText(body, limits);
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('json_invalid');
  }
}

async function readText(body: BodyBytes, limits: BodyLimits): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Failure('body_too_slow', { connection: 'close' })),
      limits.timeoutMs,
    );
  });
  const iterator = body[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const part = await Promise.race([iterator.next(), tooSlow]);
      if (part.done) break;
      bytes += part.value.byteLength;
      if (bytes > limits.bytes) throw tooLarge();
      parts.push(part.value);
    }
  } catch (error) {
    // Told to stop, not waited for: a sender that never ends must not hold us.
    void iterator.return?.().catch(() => undefined);
    throw error instanceof Failure ? error : new Failure('body_unreadable');
  } finally {
    clearTimeout(timer);
  }
  return decoded(parts, bytes);
}

/** One for all: it is made slowly and keeps nothing of a text that it is given whole. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

function decoded(parts: readonly Uint8Array[], bytes: number): string {
  let whole = parts[0] ?? new Uint8Array();
  if (parts.length > 1) {
    whole = new Uint8Array(bytes);
    let offset = 0;
    for (const part of parts) {
      whole.set(part, offset);
      offset += part.byteLength;
    }
  }
  try {
    return UTF8.decode(whole);
  } catch {
    throw new Failure('json_invalid');
  }
}

/** The rest of a body that is too large is not worth reading, so the connection goes too. */
function tooLarge(): Failure {
  return new Failure('body_too_large', { connection: 'close' });
}

/** A web stream, chunk by chunk; a request without a body has none. */
export async function* streamBytes(stream: ReadableStream<Uint8Array> | null): BodyBytes {
  if (!stream) return;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
