import type { Visitor } from '@/server/middleware/visitor';

/** Decides whether a visitor may ask now. Counted in this process, or once for many of them. */
export interface RateLimiter {
  /** @param cost in asks: what takes the server longer costs more */
  take(visitor: Visitor, cost: number): RateDecision | Promise<RateDecision>;
}

/** `retryAfterSeconds` is 0 where the visitor may go on, else whole seconds, at least 1. */
export type RateDecision = { retryAfterSeconds: number };

export type RateLimits = {
  /** Asks per minute that a client may keep up for ever. */
  perMinute: number;
  /** Asks that a rested client may make at once. */
  burst: number;
};

/** A whole network may do this many times what one client may: an office, but not its whole street. */
const NETWORK_FACTOR = 8;
/** All together may do this many times what one may: a flood from everywhere still ends. */
const EVERYONE_FACTOR = 50;

/** Names remembered at a time; whoever asked longest ago is forgotten first. */
const MAX_NAMES_REMEMBERED = 20_000;

/**
 * Token buckets in memory: one for each client, a larger one for each network, so that whoever holds
 * a network whole cannot shut out the rest, and one for all together. Addresses are forgotten with
 * the process and written nowhere.
 *
 * @param now milliseconds; a test's own clock
 */
export function memoryRateLimiter(limits: RateLimits, now: () => number = Date.now): RateLimiter {
  const clients = tokenBuckets(limits, 1, now);
  const networks = tokenBuckets(limits, NETWORK_FACTOR, now);
  const everyone = tokenBuckets(limits, EVERYONE_FACTOR, now);
  return {
    take({ client, network }, cost) {
      const buckets = [clients.of(client), networks.of(network), everyone.of('')];
      const waitSeconds = Math.max(...buckets.map((bucket) => bucket.waitSeconds(cost)));
      if (waitSeconds > 0) return { retryAfterSeconds: Math.ceil(waitSeconds) };
      for (const bucket of buckets) bucket.spend(cost);
      return { retryAfterSeconds: 0 };
    },
  };
}

function tokenBuckets(limits: RateLimits, factor: number, now: () => number) {
  const perMinute = limits.perMinute * factor;
  const burst = limits.burst * factor;
  const filled = new Map<string, { tokens: number; filledAtMs: number }>();
  return {
    of(name: string) {
      const atMs = now();
      const bucket = filled.get(name) ?? { tokens: burst, filledAtMs: atMs };
      // Deleting first moves the name to the map's end: its order is who asked last.
      filled.delete(name);
      filled.set(name, bucket);
      if (filled.size > MAX_NAMES_REMEMBERED) {
        const [oldest] = filled.keys();
        if (oldest !== undefined) filled.delete(oldest);
      }
      const minutes = Math.max(0, atMs - bucket.filledAtMs) / 60_000;
      bucket.tokens = Math.min(burst, bucket.tokens + minutes * perMinute);
      bucket.filledAtMs = atMs;
      return {
        // What costs more than a whole bucket waits for a full one, and not for ever.
        waitSeconds: (cost: number) =>
          Math.max(0, ((Math.min(cost, burst) - bucket.tokens) / perMinute) * 60),
        spend: (cost: number) => {
          bucket.tokens = Math.max(0, bucket.tokens - cost);
        },
      };
    },
  };
}
