/** How many database queries each request makes. Each further query is one more round trip for every visitor. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { PATHS } from '@tenth-night/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/client';
import { HOLDER, openTestShop, type TestShop } from '../modules/booking/testing/test-shop';
import { openEmbeddedTestDatabase } from './test-database';

/** The queries of one request, without the queries of background jobs. */
const queries = new AsyncLocalStorage<string[]>();

let database: Database;
let shop: TestShop;
let ada: Awaited<ReturnType<TestShop['signUp']>>;

beforeAll(async () => {
  database = await openEmbeddedTestDatabase((text) => queries.getStore()?.push(text));
  shop = await openTestShop({ database });
  ada = await shop.signUp('ada@example.test');
});
afterAll(async () => {
  await shop.api.close();
  await database.close();
});

type Answer = { readonly statusCode: number; readonly body: string };

async function queriesOf(ask: () => Promise<Answer>): Promise<readonly string[]> {
  return queries.run([], async () => {
    const { statusCode, body } = await ask();
    expect(statusCode, body).toBe(200);
    return queries.getStore() ?? [];
  });
}

const STAY = { checkin: '2027-03-12', checkout: '2027-03-15', occupancies: [{ adults: 2 }], currency: 'EUR' };

describe('the queries of a request', () => {
  it('are none for everything about hotels: places, lists, rates, a hotel and its reviews', async () => {
    const { visitor } = shop;
    const { data: places } = (await visitor.get(`${PATHS.places}?textQuery=Rome`)).json();
    const { data: hotels } = (await visitor.get(`${PATHS.hotels}?placeId=${places[0].id}`)).json();
    const [{ hotelId, name, city, address, latitude, longitude }] = hotels;
    const reviewed = new URLSearchParams({ hotelId, name, city, address, latitude, longitude, language: 'en' });
    const asks = {
      places: () => visitor.get(`${PATHS.places}?textQuery=Rome`),
      hotels: () => visitor.get(`${PATHS.hotels}?placeId=${places[0].id}`),
      hotel: () => visitor.get(`${PATHS.hotel}?hotelId=${hotelId}`),
      rates: () => visitor.post(PATHS.documentRates, { ...STAY, hotelIds: [hotelId] }),
      reviews: () => visitor.get(`${PATHS.hotelReviews}?${reviewed}`),
      destination: () => visitor.get(PATHS.destination.replace(':slug', 'rome')),
    };
    for (const [what, ask] of Object.entries(asks)) expect(await queriesOf(ask), what).toEqual([]);
  });

  it('are few for a session, trips, and each step of a booking', async () => {
    const { visitor, headers } = ada;
    const counted: Record<string, number> = {};
    const count = async <Sent extends Answer>(what: string, ask: () => Promise<Sent>) => {
      let answer: Sent | undefined;
      const made = await queriesOf(async () => {
        answer = await ask();
        return answer;
      });
      counted[what] = made.length;
      return JSON.parse(answer?.body ?? '');
    };
    await count('session', () => visitor.get(PATHS.session));
    await count('token', () => visitor.post(PATHS.token));
    const { data: account } = await count('account', () => visitor.get(PATHS.account, headers));
    const prebooked = await shop.paidPrebook(headers);
    const { data: booked } = await count('book', () => shop.book(prebooked, HOLDER, headers));
    const progress = new URLSearchParams(shop.paymentOf(prebooked)).toString();
    await count('progress', () => visitor.get(`${PATHS.progress}?${progress}`, headers));
    await count('booking', () => visitor.get(`${PATHS.booking}?reference=${booked.clientReference}`, headers));
    const guestId = account.guestId ?? account.memberNumber;
    await count('trips', () => visitor.get(`${PATHS.bookings}?guestId=${guestId}`, headers));
    await shop.book(await shop.paidPrebook(headers), HOLDER, headers);
    await count('trips, one more', () => visitor.get(`${PATHS.bookings}?guestId=${guestId}`, headers));
    await count('security', () => visitor.get(PATHS.security));
    expect(counted).toEqual({
      session: 2,
      token: 3,
      account: 4,
      // Four of them write the story of the booking.
      book: 12,
      progress: 3,
      booking: 3,
      trips: 5,
      'trips, one more': 5,
      security: 6,
    });
  });
});
