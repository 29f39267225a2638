import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually, startTestApi, type TestApi } from '../../testing/test-api';
import type { RatesRequest } from '../ports/hotel-rates.port';
import { ProviderError } from '../provider-error';

const never = new AbortController().signal;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

async function parisId(): Promise<string> {
  const [paris] = await api.hotelRates.searchPlaces('Paris', 'en', never);
  return paris?.id ?? '';
}

async function parisHotels(limit: number) {
  const area = { kind: 'around', centre: { latitude: 48.8566, longitude: 2.3522 }, radiusMetres: 12_000 } as const;
  return api.hotelRates.hotels({ area, language: 'en', limit, facilityIds: [] }, never);
}

const request = (hotelIds: readonly string[]): RatesRequest => ({
  hotelIds,
  dates: { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate },
  rooms: [{ adults: 2, childrenAges: [] }],
  currency: 'EUR',
  guestNationality: 'US',
  offersPerHotel: 1,
});

const streamOf = (event: object) => ({
  kind: 'status',
  status: 200,
  headers: { 'content-type': 'text/event-stream' },
  body: `data: ${JSON.stringify(event)}\n\n`,
});

async function rates(hotelIds: readonly string[]): Promise<HotelOffers[]> {
  const all: HotelOffers[] = [];
  for await (const group of api.hotelRates.streamRates(request(hotelIds), never)) all.push(...group);
  return all;
}

