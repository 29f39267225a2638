import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freeNights, stayedNights } from '../../db/reward-tables';
import { users } from '../../db/schema';
import { jsonOf } from '../../testing/checked-answer';
import { BOOKINGS, MINUTE_MS, T0, type TestShop } from '../booking/testing/test-shop';
import { EUR, joinAs, type Member, runJobs, withMember } from './testing/member';

const DAY_MS = 86_400_000;
const VOUCHERS = '/vouchers';
const current = withMember();
let shop: TestShop;
let ada: Member;
beforeEach(() => {
  ({ shop, ada } = current());
});

const states = async () => (await ada.rewards()).freeNights.map(({ state }) => state);

describe('nights', () => {
  it('[REW-02][REW-03][TRIP-07] count towards a free night, and ten of them earn one that is worth their average', async () => {
    await ada.stayed(7, 70_000);
    expect(await ada.rewards()).toMatchObject({ nights: 7, freeNights: [] });
    await ada.stayed(4, 80_000, 10);
    // Seven nights for 100.00, three for 200.00. The fourth counts for the next free night.
    expect(await ada.rewards()).toMatchObject({ nights: 1, freeNights: [{ worth: EUR(13_000), usedFor: null }] });
  });

  it('count once for each date, even with two hotels, and once for each stay', async () => {
    await ada.stayed(5, 50_000);
    const again = await ada.stayed(5, 90_000, 3);
    expect((await ada.rewards()).nights).toBe(8);
    await Promise.all([1, 2, 3].map(() => ada.freeNights.countStay(again, 'liteapi')));
    expect((await ada.rewards()).nights).toBe(8);
  });

  it('earn one free night for ten, even if three stays are counted at the same time', async () => {
    const counted = [ada.stayed(6, 60_000), ada.stayed(6, 60_000, 10), ada.stayed(6, 60_000, 20)];
    await Promise.all(counted);
    expect(await ada.rewards()).toMatchObject({ nights: 8, freeNights: [{ worth: EUR(10_000) }] });
  });

  it('of thirty nights earn three free nights', async () => {
    await ada.stayed(30, 300_000);
    const rows = await shop.api.database.db.select().from(freeNights);
    expect(rows.map(({ ordinal }) => ordinal).toSorted()).toEqual([1, 2, 3]);
    expect((await ada.rewards()).nights).toBe(0);
  });

  it('of another user never count, and visitors have no rewards', async () => {
    const bo = await joinAs(shop, 'somebody-else-at-a-long-address@example.test');
    await bo.stayed(12, 120_000);
    expect(await ada.rewards()).toEqual({ nights: 0, stays: [], freeNights: [] });
    expect((await shop.visitor.get('/rewards')).statusCode).toBe(401);
  });
});

describe('the job that counts', () => {
  const bookStay = async () => {
    const prebooked = await shop.prebook({}, ada.headers);
    return { prebooked, booked: await ada.bookWith(prebooked) };
  };
  /** The stay of the test shop is from March 12 to 15, 2027. In Rome, the 16th begins at 23:00 UTC. */
  const OVER = Date.parse('2027-03-15T23:00:00Z') - T0;

  it('[TRIP-07] counts a stay on the day after check-out, by the calendar of the hotel', async () => {
    await bookStay();
    await runJobs(shop, OVER - 1);
    expect((await ada.rewards()).nights).toBe(0);
    await runJobs(shop, OVER);
    expect(await ada.rewards()).toMatchObject({ nights: 3, stays: [{ nights: 3, checkin: '2027-03-12' }] });
    await runJobs(shop, OVER + DAY_MS);
    expect((await ada.rewards()).nights).toBe(3);
  });

  it('[TRIP-07] counts no stay that the hotel cancelled, and stores the cancellation', async () => {
    const { prebooked, booked } = await bookStay();
    await shop.api.booking.cancel(booked.bookingId, AbortSignal.timeout(5_000));
    await runJobs(shop, OVER);
    expect((await ada.rewards()).nights).toBe(0);
    expect((await shop.intent(prebooked))?.state).toBe('cancelled');
  });

  it('waits if the provider does not answer, and counts the stay three days later', async () => {
    await bookStay();
    await shop.api.faults({ path: `${BOOKINGS}/*`, kind: 'status', status: 503 });
    expect(await runJobs(shop, OVER)).toEqual(['could not be counted; will retry']);
    expect((await ada.rewards()).nights).toBe(0);
    await runJobs(shop, OVER + 3 * DAY_MS);
    expect((await ada.rewards()).nights).toBe(3);
  });

  it('leaves out a user who erased the account', async () => {
    await bookStay();
    await shop.api.database.db.delete(users).where(eq(users.id, ada.uid));
    await runJobs(shop, OVER);
    expect(await shop.api.database.db.select().from(stayedNights)).toEqual([]);
  });
});

describe('a stay in the sandbox', () => {
  it('can end at once, for its owner', async () => {
    const { clientReference: reference } = await ada.bookWith(await shop.prebook({}, ada.headers));
    const bo = await joinAs(shop, 'somebody-else-at-a-long-address@example.test');
    expect((await shop.visitor.post('/rewards/end-stay', { reference }, bo.headers)).statusCode).toBe(404);
    const answer = await shop.visitor.post('/rewards/end-stay', { reference }, ada.headers);
    expect(jsonOf(answer).data).toMatchObject({ nights: 3 });
  });

  it('cannot end if it is not confirmed', async () => {
    const prebooked = await shop.prebook({}, ada.headers);
    const reference = (await shop.intent(prebooked))?.id;
    expect((await shop.visitor.post('/rewards/end-stay', { reference }, ada.headers)).statusCode).toBe(409);
  });
});

describe('a free night', () => {
  it('becomes a voucher for one use, for a year, and the traveller gets a letter', async () => {
    await ada.stayed(10, 142_000);
    expect(await shop.letters()).toEqual([]);
    await runJobs(shop);
    expect(await ada.rewards()).toMatchObject({
      freeNights: [{ state: 'ready', worth: EUR(14_200), endsAt: new Date(T0 + 365 * DAY_MS).toISOString() }],
    });
    expect(await shop.letters()).toEqual(['free-night-earned']);
    const made = await ada.prebook();
    expect(made.offer.freeNight).toBe(142);
  });

  it.each(['status', 'reset-after'] as const)('survives a voucher call that fails (%s)', async (kind) => {
    await ada.stayed(10, 100_000);
    await shop.api.faults(kind === 'status' ? { path: VOUCHERS, kind, status: 503 } : { path: VOUCHERS, kind: 'lost' });
    expect(await runJobs(shop)).toEqual(['could not be processed; will retry']);
    expect(await shop.letters()).toEqual([]);
    await shop.api.faults();
    await runJobs(shop, MINUTE_MS);
    expect(await shop.letters()).toEqual(['free-night-earned']);
    expect((await ada.prebook()).offer.freeNight).toBe(100);
  });

  it('sends a letter 60 days before its end, and ends one day late, because travellers may still pay', async () => {
    await ada.withFreeNight();
    await runJobs(shop, 1);
    await runJobs(shop, 305 * DAY_MS - MINUTE_MS);
    expect(await shop.letters()).toEqual(['free-night-earned']);
    await runJobs(shop, 305 * DAY_MS);
    await runJobs(shop, 306 * DAY_MS);
    expect(await shop.letters()).toEqual(['free-night-earned', 'free-night-ends']);
    await runJobs(shop, 366 * DAY_MS - MINUTE_MS);
    expect(await states()).toEqual(['ready']);
    await runJobs(shop, 366 * DAY_MS);
    expect(await states()).toEqual(['ended']);
  });
});
