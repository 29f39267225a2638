/** Unreadable records in answers: the other records are used, one line reports it, and the circuit stays closed. */
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createGuard, HOTEL_RATES_GUARD } from '../guards/guard';
import { guardHotelRates } from '../guards/guarded-hotel-rates';
import type { HotelRatesPort } from '../ports/hotel-rates.port';
import { ProviderError } from '../provider-error';
import { createHotelRates } from './hotel-rates.http';
import { eur, wireRate } from './testing/wire-rate';

const never = new AbortController().signal;
const RATES_PATH = '/v3.0/hotels/rates';
const AREA = { kind: 'around', centre: { latitude: 48.8566, longitude: 2.3522 }, radiusMetres: 12_000 } as const;

let api: TestApi;
let reports: string[] = [];
let provider: HotelRatesPort;

beforeAll(async () => {
  api = await startTestApi();
  const options = {
    baseUrl: `${api.sandboxUrl}/v3.0`,
    apiKey: 'sand_test',
    timeoutMs: 30_000,
    streamTimeoutMs: 30_000,
    margin: null,
  };
  const report = (message: string) => void reports.push(message);
  provider = guardHotelRates(
    createHotelRates({ ...options, report }),
    createGuard({ ...HOTEL_RATES_GUARD, vendor: 'liteapi', maxOutages: 1 }),
  );
});
afterEach(async () => {
  reports = [];
  await api.reset();
});
afterAll(() => api.close());

const offer = { roomTypeId: 'r', offerId: 'o', rates: [wireRate()], offerRetailRate: eur(428) };
const hotel = (hotelId: string) => ({ hotelId, roomTypes: [offer] });
const dataOf = (body: unknown) => ({ kind: 'status', status: 200, body: { data: body } });

const streams = (...events: readonly string[]) =>
  api.faults({
    path: RATES_PATH,
    kind: 'status',
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: events.map((event) => `data: ${event}\n\n`).join(''),
  });

async function pricedHotels(): Promise<string[]> {
  const ids: string[] = [];
  const dates = { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate };
  const asked = { dates, rooms: [{ adults: 2, childrenAges: [] }], currency: 'EUR', guestNationality: 'US' };
  for await (const group of provider.streamRates({ ...asked, hotelIds: ['lp1'], offersPerHotel: 1 }, never)) {
    ids.push(...group.map(({ hotelId }) => hotelId));
  }
  return ids;
}

const askHotels = () => provider.hotels({ area: AREA, language: 'en', limit: 5, facilityIds: [] }, never);

describe('a stream of rates', () => {
  it('continues after a hotel without rooms, an invalid hotel and an invalid event', async () => {
    const group = {
      rates: [hotel('lp1'), { hotelId: 'lp2' }, 'lp3', { hotelId: 'lp4', roomTypes: [{}] }, hotel('lp5')],
    };
    const good = JSON.stringify(group);
    for (let calls = 0; calls < 2; calls += 1) {
      await streams(good, 'null', '{"rates":5}', JSON.stringify({ rates: [hotel('lp6')] }), '{"hotels":[]}', '[DONE]');
      expect(await pricedHotels()).toEqual(['lp1', 'lp5', 'lp6']);
    }
    const line = `/hotels/rates: skipped unreadable records, 2 of kind hotel, 1 of kind offer, 2 of kind event`;
    expect(reports).toEqual([line, line]);
  });

  it('reports nothing if all records are readable', async () => {
    await streams(JSON.stringify({ rates: [hotel('lp1')] }), '[DONE]');
    expect(await pricedHotels()).toEqual(['lp1']);
    expect(reports).toEqual([]);
  });

  it('is a refusal if its error has an unknown form', async () => {
    await streams('{"error":"overloaded"}');
    await expect(pricedHotels()).rejects.toMatchObject({ failure: 'refused', reason: 'other', isOutage: false });
  });
});

describe('a list', () => {
  it('contains the readable hotels', async () => {
    const whole = { id: 'lp1', name: 'One' };
    await api.faults({
      path: '/v3.0/data/hotels',
      ...dataOf([whole, null, { id: 'lp2' }, 7, { ...whole, stars: {} }]),
    });
    expect((await askHotels()).map(({ hotelId }) => hotelId)).toEqual(['lp1', 'lp1']);
    expect(reports).toEqual(['/data/hotels: skipped unreadable records, 3 of kind hotel']);
  });

  it.each([
    ['no list', { hotels: [] }],
    ['no readable record', [{ id: 'lp2' }, 7]],
  ])('with %s is unreadable and not empty, and the provider does not count as down', async (_, data) => {
    await api.faults({ path: '/v3.0/data/hotels', ...dataOf(data) });
    for (let calls = 0; calls < 2; calls += 1) {
      const error = await askHotels().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderError);
      expect(error).toMatchObject({ details: { status: 200 }, isOutage: false });
    }
  });

  it('of places contains those with a name, with their readable fields', async () => {
    const places = [{ placeId: 'a', displayName: 'Paris', formattedAddress: null, types: 'city' }, { placeId: 'b' }];
    await api.faults({ path: '/v3.0/data/places', ...dataOf(places) });
    expect(await provider.searchPlaces('par', 'en', never)).toMatchObject([{ id: 'a', name: 'Paris', country: null }]);
    expect(reports).toHaveLength(1);
  });
});

// This must be the last suite, because it opens the circuit.
describe('a stream that breaks off', () => {
  it('is an outage, and opens the circuit', async () => {
    await streams(JSON.stringify({ rates: [hotel('lp1')] }), '{"rates":[');
    await expect(pricedHotels()).rejects.toMatchObject({ failure: 'lost', isOutage: true });
    await expect(pricedHotels()).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });
});
