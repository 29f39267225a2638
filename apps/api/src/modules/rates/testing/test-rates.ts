/** Requests for the rates of Paris, in both forms, and an API with a sandbox that answers them. */
import type { HotelRatesLine, RatesAnswer, RatesLine } from '@tenth-night/contract/rates';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/test-api';

export const PROVIDER_PATH = '/v3.0/hotels/rates';

type Part = Record<string, unknown>;
type Hotel = { readonly hotelId: string; readonly name: string };
export type TestRates = ReturnType<typeof askingOf>;

/** One API per test file. Caches and faults are cleared after each test. */
export function withRates(): () => TestRates {
  let api: TestApi;
  let rates: TestRates;
  beforeAll(async () => {
    api = await startTestApi();
    const [paris] = await listOf<{ id: string }>(api, '/data/places?textQuery=Paris');
    rates = askingOf(api, await listOf<Hotel>(api, `/data/hotels?placeId=${paris?.id}`));
  });
  afterEach(() => api.reset());
  afterAll(() => api.close());
  return () => rates;
}

async function listOf<T>({ app }: TestApi, path: string): Promise<readonly T[]> {
  const { statusCode, body } = await app.inject(`/api${path}`);
  if (statusCode !== 200) throw new Error(`${path} returned ${statusCode}: ${body}`);
  return JSON.parse(body).data;
}

function askingOf(api: TestApi, hotels: readonly Hotel[]) {
  const idsOf = (from: number, to: number) => hotels.slice(from, to).map(({ hotelId }) => hotelId);
  const post = (path: string, payload: object) => api.app.inject({ method: 'POST', url: `/api${path}`, payload });
  return {
    api,
    hotels,
    idsOf,
    post,
    plain: async (path: string, body: object) => (await post(path, body)).json<RatesAnswer>(),
    /** How often the provider was called. */
    asked: async () => (await api.ledger(PROVIDER_PATH)).length,
    screenBody: (part?: Part) => ({ ...screenBodyOf(hotels), ...part }),
    documentBody: (part?: Part) => ({ ...documentBodyOf(hotels), ...part }),
  };
}

/** The request of the results screen. */
const screenBodyOf = (hotels: readonly Hotel[]) => ({
  hotelIds: hotels.slice(0, 40).map(({ hotelId }) => hotelId),
  hotels: hotels.slice(0, 40).map(({ hotelId, name }) => ({ id: hotelId, name, latitude: 48.8, city: 'Paris' })),
  placeId: 'ChIJparis',
  checkIn: '2027-03-12',
  checkOut: '2027-03-15',
  adults: 2,
  children: 1,
  childrenAges: [7],
  rooms: 1,
  currency: 'EUR',
  guestNationality: 'DE',
  sort: [{ field: 'price', direction: 'ascending' }],
  offersPerHotel: 1,
});

/** The request as documented. */
const documentBodyOf = (hotels: readonly Hotel[]) => ({
  hotelIds: hotels.slice(0, 40).map(({ hotelId }) => hotelId),
  hotels: [{ id: hotels[0]?.hotelId, latitude: 48.8, longitude: 2.3, name: 'x', city: 'Paris', country: 'FR' }],
  checkin: '2027-03-12',
  checkout: '2027-03-15',
  occupancies: [{ adults: 2, children: [7] }],
  currency: 'EUR',
  roomMapping: true,
  guestNationality: 'DE',
  sort: [{ title: 'price' }],
  placeId: 'ChIJparis',
  locationId: '42',
  offersPerHotel: 1,
});

export const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RatesLine);

export const hotelsOf = (lines: readonly RatesLine[]) =>
  lines.filter((line): line is HotelRatesLine => 'offers' in line);
