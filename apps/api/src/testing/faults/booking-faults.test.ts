/**
 * One payment makes one booking, even if anything breaks. A short form runs with all the tests. `npm run test:faults`
 * runs hundreds of schedules and prints its seed. A run with the same seed draws the same random numbers.
 */

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askFor } from '../instances';
import { POSTGRES_PROGRAMS } from '../postgres-server';
import { type Chance, createChance } from './chance';
import { type BookingWithFreeNight, brokenFreeNights, type FreeNightRow, join, type Member } from './members';
import { type Books, brokenPromises, type Row } from './oracle';
import { flood, type Story, travel } from './traveller';
import { openWorld, type World } from './world';

const SEED = Number(process.env['FAULT_SEED'] ?? 20_271_115);
const TRAVELLERS = Number(process.env['FAULT_TRAVELLERS'] ?? 8);
const AT_ONCE = 100;
const IS_LONG = TRAVELLERS >= 40;
/** Enough for a lost call that may still run, a used reference without a booking, and some tries in between. */
const RECONCILED_WITHIN_MS = 300_000;
const MINUTE_MS = 60_000;
/** There is one member for each group of this many travellers. */
const EVERY_MEMBER = 4;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Each fault affects a share of the calls. If several affect one call, the first in the list is used. */
function faultsOf(chance: Chance): readonly object[] {
  const share = () => chance.between(2, 16) / 100;
  const strike = (path: string, method: string, kind: string, more: object = {}) => ({
    ...{ path, method, kind, share: share(), seed: `${SEED} ${chance.draw()}`, ...more },
  });
  const [book, rebook, list, one] = ['/v3.0/rates/book', '/v3.0/rates/rebook', '/v3.0/bookings', '/v3.0/bookings/*'];
  return [
    // A lost call may still run for minutes, so only the long form has it.
    ...(IS_LONG ? [strike(book, 'POST', 'lost'), strike(one, 'PUT', 'lost')] : []),
    strike(book, 'POST', 'reset'),
    strike(book, 'POST', 'status', { status: 500 }),
    strike(book, 'POST', 'status', { status: 429, code: 4290, message: 'Too many requests' }),
    strike(book, 'POST', 'slow', { milliseconds: chance.between(200, 3_000) }),
    // It takes almost a minute until a refusal of the hotel is final, so only the long form has it.
    ...(IS_LONG ? [strike(book, 'POST', 'sold-out')] : []),
    strike(list, 'GET', 'reset'),
    strike(list, 'GET', 'status', { status: 503 }),
    strike(list, 'GET', 'slow', { milliseconds: chance.between(200, 2_000) }),
    strike(one, 'PUT', 'reset'),
    strike(one, 'GET', 'status', { status: 502 }),
    strike('/v3.0/rates/prebook', 'POST', 'status', { status: 500 }),
    ...(IS_LONG ? [strike(rebook, 'POST', 'lost'), strike(rebook, 'POST', 'sold-out')] : []),
    strike(rebook, 'POST', 'reset'),
    strike(rebook, 'POST', 'status', { status: 500 }),
    strike(rebook, 'POST', 'slow', { milliseconds: chance.between(200, 3_000) }),
    strike('/v3.0/prebooks/*', 'GET', 'reset'),
    strike('/v3.0/bookings/*/alternative-prebooks', 'POST', 'status', { status: 500 }),
    strike('/vouchers', 'POST', 'lost'),
    strike('/vouchers', 'POST', 'reset'),
    strike('/vouchers', 'POST', 'status', { status: 500 }),
  ];
}

