import { dailyBudget } from '@/server/model/budget';

/** Visitors of many networks, none of whom meets a share of his own. */
let count = 0;
const someone = () => ({ client: `client ${(count += 1)}`, network: `network ${count}` });

describe('the daily budget', () => {
  it('is set aside before, settled after, and begins anew each day', async () => {
    let nowMs = 0;
    const budget = dailyBudget(1_000, () => nowMs);
    const first = await budget.reserve(600, someone());
    expect(await budget.reserve(600, someone())).toBeNull();
    await first?.settle(100);
    expect(await budget.reserve(900, someone())).not.toBeNull();
    expect(await budget.reserve(1, someone())).toBeNull();
    nowMs = 86_400_000;
    expect(await budget.reserve(1_000, someone())).not.toBeNull();
  });

  it('does not give back today what was set aside yesterday', async () => {
    let nowMs = 0;
    const budget = dailyBudget(1_000, () => nowMs);
    const yesterday = await budget.reserve(600, someone());
    nowMs = 86_400_000;
    await budget.reserve(900, someone());
    await yesterday?.settle(50);
    expect(await budget.reserve(51, someone())).toBeNull();
    expect(await budget.reserve(50, someone())).not.toBeNull();
  });

  it('goes on where it stood before the process ended, and says what is spent', async () => {
    const told: number[] = [];
    const budget = dailyBudget(
      1_000,
      () => 0,
      { day: 0, tokens: 900 },
      ({ tokens }) => told.push(tokens),
    );
    expect(await budget.reserve(101, someone())).toBeNull();
    await (await budget.reserve(100, someone()))?.settle(20);
    expect(told).toEqual([1_000, 920]);
  });

  it('cannot be spent by one visitor, nor by one network, but each gets an answer', async () => {
    const budget = dailyBudget(200_000, () => 0);
    const asks = async (visitors: { client: string; network: string }[]) => {
      let given = 0;
      for (const visitor of visitors) if (await budget.reserve(900, visitor)) given += 1;
      return given;
    };
    const one = { client: 'one', network: 'crowd' };
    expect(await asks(Array<typeof one>(300).fill(one))).toBe(22);
    const crowd = Array.from({ length: 300 }, (_, index) => ({
      client: `neighbour ${index}`,
      network: 'crowd',
    }));
    expect(await asks(crowd)).toBe(44);
    expect(await asks([someone(), someone()])).toBe(2);
  });
});
