import { readServerEnvironment } from '@/server/environment';
import {
  memoryRateLimiter,
  type RateDecision,
  type RateLimiter,
} from '@/server/middleware/rateLimit';
import type { Visitor } from '@/server/middleware/visitor';
import { type Budget, dailyBudget, type DaySpent, type Reservation } from '@/server/model/budget';
import { variablesOf } from '@/server/workerd/variables';

/*
 * What must be counted once, however many isolates a site runs in: the rate of a network and the
 * model's day. Each network has a Durable Object of its own; the day has one for all.
 * https://developers.cloudflare.com/durable-objects/
 */

/** The part of the platform's types that is used here. */
export interface CountsNamespace {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(request: Request): Promise<Response> };
}
interface ObjectState {
  storage: {
    get<Value>(key: string): Promise<Value | undefined>;
    put(key: string, value: unknown): Promise<void>;
  };
  blockConcurrencyWhile(work: () => Promise<void>): Promise<void>;
}

/** What an isolate asks of an object. */
type Call =
  | { kind: 'take'; visitor: Visitor; cost: number }
  | { kind: 'reserve'; visitor: Visitor; tokens: number }
  | { kind: 'settle'; reservation: number; tokens: number };

const SPENT = 'spent';

/** The Durable Object. Addresses stay in its memory; only the number of tokens spent is stored. */
export class SharedCounts {
  private readonly limiter: RateLimiter;
  private budget: Budget = dailyBudget(0);
  private readonly reservations = new Map<number, Reservation>();
  private reserved = 0;

  constructor(state: ObjectState, bindings: Record<string, unknown>) {
    const environment = readServerEnvironment(variablesOf(bindings));
    this.limiter = memoryRateLimiter({
      perMinute: environment.asksPerMinute,
      burst: environment.askBurst,
    });
    void state.blockConcurrencyWhile(async () => {
      this.budget = dailyBudget(
        environment.model?.dailyTokens ?? 0,
        Date.now,
        await state.storage.get<DaySpent>(SPENT),
        (spent) => void state.storage.put(SPENT, { ...spent }),
      );
    });
  }

  async fetch(request: Request): Promise<Response> {
    return Response.json(await this.answer((await request.json()) as Call));
  }

  private async answer(call: Call): Promise<unknown> {
    switch (call.kind) {
      case 'take':
        return this.limiter.take(call.visitor, call.cost);
      case 'reserve': {
        const reservation = await this.budget.reserve(call.tokens, call.visitor);
        if (!reservation) return null;
        this.reserved += 1;
        this.reservations.set(this.reserved, reservation);
        return this.reserved;
      }
      case 'settle':
        // An object that began anew knows none: then what was set aside stays spent.
        await this.reservations.get(call.reservation)?.settle(call.tokens);
        this.reservations.delete(call.reservation);
        return null;
    }
  }
}

async function callObject<Reply>(
  counts: CountsNamespace,
  name: string,
  call: Call,
): Promise<Reply> {
  const object = counts.get(counts.idFromName(name));
  const request = new Request('https://counts/', { method: 'POST', body: JSON.stringify(call) });
  return (await object.fetch(request)).json() as Promise<Reply>;
}

/** The rate of each network, counted once for all isolates. */
export function sharedRateLimiter(counts: CountsNamespace): RateLimiter {
  return {
    take: (visitor, cost) =>
      callObject<RateDecision>(counts, visitor.network, { kind: 'take', visitor, cost }),
  };
}

/** The model's day, counted once for all isolates. */
export function sharedBudget(counts: CountsNamespace): Budget {
  const name = 'model';
  return {
    async reserve(tokens, visitor) {
      const call: Call = { kind: 'reserve', visitor, tokens };
      const reservation = await callObject<number | null>(counts, name, call);
      if (reservation === null) return null;
      return {
        settle: (used) =>
          callObject<void>(counts, name, { kind: 'settle', reservation, tokens: used }),
      };
    },
  };
}
