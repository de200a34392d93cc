import { Failure } from '@/server/errors';

/** Forms a sum. Rejects with an PayloadError, or with the signal's reason once it is aborted. */
export type Sum = (body: unknown, signal: AbortSignal) => Promise<unknown>;

/** Sums that may wait for their turn; the worst of them takes a fraction of a second. */
const MAX_WAITING = 16;
const RETRY_AFTER_SECONDS = 5;

/**
 * One sum at a time, shared by all visitors: two at once would finish no sooner, and a queue that
 * has an end cannot be filled with work for minutes. Whoever leaves gives his place free.
 *
 * @throws Failure sums_busy (503) where too many wait already
 */
export function queuedSum(sum: Sum, maxWaiting = MAX_WAITING): Sum {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (body, signal) => {
    if (waiting > maxWaiting) {
      throw new Failure('sums_busy', { 'retry-after': String(RETRY_AFTER_SECONDS) });
    }
    waiting += 1;
    const turn = last.then(() => {
      signal.throwIfAborted();
      return sum(body, signal);
    });
    last = turn.catch(() => undefined).then(() => (waiting -= 1));
    return turn;
  };
}
