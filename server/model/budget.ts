import type { Visitor } from '@/server/middleware/visitor';

/** A ceiling on what a language model may cost in a day (UTC). */
export type Budget = {
  /** Sets tokens aside for one answer; null where the day, or the visitor, has not so many left. */
  reserve: (tokens: number, visitor: Visitor) => Reservation | null | Promise<Reservation | null>;
};

/** Gives back what was set aside and counts what was really used. */
export type Reservation = { settle: (tokensUsed: number) => void | Promise<void> };

/** What has been spent of a day; the day is the number of whole ones since 1970. */
export type DaySpent = { day: number; tokens: number };

const DAY_MS = 86_400_000;

/** What one visitor, and one network, may spend of a day: the rest is left to others. */
const CLIENT_SHARE = 0.1;
const NETWORK_SHARE = 0.3;

/**
 * A budget that begins anew each day. It is set aside before asking, so that many visitors at once
 * cannot spend it twice.
 *
 * @param now milliseconds; a test's own clock
 * @param before what was spent already, where it outlived the process
 * @param onChange told what is spent, so that it can be kept
 */
export function dailyBudget(
  tokensPerDay: number,
  now: () => number = Date.now,
  before: DaySpent = { day: -1, tokens: 0 },
  onChange: (spent: DaySpent) => void = () => undefined,
): Budget {
  let spent = { ...before };
  const shares = new Map<string, number>();
  const turnPage = () => {
    const day = Math.floor(now() / DAY_MS);
    if (day === spent.day) return;
    spent = { day, tokens: 0 };
    shares.clear();
  };
  const add = (names: readonly string[], tokens: number) => {
    spent.tokens += tokens;
    for (const name of names) shares.set(name, (shares.get(name) ?? 0) + tokens);
    onChange(spent);
  };
  /** The first answer of a day is given to everyone, however small the day is. */
  const hasShare = (name: string, share: number, tokens: number) => {
    const used = shares.get(name) ?? 0;
    return used === 0 || used + tokens <= tokensPerDay * share;
  };
  return {
    reserve(tokens, { client, network }) {
      turnPage();
      if (spent.tokens + tokens > tokensPerDay) return null;
      if (!hasShare(client, CLIENT_SHARE, tokens)) return null;
      if (!hasShare(network, NETWORK_SHARE, tokens)) return null;
      add([client, network], tokens);
      const reservedOn = spent.day;
      return {
        settle(tokensUsed) {
          turnPage();
          // What was set aside yesterday is gone with yesterday.
          add([client, network], tokensUsed - (reservedOn === spent.day ? tokens : 0));
        },
      };
    },
  };
}

/** A guess on the safe side where a provider does not tell: English has about four letters a token. */
export function estimatedTokens(characters: number): number {
  return Math.ceil(characters / 3);
}
