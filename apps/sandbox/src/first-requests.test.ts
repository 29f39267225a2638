/** The first requests after a start build the largest city. They must not delay other requests. */
import { expect, it } from 'vitest';
import { createTestSandbox, RATES_PATH, ratesRequest, type TestSandbox } from './testing/test-sandbox';

const other = createTestSandbox();
const ids = await other.hotelIds('countryCode=GB&cityName=London&limit=200');
const matchesPath = `/__sandbox/review-matches?hotelIds=${ids}`;
const { matches } = (await other.get(matchesPath)).json<{ matches: Record<string, string | null> }>();
const locationId = Object.values(matches).find((id) => id !== null);
const REVIEWS = '/reviews/api/v1/location';
const IN_LONDON = 'key=k&latLong=51.5074,-0.1278&category=hotels';

const KINDS: Readonly<Record<string, (sandbox: TestSandbox) => Promise<{ statusCode: number }>>> = {
  'a search for a place with reviews': ({ get }) => get(`${REVIEWS}/search?searchQuery=Grand%20Hotel&${IN_LONDON}`),
  'a search for places with reviews nearby': ({ get }) => get(`${REVIEWS}/nearby_search?${IN_LONDON}`),
  'the details of a place with reviews': ({ get }) => get(`${REVIEWS}/${locationId}/details?key=k`),
  'reviews of a place': ({ get }) => get(`${REVIEWS}/${locationId}/reviews?key=k`),
  'the truth about matches': ({ get }) => get(matchesPath),
  'a list of 5,000 hotels': ({ get }) => get('/v3.0/data/hotels?countryCode=GB&cityName=London&limit=5000&language=pl'),
  'a hotel': ({ get }) => get(`/v3.0/data/hotel?hotelId=${ids[0]}`),
  'a picture of a hotel': ({ get }) => get(`/pictures/${ids[0]}/facade.jpg`),
  'a tile of a map': ({ get }) => get('/tiles/13/4092/2724.mvt'),
  'a search for a place': ({ get }) => get('/v3.0/data/places?textQuery=nowhere'),
  'rates of 200 hotels': ({ post }) => post(RATES_PATH, ratesRequest(ids)),
};

it.each(Object.entries(KINDS))('%s does not block three other requests, one after the other', async (_kind, ask) => {
  // With a seed, so that its world is not built yet.
  const sandbox = createTestSandbox({ seed: 'test' });
  await sandbox.app.ready();
  const answered: string[] = [];
  const long = ask(sandbox).then(({ statusCode }) => answered.push(`long ${statusCode}`));
  for (let k = 0; k < 3; k++) {
    const { statusCode } = await sandbox.get('/__sandbox/ledger');
    answered.push(`short ${statusCode}`);
  }
  await long;
  expect(answered).toEqual(['short 200', 'short 200', 'short 200', 'long 200']);
});
