import { distanceKm } from '@tenth-night/domain/places/distance';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LowestPrice } from '../../providers/ports/hotel-rates.port';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const HOTELS_PATH = '/v3.0/data/hotels';
const PRICES_PATH = '/v3.0/hotels/min-rates';
const STAY = { checkIn: '2027-03-12', checkOut: '2027-03-14', currency: 'EUR' };

type Card = { readonly hotelId: string; readonly rating: number; readonly reviewCount: number };

type PricedHotel = {
  readonly hotelId: string;
  readonly offers: [{ readonly price: number; readonly payAtHotel: number }];
};

const get = (url: string) => api.app.inject(`/api${url}`);
const favorites = async (slug = 'paris', language = 'en') =>
  (await get(`/data/destinations/${slug}?language=${language}`)).json().data.favorites as readonly Card[] | null;
const ask = (body: object) => api.app.inject({ method: 'POST', url: '/api/search/min-rates', payload: body });
const idsOf = async (slug?: string) => (await favorites(slug))?.map(({ hotelId }) => hotelId) ?? [];

describe('a destination', () => {
  it('has eight hotels with high ratings from many guests', async () => {
    const hotels = (await favorites()) ?? [];
    expect(hotels).toHaveLength(8);
    for (const { rating, reviewCount } of hotels) {
      expect(rating).toBeGreaterThanOrEqual(8);
      expect(reviewCount).toBeGreaterThanOrEqual(100);
    }
    expect(hotels[0]).toMatchObject({ name: expect.any(String), thumbnail: expect.stringMatching(/^\/api\/pictures/) });
    expect(Object.keys(hotels[0] ?? {})).toHaveLength(8);
  });

  it('has its usual weather in twelve months, even if the provider fails', async () => {
    await api.faults({ path: HOTELS_PATH, kind: 'status', status: 500, times: 1 });
    const { months } = (await get('/data/destinations/vienna')).json().data;
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ high: 4, rainDays: 7 });
  });

  it('is loaded from the provider once an hour for each language, even for simultaneous visitors', async () => {
    const asked = async () => (await api.ledger(HOTELS_PATH)).length;
    await Promise.all([favorites(), favorites(), favorites()]);
    expect(await asked()).toBe(1);
    await favorites('paris', 'fr');
    expect(await asked()).toBe(2);
    api.passTime(3_590_000);
    await favorites();
    expect(await asked()).toBe(2);
    api.passTime(20_000);
    await favorites();
    expect(await asked()).toBe(3);
  });

  it('has an answer without hotels if the provider fails, and this answer is not cached', async () => {
    await api.faults({ path: HOTELS_PATH, kind: 'status', status: 500, times: 1 });
    const answer = await get('/data/destinations/rome');
    expect([answer.statusCode, answer.json().data.favorites]).toEqual([200, null]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await favorites('rome')).toHaveLength(8);
  });

  it('is not found if the slug is unknown', async () => {
    expect((await get('/data/destinations/atlantis')).statusCode).toBe(404);
    expect((await get('/data/destinations/Paris!')).statusCode).toBe(400);
    expect(await api.ledger(HOTELS_PATH)).toEqual([]);
  });
});

describe('a landmark', () => {
  it('has hotels at most 2 km away, and the other landmarks of the city', async () => {
    const { landmark, hotels, others } = (await get('/data/destinations/paris/near/eiffel-tower')).json().data;
    expect(landmark).toMatchObject({ name: 'Eiffel Tower', slug: 'eiffel-tower' });
    expect(hotels.length).toBeGreaterThan(3);
    for (const hotel of hotels) expect(distanceKm(landmark, hotel)).toBeLessThanOrEqual(2);
    expect(others.map(({ slug }: { slug: string }) => slug)).toContain('louvre');
    expect(others).toHaveLength(4);
  });

  it('has an answer without hotels if the provider fails', async () => {
    await api.faults({ path: HOTELS_PATH, kind: 'status', status: 500, times: 1 });
    const answer = await get('/data/destinations/rome/near/colosseum');
    expect([answer.statusCode, answer.json().data.hotels]).toEqual([200, null]);
  });

  it('is not found in another city', async () => {
    expect((await get('/data/destinations/rome/near/eiffel-tower')).statusCode).toBe(404);
    expect((await get('/data/destinations/atlantis/near/eiffel-tower')).statusCode).toBe(404);
  });
});

