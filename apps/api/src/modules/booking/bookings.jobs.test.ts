/** The rounds of the booking module: when they run, what they log, and that the shutdown waits for them. */
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingPort, ProviderBooking } from '../../providers/ports/booking.port';
import type { FreeNightRepo } from '../free-nights/free-night.repo';
import { createBookings } from './bookings.plugin';
import type { Intent, IntentRepo } from './intent.repo';
import { soleProvider } from './testing/sole-provider';

const NOW = Date.parse('2027-01-10T09:00:00Z');
const UNKNOWN = { id: 'TN2222222222', state: 'unknown' } as Intent;
const [WARN, ERROR] = [40, 50];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The module alone, with a log that a test can read. */
async function start(intents: Partial<IntentRepo>, provider: Partial<BookingPort> = {}) {
  const lines: Record<string, unknown>[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(JSON.parse(line)) } } });
  app.register(
    createBookings({
      intents: {
        claimDue: async () => [],
        forgetThoseWhoLooked: async () => 0,
        find: async () => UNKNOWN,
        ...intents,
      } as IntentRepo,
      providers: soleProvider(provider as BookingPort),
      webhooks: {},
      freeNights: {} as FreeNightRepo,
      hasFreeNights: false,
      requireIdentity: async () => ({ uid: 'ada' }) as never,
      secrets: { current: 'a secret of this test', previous: null },
      calendarOf: async () => null,
      now: () => NOW,
    }),
  );
  await app.ready();
  return { app, lines };
}

/** Waits for all work that needs no timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await settle();
}

/** The booking is due only in the first round. */
const dueOnce = () => {
  const due = [[UNKNOWN]];
  return async () => due.shift() ?? [];
};

describe('the background jobs of bookings', () => {
  it('process up to ten paid bookings and four doubtful ones each second, with leases of 20 seconds', async () => {
    const claimDue = vi.fn(async () => []);
    const { app } = await start({ claimDue });
    await pass(999);
    expect(claimDue).not.toHaveBeenCalled();
    await pass(1);
    await pass(1_000);
    const paid = ['paid', expect.any(Array), 20_000, 10];
    const doubtful = ['doubtful', expect.any(Array), 20_000, 4];
    expect(claimDue.mock.calls).toEqual([paid, doubtful, paid, doubtful]);
    await app.close();
    await pass(1_000);
    expect(claimDue).toHaveBeenCalledTimes(4);
  });

  it('delete the rows of visitors who only looked after 30 days, and claimed payments after 400 days', async () => {
    const forgetThoseWhoLooked = vi.fn(async () => 0);
    const { app } = await start({ forgetThoseWhoLooked });
    await pass(3_600_000);
    expect(forgetThoseWhoLooked.mock.calls).toEqual([
      [new Date('2026-12-11T09:00:00Z'), new Date('2025-12-06T09:00:00Z')],
    ]);
    await app.close();
    await pass(3_600_000);
    expect(forgetThoseWhoLooked).toHaveBeenCalledTimes(1);
  });

  it('continue after a failed booking, and log the failure', async () => {
    const claimDue = vi.fn(() => Promise.reject(new Error('no database')));
    const { app, lines } = await start({ claimDue });
    await pass(1_000);
    await pass(1_000);
    expect(claimDue).toHaveBeenCalledTimes(2);
    const line = { level: ERROR, msg: 'could not process open bookings', err: { message: 'no database' } };
    expect(lines).toMatchObject([line, line]);
    await app.close();
  });

  it('log the booking, the problem and the error', async () => {
    const findByReference = () => Promise.reject(new TypeError('a defect of ours'));
    const { app, lines } = await start({ claimDue: dueOnce() }, { findByReference });
    await pass(1_000);
    expect(lines).toMatchObject([
      {
        level: WARN,
        intentId: UNKNOWN.id,
        msg: 'a booking could not be processed; will retry',
        err: { message: 'a defect of ours' },
      },
    ]);
    await app.close();
  });

  it('log no error if there is none', async () => {
    const findByReference = async () => ({ status: 'cancelled' }) as ProviderBooking;
    const { app, lines } = await start({ claimDue: dueOnce(), advance: async () => UNKNOWN }, { findByReference });
    await pass(1_000);
    expect(lines).toMatchObject([{ intentId: UNKNOWN.id, msg: 'a booking has the status cancelled at the provider' }]);
    expect(lines[0]).not.toHaveProperty('err');
    await app.close();
  });

  it('delay the shutdown until the provider has answered', async () => {
    const order: string[] = [];
    let answer = () => {};
    const findByReference = async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      order.push('answered');
      return null;
    };
    const { app } = await start(
      { claimDue: dueOnce(), move: async () => null, latest: async () => UNKNOWN },
      { findByReference },
    );
    await pass(1_000);
    const closing = app.close().then(() => order.push('closed'));
    await settle();
    answer();
    await closing;
    expect(order).toEqual(['answered', 'closed']);
  });
});
