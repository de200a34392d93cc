import type { RateLimiter } from '@/server/guard/rate';

/** Cloudflare's rate limiting binding: its counters live beside the worker, not in it. */
export interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/**
 * The platform's own means behind our small interface. It does not tell how long to wait, so the
 * client is told its period.
 */
export function platformRateLimiter(binding: RateLimitBinding, periodSeconds = 60): RateLimiter {
  return {
    async take(client) {
      const { success } = await binding.limit({ key: client });
      return { retryAfterSeconds: success ? 0 : periodSeconds };
    },
  };
}
