/** A margin changes all prices in the same way. We send it only to the provider. The desk shows what it earns. */
import type { DeskMargin } from '@tenth-night/contract/desk';
import type { PrebookAnswer } from '@tenth-night/contract/prebook-codec';
import { pricedWith } from '@tenth-night/domain/desk/earnings';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryCache } from '../../cache/memory-cache';
import { bookingIntents, mails } from '../../db/schema';
import { jsonOf } from '../../testing/checked-answer';
import { openTestShop, PREBOOK, T0, type TestShop } from '../booking/testing/test-shop';
import { DESK_VARIABLES, enrol, newStaff, type TestStaff } from './testing/test-desk';

const PERCENT = 12.5;
const STAY = { checkin: '2027-03-12', checkout: '2027-03-15' };
const PARTY = { currency: 'EUR', guestNationality: 'US' };
const RATES = '/v3.0/hotels/rates';

// Both sites share one cache, like two machines while the operator changes the margin.
const cache = createMemoryCache({ maxBytes: 1_000_000 });
let plain: TestShop;
let shop: TestShop;
let hotelId: string;

beforeAll(async () => {
  plain = await openTestShop({ cache });
  shop = await openTestShop({ cache, sendsMail: true, variables: { ...DESK_VARIABLES, LITEAPI_MARGIN: `${PERCENT}` } });
  hotelId = (await plain.prebook()).hotelId;
});
afterEach(async () => {
  for (const { database } of [plain.api, shop.api]) {
    await database.db.delete(mails);
    await database.db.delete(bookingIntents);
  }
});
afterAll(async () => {
  await plain.api.close();
  await shop.api.close();
});

const cents = (amount: number) => Math.round(amount * 100);
const post = async ({ visitor }: TestShop, path: string, body: object) => jsonOf(await visitor.post(path, body));

type Offer = { readonly offerId: string; readonly total: number; readonly price: number };

async function offersOf(of: TestShop, offersPerHotel: number): Promise<Offer[]> {
  const body = { hotelIds: [hotelId], ...STAY, ...PARTY, occupancies: [{ adults: 2 }], offersPerHotel };
  return (await post(of, '/hotels/rates', body)).hotels[0].offers;
}

/** The price of the cheapest stay for two, from the calls of each page. */
async function pricesOf(of: TestShop) {
  const [listed] = await offersOf(of, 1);
  const [first] = await offersOf(of, 50);
  const stay = { checkIn: STAY.checkin, checkOut: STAY.checkout };
  const lowest = await post(of, '/search/min-rates', { hotelIds: [hotelId], ...stay, adults: 2, ...PARTY });
  await of.api.faults({ path: PREBOOK, kind: 'as-offered' });
  const { data }: PrebookAnswer = await post(of, '/rates/prebook', { offerId: first?.offerId });
  const commission = data.offer.commission.reduce((sum, one) => sum + cents(one), 0);
  return {
    pages: [listed, first, lowest.data[0], data.offer].map(totalOf),
    net: cents(data.offer.total) - commission,
    commission,
  };
}

/** The sum to pay now, in cents. */
function totalOf(of: unknown): number {
  const { price, total } = of as { price?: number | { minor: number }; total?: number };
  return typeof price === 'object' ? price.minor : cents(price ?? total ?? Number.NaN);
}

describe('a margin', () => {
  it('changes the price in the list, the hotel, the destination and the checkout in the same way', async () => {
    const before = await pricesOf(plain);
    const after = await pricesOf(shop);
    const { travelerPays, commission } = pricedWith({ minor: before.net, currency: 'EUR' }, PERCENT);
    expect(new Set(before.pages)).toEqual(new Set([before.net + before.commission]));
    expect(new Set(after.pages)).toEqual(new Set([travelerPays.minor]));
    expect([after.net, after.commission]).toEqual([before.net, commission.minor]);
    // The cache keeps the prices of both sites apart.
    expect((await pricesOf(plain)).pages).toEqual(before.pages);
  });

  it('changes the lowest price of a calendar', async () => {
    const ask = async ({ visitor }: TestShop) => {
      const body = { hotelId, stays: [STAY], occupancies: [{ adults: 2 }], ...PARTY };
      return JSON.parse((await visitor.post('/search/lowest-prices', body)).body).price.minor;
    };
    const { pages, net } = await pricesOf(plain);
    const difference = pricedWith({ minor: net, currency: 'EUR' }, PERCENT).travelerPays.minor - (pages[0] ?? 0);
    expect((await ask(shop)) - (await ask(plain))).toBe(difference);
  });

  it('is sent to the provider with every call, and never to a browser', async () => {
    const answer = await shop.visitor.post('/search/min-rates', {
      hotelIds: [hotelId, 'lp-other'],
      checkIn: STAY.checkin,
      checkOut: STAY.checkout,
      adults: 1,
      ...PARTY,
    });
    expect(answer.body).not.toMatch(/margin|markup/i);
    const asked = await shop.api.ledger(RATES);
    expect(asked.length).toBeGreaterThan(0);
    for (const { body } of asked) expect(body).toMatchObject({ margin: PERCENT });
    expect(await shop.api.ledger('/v3.0/hotels/min-rates')).toEqual([]);
    for (const { body } of await plain.api.ledger(RATES)) expect(body).not.toHaveProperty('margin');
  });
});

describe('the margin at the desk', () => {
  let staff: TestStaff;
  beforeAll(async () => {
    staff = await newStaff(shop.api);
    await enrol(shop.api, staff, T0);
  });
  const read = async (): Promise<DeskMargin> => jsonOf(await staff.get('/desk/margin'));

  it('is shown with its setting, and with what each booking earned', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.prebook();
    const { clientReference: reference } = jsonOf(await shop.book(prebooked)).data;
    const { bookings, ...setting } = await read();
    expect(setting).toEqual({
      provider: 'liteapi',
      isSandbox: true,
      setting: { kind: 'margin', percent: PERCENT, variable: 'LITEAPI_MARGIN' },
    });
    const commission = prebooked.offer.commission.reduce((sum, one) => sum + cents(one), 0);
    const total = cents(prebooked.offer.total);
    expect(bookings).toMatchObject([
      {
        reference,
        travelerPays: { minor: total, currency: 'EUR' },
        commission: { minor: commission },
        forProvider: { minor: total - commission },
        atHotel: { minor: cents(prebooked.offer.payAtHotel) },
        earned: { minor: commission },
        marginPercent: PERCENT,
      },
    ]);
  });

  it('is not shown for cancelled or unreadable bookings', async () => {
    const prebooked = await shop.paidPrebook();
    await shop.book(prebooked);
    await shop.set(prebooked, { state: 'cancelled' });
    expect((await read()).bookings).toEqual([]);
    await shop.api.database.db.update(bookingIntents).set({ state: 'confirmed', shown: {} as never });
    expect((await read()).bookings).toEqual([]);
  });
});
