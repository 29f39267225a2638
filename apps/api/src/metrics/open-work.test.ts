import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { Waiting } from '@tenth-night/domain/desk/waiting';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deskSetAside } from '../db/desk-tables';
import { bookingIntents, mails } from '../db/schema';
import { encodeShown } from '../modules/booking/shown-codec';
import { SHOWN } from '../modules/booking/testing/shown-offer';
import { onBothDatabases } from '../testing/both-databases';
import { openWorkQuery, readOpenWork } from './open-work';
import { keptMeters } from './testing/kept-meters';
import { atMostEvery, watchDatabase } from './watch-database';

const NOW = new Date('2027-01-10T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const OTHERWISE = { price: 1 } as never;

onBothDatabases('open work', (database) => {
  let count = 0;
  type Row = typeof bookingIntents.$inferInsert;
  const add = (state: BookingState, more: Partial<Row> = {}) => {
    count += 1;
    const id = `TN${count}`;
    const row = { id, state, prebookId: id, transactionId: id, language: 'en', createdAt: ago(DAY_MS), updatedAt: NOW };
    return database()
      .db.insert(bookingIntents)
      .values({ ...row, shown: encodeShown(SHOWN), ...more });
  };
  beforeEach(() => add('confirmed'));
  afterEach(async () => {
    await database().db.delete(mails);
    await database().db.delete(bookingIntents);
  });
  const work = () => readOpenWork(database().db, NOW);
  const bookings = async () => (await work()).bookings.filter((row) => row.count > 0);
  const waiting = async () => Object.fromEntries((await work()).waiting.map((row) => [row.reason, row.count]));

  it('counts unfinished bookings by state, with the age of the oldest one', async () => {
    await add('unknown', { stateSince: ago(2 * MINUTE_MS) });
    await add('unknown', { stateSince: ago(MINUTE_MS) });
    await add('paid', { createdAt: ago(3 * MINUTE_MS) });
    await add('cancelling', { stateSince: ago(4 * MINUTE_MS) });
    await add('changing', { stateSince: ago(5 * MINUTE_MS) });
    for (const state of ['intent', 'failed', 'cancelled', 'changed', 'refunded'] as const) await add(state);
    expect(await bookings()).toEqual([
      { state: 'paid', count: 1, ageS: 180 },
      { state: 'unknown', count: 2, ageS: 120 },
      { state: 'cancelling', count: 1, ageS: 240 },
      { state: 'changing', count: 1, ageS: 300 },
    ]);
    expect(await waiting()).toEqual({ refund: 0, unverified: 0, mismatch: 0 });
  });

  it('counts bookings that wait for a person, as long as a person can still help', async () => {
    await add('refund-due');
    await add('unverified');
    await add('unverified', { updatedAt: ago(15 * DAY_MS) });
    const past = { ...SHOWN, dates: { checkin: '2026-12-01', checkout: '2026-12-05' } as typeof SHOWN.dates };
    await add('confirmed', { confirmedOtherwise: OTHERWISE });
    await add('confirmed', { confirmedOtherwise: OTHERWISE, shown: encodeShown(past) });
    await add('cancelled', { confirmedOtherwise: OTHERWISE });
    expect(SHOWN.dates.checkout > '2027-01-10').toBe(true);
    expect(await waiting()).toEqual({ refund: 1, unverified: 1, mismatch: 1 });
    const aside = (id: string, waiting: Waiting) => ({ intentId: id, waiting, at: NOW });
    const ids = Object.fromEntries(
      (await database().db.select().from(bookingIntents)).map((row) => [row.state, row.id]),
    );
    const mismatch = await database().db.select().from(bookingIntents).where(sql`confirmed_otherwise is not null`);
    await database()
      .db.insert(deskSetAside)
      .values([aside(ids['refund-due'] ?? '', 'other-terms'), ...mismatch.map(({ id }) => aside(id, 'other-terms'))]);
    expect(await waiting()).toEqual({ refund: 1, unverified: 1, mismatch: 0 });
  });

  it('counts the letters in the queue, and not those that were sent', async () => {
    const letter = { kind: 'confirmation' as const, createdAt: ago(10 * MINUTE_MS) };
    await database()
      .db.insert(mails)
      .values([
        { ...letter, id: 'a', nextTryAt: NOW },
        { ...letter, id: 'b', nextTryAt: NOW, createdAt: ago(MINUTE_MS) },
        { ...letter, id: 'c', sentAt: NOW, createdAt: ago(DAY_MS) },
      ]);
    expect((await work()).mails).toEqual({ count: 2, ageS: 600 });
  });

  it('is read with the index of open work', async () => {
    const plan = await database().db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      return transaction.execute(sql`explain ${openWorkQuery(NOW)}`);
    });
    expect(JSON.stringify(plan)).toContain('booking_intents_open_work');
  });

  it('is shown as gauges, and so are the connections of PostgreSQL', async () => {
    const { meters, read } = keptMeters();
    watchDatabase(database(), meters, () => NOW);
    await add('refund-due');
    expect(await read('bookingsWaiting')).toContainEqual({ labels: { reason: 'refund' }, value: 1 });
    const pool = database().kind === 'postgresql' ? [{ labels: {}, value: 10 }] : undefined;
    expect(read('databaseConnectionsMax')).toEqual(pool);
  });
});

describe('a value that is read at most every ten seconds', () => {
  it('is read again after that, and at once after a failure', async () => {
    let [time, reads] = [0, 0];
    const value = atMostEvery(
      10,
      () => time,
      async () => {
        reads += 1;
        if (reads === 2) throw new Error('once');
        return reads;
      },
    );
    expect([await value(), await value()]).toEqual([1, 1]);
    time = 10;
    await expect(value()).rejects.toThrow('once');
    expect(await value()).toBe(3);
  });
});
