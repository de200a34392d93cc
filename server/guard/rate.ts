/** Decides whether a client may ask now. A platform's own means fits behind it as well as ours. */
export interface RateLimiter {
  take(client: string): RateDecision | Promise<RateDecision>;
}

/** `retryAfterSeconds` is 0 where the client may go on, else whole seconds, at least 1. */
export type RateDecision = { retryAfterSeconds: number };

export type RateLimits = {
  /** Asks in a minute that a client may keep up for ever. */
  perMinute: number;
  /** Asks that a rested client may make at once. */
  burst: number;
};

/** All clients together may do this many times what one may: a flood from everywhere still ends. */
const GLOBAL_FACTOR = 50;

/** Clients remembered at a time; whoever asked longest ago is forgotten first. */
const CLIENTS_REMEMBERED = 20_000;

type Bucket = { tokens: number; filledAtMs: number };

/**
 * A token bucket for each client and a larger one for all together, in memory: addresses are
 * forgotten with the process and written nowhere.
 *
 * @param now milliseconds; a test's own clock
 */
export function memoryRateLimiter(limits: RateLimits, now: () => number = Date.now): RateLimiter {
  const everyone: RateLimits = {
    perMinute: limits.perMinute * GLOBAL_FACTOR,
    burst: limits.burst * GLOBAL_FACTOR,
  };
  const all: Bucket = { tokens: everyone.burst, filledAtMs: now() };
  const clients = new Map<string, Bucket>();

  return {
    take(client) {
      const atMs = now();
      const bucket = clients.get(client) ?? { tokens: limits.burst, filledAtMs: atMs };
      // Deleting first moves the client to the map's end: its order is who asked last.
      clients.delete(client);
      clients.set(client, bucket);
      if (clients.size > CLIENTS_REMEMBERED) {
        const oldest = clients.keys().next().value;
        if (oldest !== undefined) clients.delete(oldest);
      }
      refill(bucket, limits, atMs);
      refill(all, everyone, atMs);
      const waitSeconds = Math.max(wait(bucket, limits), wait(all, everyone));
      if (waitSeconds > 0) return { retryAfterSeconds: Math.ceil(waitSeconds) };
      bucket.tokens -= 1;
      all.tokens -= 1;
      return { retryAfterSeconds: 0 };
    },
  };
}

function refill(bucket: Bucket, limits: RateLimits, atMs: number): void {
  const minutes = Math.max(0, atMs - bucket.filledAtMs) / 60_000;
  bucket.tokens = Math.min(limits.burst, bucket.tokens + minutes * limits.perMinute);
  bucket.filledAtMs = atMs;
}

/** Seconds until the bucket holds a whole token. */
function wait(bucket: Bucket, limits: RateLimits): number {
  return bucket.tokens >= 1 ? 0 : ((1 - bucket.tokens) / limits.perMinute) * 60;
}