describe('lowest prices', () => {
  it('are for the whole stay, in minor units of the wanted currency', async () => {
    const hotelIds = await idsOf();
    const { data } = (await ask({ ...STAY, hotelIds })).json();
    expect(data.length).toBeGreaterThan(0);
    for (const { hotelId, price } of data) {
      expect(hotelIds).toContain(hotelId);
      expect(price).toEqual({ minor: expect.any(Number), currency: 'EUR' });
      expect(price.minor).toBeGreaterThan(0);
    }
    const [asked] = await api.ledger(PRICES_PATH);
    expect(asked?.body).toMatchObject({ checkin: '2027-03-12', checkout: '2027-03-14', occupancies: [{ adults: 2 }] });
  });

  it('are the prices before the fees that a hotel collects', async () => {
    const body = { ...STAY, hotelIds: await idsOf() };
    const { data } = (await ask(body)).json();
    const { hotels } = (await api.app.inject({ method: 'POST', url: '/api/search/rates', payload: body })).json();
    const offers = hotels.map(({ hotelId, offers: [offer] }: PricedHotel) => [hotelId, Math.round(offer.price * 100)]);
    const prices = data.map(({ hotelId, price }: LowestPrice) => [hotelId, price.minor]);
    expect(new Map(prices)).toEqual(new Map(offers));
    expect(hotels.some(({ offers: [offer] }: PricedHotel) => offer.payAtHotel > 0)).toBe(true);
  });

  it('are loaded once in five minutes for the same hotels in any order', async () => {
    const hotelIds = await idsOf();
    const asked = async () => (await api.ledger(PRICES_PATH)).length;
    await Promise.all([ask({ ...STAY, hotelIds }), ask({ ...STAY, hotelIds: hotelIds.toReversed() })]);
    expect(await asked()).toBe(1);
    await ask({ ...STAY, hotelIds, currency: 'USD' });
    expect(await asked()).toBe(2);
    api.passTime(301_000);
    await ask({ ...STAY, hotelIds });
    expect(await asked()).toBe(3);
  });

  it('leave out invalid entries of the provider, and are empty without rooms', async () => {
    const [hotelId = ''] = await idsOf();
    const data = [{ hotelId, price: 120.5 }, { hotelId: 'lp2', price: 0 }, { price: 90 }, 'lp3'];
    await api.faults({ path: PRICES_PATH, kind: 'status', status: 200, body: { data }, times: 1 });
    expect((await ask({ ...STAY, hotelIds: [hotelId] })).json().data).toEqual([
      { hotelId, price: { minor: 12_050, currency: 'EUR' } },
    ]);
    await api.faults({ path: PRICES_PATH, kind: 'status', status: 200, code: 2001, times: 1 });
    expect((await ask({ ...STAY, hotelIds: [hotelId], currency: 'USD' })).json()).toEqual({ data: [] });
  });

  it('return an error if the provider fails or the request is invalid', async () => {
    await api.faults({ path: PRICES_PATH, kind: 'status', status: 500, times: 1 });
    expect((await ask({ ...STAY, hotelIds: ['lp1'] })).json()).toMatchObject({ error: { code: expect.any(String) } });
    for (const wrong of [{ checkOut: '2027-03-12' }, { checkIn: '2027-02-30' }, { hotelIds: [] }, { adults: 0 }]) {
      expect((await ask({ ...STAY, hotelIds: ['lp1'], ...wrong })).statusCode).toBe(400);
    }
  });
});