describe('the adapter, against the sandbox', () => {
  it('[PLACE-16] finds places by text, cities first', async () => {
    const places = await api.hotelRates.searchPlaces('par', 'en', never);
    expect(places[0]).toMatchObject({ name: 'Paris', type: 'city', city: 'Paris', country: 'France' });
    expect(new Set(places.map(({ type }) => type)).size).toBeGreaterThan(1);
  });

  it('[DATA-01] locates a place with all its fields', async () => {
    const located = await api.hotelRates.place(await parisId(), 'en', never);
    expect(located?.place).toMatchObject({
      name: 'Paris',
      type: 'city',
      city: 'Paris',
      country: 'France',
      countryCode: 'FR',
      iata: null,
    });
    expect(located?.place.latitude).toBeCloseTo(48.86, 1);
    expect(located?.viewport).not.toBeNull();
  });

  it('returns null for an unknown place', async () => {
    expect(await api.hotelRates.place('ChIJnowhere', 'en', never)).toBeNull();
  });

  it('returns no places if the provider answers with no availability', async () => {
    await api.faults({ path: '/v3.0/data/places', kind: 'status', status: 200, code: 2001 });
    expect(await api.hotelRates.searchPlaces('par', 'en', never)).toEqual([]);
  });

  it('lists hotels with the fields of a list', async () => {
    const [hotel] = await parisHotels(5);
    expect(hotel).toMatchObject({ hotelId: expect.stringMatching(/^lp/), city: 'Paris', country: 'FR' });
    expect(hotel?.thumbnail).toMatch(/^http/);
  });

  it('returns the details of one hotel, by its id and language', async () => {
    const [listed] = await parisHotels(1);
    const hotel = await api.hotelRates.hotel(listed?.hotelId ?? '', 'en', never);
    const { hotelId, name, city, country, stars, latitude } = listed ?? {};
    expect(hotel).toMatchObject({ hotelId, name, city, country, stars, latitude });
    expect(hotel?.times.checkoutUntil).toMatch(/^\d{2}:\d{2}$/);
    expect(hotel?.rooms[0]).toMatchObject({ id: expect.stringMatching(/^\d+$/), size: { unit: 'm2' } });
    expect(hotel?.photos[0]?.url).toMatch(/^http/);
  });

  it.each([
    ['does not know', { status: 400, code: 4002, message: 'wrong input' }],
    ['has not found', { status: 404, code: 404, message: 'not found' }],
    ['does not have in the language', { status: 400, code: 4000, message: 'invalid language' }],
    ['has no data for', { status: 200, body: { data: null } }],
  ])('returns null for a hotel that the provider %s', async (_what, says) => {
    await api.faults({ path: '/v3.0/data/hotel', kind: 'status', ...says });
    expect(await api.hotelRates.hotel('lp1', 'en', never)).toBeNull();
  });

  it('throws when a hotel cannot be loaded', async () => {
    await api.faults({ path: '/v3.0/data/hotel', kind: 'status', status: 500 });
    await expect(api.hotelRates.hotel('lp1', 'en', never)).rejects.toThrow(ProviderError);
  });

  it('[SRCH-27] gets at most 5000 hotels of London', async () => {
    const area = { kind: 'around', centre: { latitude: 51.5074, longitude: -0.1278 }, radiusMetres: 50_000 } as const;
    expect(await api.hotelRates.hotels({ area, language: 'en', limit: 5000, facilityIds: [] }, never)).toHaveLength(
      5000,
    );
  });

  it('[RATE-18] streams the rates of many hotels, with an offer above 0 for each', async () => {
    const ids = (await parisHotels(100)).map(({ hotelId }) => hotelId);
    const found = await rates(ids);
    expect(found.length).toBeGreaterThan(50);
    expect(new Set(found.map(({ hotelId }) => hotelId)).size).toBe(found.length);
    expect(found.every(({ offers }) => offers.length === 1 && (offers[0]?.price.minor ?? 0) > 0)).toBe(true);
  });

  it('[RATE-29] returns an empty stream if there is no availability', async () => {
    const ids = (await parisHotels(640)).map(({ hotelId }) => hotelId);
    const priced = new Set((await rates(ids)).map(({ hotelId }) => hotelId));
    const without = ids.filter((id) => !priced.has(id));
    expect(without.length).toBeGreaterThan(0);
    expect(await rates(without)).toEqual([]);
  });

  it.each([
    ['[RATE-29] 2001', 2001, 'nothing'],
    ['[RATE-30] no availability', 1008, 'no availability found'],
  ])('reads %s in the middle of a stream as its end', async (_what, code, message) => {
    await api.faults({ path: '/v3.0/hotels/rates', ...streamOf({ error: { code, message } }) });
    expect(await rates(['lp1'])).toEqual([]);
  });

  it('throws an error from inside a stream', async () => {
    await api.faults({ path: '/v3.0/hotels/rates', ...streamOf({ error: { code: 4290, message: 'too fast' } }) });
    await expect(rates(['lp1'])).rejects.toMatchObject({ reason: 'rate-limited', failure: 'refused' });
  });

  it('throws at the end of a stream that was cut, after the rates that had arrived', async () => {
    const ids = (await parisHotels(100)).map(({ hotelId }) => hotelId);
    await api.faults({ path: '/v3.0/hotels/rates', kind: 'cut', after: 20 });
    const seen: string[] = [];
    const reading = (async () => {
      for await (const group of api.hotelRates.streamRates(request(ids), never))
        seen.push(...group.map((h) => h.hotelId));
    })();
    await expect(reading).rejects.toThrow(ProviderError);
    expect(seen.length).toBeGreaterThan(0);
  });

  it('[RATE-05] sends the hotels, the dates and every room with the ages of its children', async () => {
    const ids = (await parisHotels(3)).map(({ hotelId }) => hotelId);
    const rooms = [
      { adults: 2, childrenAges: [5, 0] },
      { adults: 1, childrenAges: [] },
    ];
    for await (const _ of api.hotelRates.streamRates({ ...request(ids), rooms, offersPerHotel: 4 }, never));
    const [asked, ...others] = await api.ledger('/v3.0/hotels/rates');
    expect(others).toEqual([]);
    expect(asked?.body).toEqual({
      hotelIds: ids,
      checkin: '2027-03-12',
      checkout: '2027-03-15',
      currency: 'EUR',
      guestNationality: 'US',
      occupancies: [
        { adults: 2, children: [5, 0] },
        { adults: 1, children: [] },
      ],
      maxRatesPerHotel: 4,
      roomMapping: true,
      sort: [{ field: 'price', direction: 'ascending' }],
      stream: true,
      timeout: 10,
    });
  });

  it('lets the provider write only as fast as it reads', async () => {
    const area = { kind: 'around', centre: { latitude: 51.5074, longitude: -0.1278 }, radiusMetres: 50_000 } as const;
    const hotels = await api.hotelRates.hotels({ area, language: 'en', limit: 5000, facilityIds: [] }, never);
    const leave = new AbortController();
    const all = request(hotels.map(({ hotelId }) => hotelId));
    const groups = api.hotelRates.streamRates({ ...all, offersPerHotel: 50 }, leave.signal)[Symbol.asyncIterator]();
    await groups.next();
    const written = async () => (await api.ledger('/v3.0/hotels/rates'))[0]?.hotels ?? 0;
    let before = -1;
    const stalled = await eventually(written, (now) => {
      const isStill = now === before;
      before = now;
      return isStill;
    });
    leave.abort();
    expect(stalled).toBeLessThan(4000);
  });

  it('[API-13] reports URL, status and a snippet of an answer that is not JSON', async () => {
    await api.faults({ path: '/v3.0/data/places', kind: 'html' });
    const error = await api.hotelRates.searchPlaces('par', 'en', never).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      vendor: 'liteapi',
      details: { status: 200, url: expect.stringMatching(/\/data\/places$/) },
    });
    expect((error as ProviderError).details.snippet).toContain('<');
  });

  it('times out if the provider does not answer', async () => {
    const hasty = await startTestApi({ timeoutMs: 300 });
    await hasty.faults({ path: '/v3.0/data/places', kind: 'hang' });
    const asked = hasty.hotelRates.searchPlaces('par', 'en', never);
    await expect(asked).rejects.toMatchObject({ hasAnswer: false, failure: 'late' });
    await hasty.close();
  });

  it('is refused with an invalid key', async () => {
    const stranger = await startTestApi({ apiKey: 'nonsense' });
    await expect(stranger.hotelRates.searchPlaces('par', 'en', never)).rejects.toMatchObject({
      reason: 'not-allowed',
      details: { status: 401, code: 401 },
    });
    await stranger.close();
  });
});
