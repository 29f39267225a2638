import { describe, expect, it } from 'vitest';
import { costOf, moneyFor, planFor, searchesByHour, simulateDay } from './scale-day.mjs';
import { ASSUMED, PRICES } from './scale-inputs.mjs';

const cost = (cpuMs: number, providerCalls: number) => ({
  ...{ cpuMs, providerCalls, bytes: 1000, redisBytes: 500, redisCommands: 2 },
});
const database = { rows: 12, bytes: 20_000, writes: 25 };
const COSTS = {
  ...{ newSearch: cost(100, 4), knownSearch: cost(30, 0), hotelVisit: cost(10, 1) },
  booking: { ...cost(50, 2), database },
};
const ONE_PLACE = { ...ASSUMED, places: 1, stays: 1, peakFactor: 1 };

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const total = (minutes: ReturnType<typeof simulateDay>) =>
  minutes.reduce((sum, { fresh, joined, cached }) => sum + fresh + joined + cached, 0);

describe('a simulated day', () => {
  it('has all searches of the peak, by the shape of the hours', () => {
    const hours = searchesByHour(10_000, ASSUMED);
    expect(Math.abs(sumOf(hours) - 20_000)).toBeLessThan(24);
    expect(total(simulateDay(10_000, ASSUMED))).toBe(sumOf(hours));
    expect(Math.max(...hours)).toBe(hours[20]);
  });

  it('is the same for the same seed', () => {
    expect(simulateDay(1_000, ASSUMED, 3)).toEqual(simulateDay(1_000, ASSUMED, 3));
  });

  it('asks once in three minutes if everybody searches for the same', () => {
    const minutes = simulateDay(86_400, { ...ONE_PLACE, hours: new Array(24).fill(1) });
    const fresh = minutes.reduce((sum, minute) => sum + minute.fresh, 0);
    expect(fresh).toBeGreaterThan(470);
    expect(fresh).toBeLessThanOrEqual(480);
  });

  it('shares a running call', () => {
    const minutes = simulateDay(864_000, { ...ONE_PLACE, hours: new Array(24).fill(1), callSeconds: 2 });
    const joined = minutes.reduce((sum, minute) => sum + minute.joined, 0);
    // Ten a second, for two seconds of each three minutes.
    expect(joined / 864_000).toBeCloseTo(2 / 182, 2);
  });

  it('finds more in the cache the more people search', () => {
    const shareOf = (searches: number) => planFor(searches, COSTS, ASSUMED).cachedShare;
    expect(shareOf(200_000)).toBeGreaterThan(shareOf(20_000));
  });
});

describe('the plan', () => {
  it('adds up the costs of new and known searches and of the visits and bookings that follow', () => {
    const shares = { ...ASSUMED, hotelVisitsPerSearch: 0.5, bookingsPerSearch: 0.1 };
    const { cpuMs, calls } = costOf({ fresh: 1, joined: 1, cached: 8 }, COSTS, shares);
    expect(cpuMs).toBe(100 + 9 * 30 + 5 * 10 + 50);
    expect(calls).toBe(4 + 0.5 + 2);
  });

  it('fills the database with bookings', () => {
    const { databaseGbAfterYear } = planFor(100_000, COSTS, { ...ASSUMED, bookingsPerSearch: 0.01 });
    expect(databaseGbAfterYear).toBeCloseTo((100_000 * 0.01 * 20_000 * 365) / 1e9, 1);
  });

  it('has one instance more than the peak needs', () => {
    const { cores, instances } = planFor(100_000, COSTS, ASSUMED);
    expect(instances).toBe(Math.ceil(cores / ASSUMED.coresPerInstance) + 1);
  });

  it('grows in proportion where nothing is shared', () => {
    const [small, large] = [planFor(100_000, COSTS, ASSUMED), planFor(200_000, COSTS, ASSUMED)];
    expect(large.databaseGbAfterYear).toBeCloseTo(2 * small.databaseGbAfterYear);
    expect(large.trafficGbMonth / small.trafficGbMonth).toBeCloseTo(2, 1);
    expect(large.providerPerSecond / small.providerPerSecond).toBeLessThan(2);
  });

  it('costs what its parts cost', () => {
    const { total: sum, ...parts } = moneyFor(planFor(10_000, COSTS, ASSUMED), PRICES);
    expect(sum).toBeCloseTo(Object.values(parts).reduce((all, part) => all + part, 0));
  });
});
