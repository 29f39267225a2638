import type { Retention } from '@tenth-night/domain/privacy/retention';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deskLog } from '../../db/desk-tables';
import { freeNights } from '../../db/reward-tables';
import { bookingIntents, guestMappings, mails, members, sessions, users } from '../../db/schema';
import { onBothDatabases } from '../../testing/both-databases';
import { encodeShown } from '../booking/shown-codec';
import { SHOWN } from '../booking/testing/shown-offer';
import { forgetPeople } from './retention.jobs';
import { createRetentionRepo } from './retention.repo';

const NOW = Date.parse('2027-06-30T09:00:00Z');
const RETENTION: Retention = { bookingDays: 90, accountDays: 400 };
const LONG_AGO = new Date('2026-01-10T09:00:00Z');
const PERSON = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
/** 90 days before `NOW`. */
const LAST_DAY = '2027-04-01';

onBothDatabases('keeping personal data', (database) => {
  const db = () => database().db;
  const forget = (retention = RETENTION) =>
    forgetPeople({ repo: createRetentionRepo(db()), retention, now: () => NOW });
  const rows = () => db().select().from(bookingIntents).orderBy(bookingIntents.id);
  const withPeople = async () => (await rows()).filter(({ holder }) => holder).map(({ id }) => id);

  async function clear() {
    for (const table of [mails, bookingIntents, freeNights, members, guestMappings, users]) await db().delete(table);
  }
  beforeEach(clear);
  afterEach(clear);

  const booking = (id: string, checkout: string, change: Partial<typeof bookingIntents.$inferInsert> = {}) =>
    db()
      .insert(bookingIntents)
      .values({
        id,
        state: 'confirmed',
        prebookId: id,
        transactionId: id,
        shown: encodeShown({ ...SHOWN, dates: { checkin: '2027-03-12', checkout } as typeof SHOWN.dates }),
        language: 'en',
        bookingId: `booking-${id}`,
        guestId: 'guest',
        claimedFrom: 'caller',
        holder: PERSON,
        contact: PERSON,
        createdAt: LONG_AGO,
        updatedAt: LONG_AGO,
        ...change,
      });
  const user = (id: string, updatedAt = LONG_AGO) =>
    db()
      .insert(users)
      .values({ id, name: 'Ada', email: `${id}@example.test`, updatedAt });
  const accounts = async () => (await db().select().from(users).orderBy(users.id)).map(({ id }) => id);

  it('removes the search texts from the log of the desk after 90 days, and nothing else', async () => {
    const entry = { email: 'desk@example.test', requestId: 'x', subject: null };
    const searched = { ...entry, action: 'search', detail: { q: 'ada@example.test' } };
    const [old, recent] = ['2027-04-01T08:59:59Z', '2027-04-01T09:00:01Z'].map((at) => new Date(at)) as [Date, Date];
    await db().delete(deskLog);
    await db()
      .insert(deskLog)
      .values([
        { ...searched, at: old },
        { ...searched, at: recent },
        { ...entry, action: 'cancel', detail: { refundMinor: 1 }, at: old },
      ]);
    await forget();
    const details = (await db().select().from(deskLog).orderBy(deskLog.id)).map(({ detail }) => detail);
    expect(details).toEqual([{}, { q: 'ada@example.test' }, { refundMinor: 1 }]);
    await db().delete(deskLog);
  });

  it('removes the people of a stay that ended long ago, and keeps its money, dates and state', async () => {
    await user('ada', new Date(NOW));
    await booking('old', '2027-03-31', { uid: 'ada', refundMinor: 100, newHolder: PERSON });
    await booking('kept', LAST_DAY);
    await db()
      .insert(mails)
      .values({ id: 'm', intentId: 'old', kind: 'changed', to: 'old@example.test', nextTryAt: new Date(NOW) });
    expect(await forget()).toEqual({ stays: 1, accounts: 0 });
    expect(await withPeople()).toEqual(['kept']);
    const [old] = await db().select().from(bookingIntents).where(eq(bookingIntents.id, 'old'));
    expect(old).toMatchObject({ state: 'confirmed', bookingId: 'booking-old', refundMinor: 100, transactionId: 'old' });
    expect(old?.shown).toMatchObject({ dates: { checkout: '2027-03-31' } });
    expect(JSON.stringify([old, await db().select().from(mails)])).not.toMatch(/Ada|example|guest"|caller"|"ada"/);
    expect((await db().select().from(mails))[0]).toMatchObject({ to: null, nextTryAt: null });
    expect(await forget()).toEqual({ stays: 0, accounts: 0 });
  });

  it('does not change a booking that is in progress', async () => {
    await booking('a', '2027-03-20', { state: 'cancelling' });
    await booking('b', '2027-03-20', { state: 'unknown' });
    await booking('c', '2027-03-20', { nextTryAt: new Date(NOW) });
    await booking('d', '2027-03-20', { state: 'cancelled' });
    expect(await forget()).toEqual({ stays: 1, accounts: 0 });
    expect(await withPeople()).toEqual(['a', 'b', 'c']);
  });

  it('removes the people of many stays, even with two processes at the same time', async () => {
    for (let i = 0; i < 230; i++) await booking(`n${i}`, '2027-03-20');
    const [one, other] = await Promise.all([forget(), forget()]);
    expect(one.stays + other.stays).toBe(230);
    expect(await withPeople()).toEqual([]);
  });

  it('erases accounts that nobody uses, with everything that belongs to them', async () => {
    await user('unused');
    await user('used', new Date(NOW - 399 * 86_400_000));
    await db().insert(members).values({ uid: 'unused', memberNumber: 'TN-1' });
    await booking('stay', '2027-06-20', { uid: 'unused' });
    expect(await forget({ ...RETENTION, accountDays: null })).toEqual({ stays: 0, accounts: 0 });
    expect(await forget()).toEqual({ stays: 0, accounts: 1 });
    expect(await accounts()).toEqual(['used']);
    expect(await db().select().from(members)).toEqual([]);
    // The law requires the booking, so it keeps its holder until its own time is over.
    expect(await rows()).toMatchObject([{ uid: null, holder: PERSON }]);
  });

  it('keeps accounts with a recent or future stay, a session, a free night or a booking in progress', async () => {
    for (const id of ['free-night', 'future', 'nothing', 'session', 'today', 'used-night', 'work']) await user(id);
    await booking('1', '2027-07-20', { uid: 'future' });
    await booking('2', '2027-06-29', { uid: 'today' });
    await booking('3', '2027-03-20', { uid: 'work', state: 'unknown' });
    await booking('4', '2027-06-28', { uid: 'nothing' });
    const expiresAt = new Date(NOW + 1);
    await db().insert(sessions).values({ id: 's', token: 's', userId: 'session', expiresAt });
    const night = { ordinal: 1, worthMinor: 1, currency: 'EUR', endsAt: expiresAt, language: 'en' };
    await db()
      .insert(freeNights)
      .values({ id: 'f', uid: 'free-night', state: 'ready', ...night });
    await db()
      .insert(freeNights)
      .values({ id: 'g', uid: 'used-night', state: 'used', ...night });
    expect(await forget()).toMatchObject({ accounts: 2 });
    expect(await accounts()).toEqual(['free-night', 'future', 'session', 'today', 'work']);
  });
});