describe.skipIf(!POSTGRES_PROGRAMS)('one payment, one booking', () => {
  let world: World;

  beforeAll(async () => {
    world = await openWorld(POSTGRES_PROGRAMS ?? '');
  }, MINUTE_MS);
  afterAll(() => world.close(), MINUTE_MS);

  async function offers(): Promise<readonly string[]> {
    const url = `${world.instances[0]?.url()}/api`;
    // biome-ignore lint/suspicious/noExplicitAny: answers of our own API, read once
    const json = (path: string, init?: RequestInit): Promise<any> => askFor(`${url}${path}`, init);
    const places = await json('/data/places?textQuery=Rome&language=en');
    const hotels = await json(`/data/hotels?placeId=${places.data[0].id}&language=en`);
    const hotelIds = hotels.data.slice(0, 60).map(({ hotelId }: { hotelId: string }) => hotelId);
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const stay = { checkin: day(90), checkout: day(93), occupancies: [{ adults: 2 }], offersPerHotel: 5 };
    const body = JSON.stringify({ hotelIds, ...stay });
    const rates = await json('/hotels/rates', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return rates.hotels.flatMap(({ offers: list }: { offers: { offerId: string }[] }) =>
      list.map(({ offerId }) => offerId),
    );
  }

  /** Kills and restarts instances, and once the database, until the travellers have finished. */
  async function breakThings(chance: Chance, isOver: () => boolean): Promise<void> {
    let hasRestarted = false;
    while (!isOver()) {
      await pause(chance.between(300, 2_500));
      if (isOver()) return;
      if (!hasRestarted && chance.isTrue(0.2)) {
        hasRestarted = true;
        await world.restartDatabase();
      } else if (chance.isTrue(0.4)) await chance.pick(world.instances).restart();
      else await chance.pick(world.instances).crash();
    }
  }

  async function query<T>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const client = new pg.Client({ connectionString: world.databaseUrl });
    await client.connect();
    try {
      return (await client.query(text, [...values])).rows as T[];
    } finally {
      await client.end();
    }
  }

  /** Ends all faults, and waits until the jobs have no open work. */
  async function settle(): Promise<void> {
    await world.faults([]);
    // Bookings of travellers who paid and left, and last checks, are due much later. This test does not wait that long.
    // A claim that is days old is checked one last time.
    const hurry = `update booking_intents
      set next_try_at = now(), claimed_at = claimed_at - interval '2 days'
      where state in ('intent', 'pending', 'failed', 'unverified', 'refund-due', 'confirmed', 'changed')
        and next_try_at > now() + interval '1 minute'`;
    const open = `select (select count(*) from booking_intents where next_try_at is not null)
      + (select count(*) from mails where next_try_at is not null)
      + (select count(*) from free_nights where state = 'earned') as count`;
    const deadline = Date.now() + RECONCILED_WITHIN_MS;
    await query(hurry);
    while (Number((await query<{ count: string }>(open))[0]?.count) > 0) {
      if (Date.now() > deadline) return;
      await pause(500);
      await query(hurry);
    }
  }

  type Ledger = Omit<Books, 'breaks'>;
  const readBooks = () => askFor<Ledger>(`${world.sandboxUrl}/__sandbox/ledger`);

  async function lastBooks(): Promise<Ledger> {
    // The provider refunds a payment without a booking after an hour.
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ advanceSeconds: 3_700 });
    await askFor(`${world.sandboxUrl}/__sandbox/clock`, { method: 'POST', headers, body });
    return readBooks();
  }

  it(`holds for ${TRAVELLERS} travellers, seed ${SEED}`, { timeout: TRAVELLERS * MINUTE_MS }, async () => {
    const stories: Story[] = [];
    // The inbox keeps only the newest mails, so the test reads it after each group.
    const mails = new Map<string, Books['mails'][number]>();
    for (let first = 0; first < TRAVELLERS; first += AT_ONCE) {
      // Offers expire after half an hour.
      const offerIds = await offers();
      const chance = createChance(SEED + first);
      const size = Math.min(AT_ONCE, TRAVELLERS - first);
      const members: Member[] = [];
      for (let k = 0; k < size; k += EVERY_MEMBER)
        members.push(await join(world, `m-${first + k}@example.test`, query));
      await world.faults(faultsOf(chance));
      const group = Array.from({ length: size }, (_, k) => {
        const own = createChance(SEED + 7919 * (first + k + 1));
        // Two of four travellers are one member with two devices, who tries to use the free night on both.
        const member = k % EVERY_MEMBER < 2 ? members[Math.floor(k / EVERY_MEMBER)] : undefined;
        return travel(world, own, own.pick(offerIds), `traveller-${first + k}@example.test`, member);
      });
      // Claims without a payment are settled late, so only the long form has them.
      if (IS_LONG) group.push(...flood(world, chance, offerIds, `flood-${first}`));
      let isOver = false;
      const breaking = breakThings(chance, () => isOver);
      stories.push(...(await Promise.all(group)));
      isOver = true;
      await breaking;
      await settle();
      for (const mail of (await readBooks()).mails) mails.set(mail.id, mail);
    }
    const rows = await query<Row>(
      'select id, state, transaction_id, booking_id, change_of, change_refund_minor from booking_intents',
    );
    const states = rows.map(({ state }) => state).toSorted();
    const tally = Object.fromEntries(
      [...new Set(states)].map((state) => [state, states.filter((s) => s === state).length]),
    );
    const books = { ...(await lastBooks()), mails: [...mails.values()], breaks: world.breaks };
    expect(brokenPromises(rows, books, stories), JSON.stringify(tally)).toEqual([]);
    const freeNights = await query<FreeNightRow>('select id, state, intent_id from free_nights');
    const withFreeNights = await query<BookingWithFreeNight>(
      'select id, state, free_night_id, refund_minor from booking_intents where free_night_id is not null',
    );
    expect(brokenFreeNights(freeNights, withFreeNights)).toEqual([]);
    expect(withFreeNights.filter(({ state }) => state === 'confirmed').length).toBeGreaterThan(0);
    // A schedule in which nothing was booked or changed proves nothing.
    expect(tally['confirmed']).toBeGreaterThan(TRAVELLERS / 4);
    if (IS_LONG) expect(tally['changed']).toBeGreaterThan(TRAVELLERS / 50);
  });
});
