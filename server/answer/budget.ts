/** A ceiling on what a language model may cost in a day (UTC). */
export type Budget = {
  /** Sets tokens aside for one answer; null where the day has not so many left. */
  reserve: (tokens: number) => Reservation | null;
};

/** Gives back what was set aside and counts what was really used. */
export type Reservation = { settle: (tokensUsed: number) => void };

const DAY_MS = 86_400_000;

/**
 * A budget that begins anew each day. It is set aside before asking, so that many visitors at once
 * cannot spend it twice.
 *
 * @param now milliseconds; a test's own clock
 */
export function dailyBudget(tokensADay: number, now: () => number = Date.now): Budget {
  let day = -1;
  let spent = 0;
  const turnPage = () => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) [day, spent] = [today, 0];
  };
  return {
    reserve(tokens) {
      turnPage();
      if (spent + tokens > tokensADay) return null;
      spent += tokens;
      const reservedOn = day;
      return {
        settle(tokensUsed) {
          turnPage();
          // What was set aside yesterday is gone with yesterday.
          spent += tokensUsed - (reservedOn === day ? tokens : 0);
        },
      };
    },
  };
}

/** A guess on the safe side where a provider does not tell: English has about four letters a token. */
export function estimatedTokens(text: string): number {
  return Math.ceil(text.length / 3);
}
