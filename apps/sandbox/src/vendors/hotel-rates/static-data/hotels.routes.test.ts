import { type WireHotel, WireHotelsAnswer } from '@tenth-night/provider-wire/hotel-rates/hotels';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../testing/test-sandbox';
import { distanceKm } from '../../../world/lat-lng';

const sandbox = createTestSandbox();
const checker = Compile(WireHotelsAnswer);
const PARIS = { latitude: 48.8566, longitude: 2.3522 };

async function list(query: string): Promise<WireHotelsAnswer> {
  const answer = await sandbox.get(`/v3.0/data/hotels?${query}`);
  expect(answer.statusCode).toBe(200);
  const body: unknown = answer.json();
  if (!checker.Check(body)) throw new Error(`Not a hotel list: ${answer.body.slice(0, 300)}`);
  return body;
}

const kmFrom = (centre: typeof PARIS, { latitude = 0, longitude = 0 }: WireHotel): number =>
  distanceKm(centre, { latitude, longitude });

const placeId = async (text: string, type: string): Promise<string> =>
  (await sandbox.get(`/v3.0/data/places?textQuery=${encodeURIComponent(text)}&type=${type}`)).json().data[0].placeId;

describe('GET /data/hotels', () => {
  it('lists a hotel with all fields of the wire', async () => {
    const { data } = await list('countryCode=FR&cityName=Paris&limit=1');
    expect(data[0]).toMatchObject({
      id: expect.stringMatching(/^lp[0-9a-f]+$/),
      hotelDescription: expect.stringMatching(/^<p>.+<\/p>$/),
      currency: 'EUR',
      country: 'FR',
      city: 'Paris',
      main_photo: expect.stringMatching(/^http:\/\/localhost:80\/pictures\/lp[0-9a-f]+\/\w+\.jpg$/),
      thumbnail: expect.stringMatching(/^http:\/\/localhost:80\/pictures\/thumbnail\/lp[0-9a-f]+\/\w+\.jpg$/),
      deletedAt: null,
    });
  });

  it('has pages of 200 by default, never more than 5000, and a constant total', async () => {
    const first = await list('countryCode=GB&cityName=London');
    expect(first.data).toHaveLength(200);
    expect(first.total).toBe(5200);
    expect(first.hotelIds).toEqual(first.data.map(({ id }) => id));
    const all = await list('countryCode=GB&cityName=London&limit=6000');
    expect(all.data).toHaveLength(5000);
    expect(all.hotelIds.slice(0, 200)).toEqual(first.hotelIds);
    const rest = await list('countryCode=GB&cityName=London&offset=5000&limit=5000');
    expect(rest.data).toHaveLength(200);
    expect(new Set([...all.hotelIds, ...rest.hotelIds]).size).toBe(5200);
  });

  it.each(['Paris', 'paris', 'Parigi', 'PARYZ'])('finds the city by the name %s', async (cityName) => {
    expect((await list(`countryCode=fr&cityName=${cityName}&limit=1`)).total).toBe(640);
  });

  it('returns nothing for an unknown city or country', async () => {
    expect(await list('countryCode=FR&cityName=Nantes')).toEqual({ data: [], hotelIds: [], total: 0 });
    expect(await list('countryCode=ZZ')).toEqual({ data: [], hotelIds: [], total: 0 });
  });

  it('searches one kilometre round the centre of a place', async () => {
    const { data, total } = await list(`placeId=${await placeId('paris', 'locality')}&limit=5000`);
    expect(total).toBeGreaterThan(50);
    expect(Math.max(...data.map((hotel) => kmFrom(PARIS, hotel)))).toBeLessThanOrEqual(1);
    const everywhere = await list('countryCode=FR&cityName=Paris&limit=5000');
    expect(everywhere.data.filter((hotel) => kmFrom(PARIS, hotel) <= 1)).toHaveLength(total);
  });

  it('returns the one hotel that is the place', async () => {
    const [hotel] = (await list('countryCode=FR&cityName=Paris&limit=1')).data;
    const { hotelIds } = await list(`placeId=${await placeId(hotel?.name ?? '', 'hotel')}`);
    expect(hotelIds).toEqual([hotel?.id]);
  });

  it('searches round a point', async () => {
    const { data, total } = await list('latitude=48.8566&longitude=2.3522&radius=3000&limit=5000');
    expect(total).toBeGreaterThan(200);
    expect(Math.max(...data.map((hotel) => kmFrom(PARIS, hotel)))).toBeLessThanOrEqual(3);
    expect((await list('latitude=0&longitude=0&radius=5000')).total).toBe(0);
  });

  it('has its own order, which is not distance', async () => {
    const { data } = await list('countryCode=FR&cityName=Paris&limit=100');
    const distances = data.map((hotel) => kmFrom(PARIS, hotel));
    expect(distances).not.toEqual(distances.toSorted((a, b) => a - b));
    const { hotelIds } = await list(
      `hotelIds=${data
        .map(({ id }) => id)
        .toReversed()
        .join(',')}`,
    );
    expect(hotelIds).toEqual(data.map(({ id }) => id));
  });

  it('finds hotels by id and skips unknown ids', async () => {
    const [one, two] = (await list('countryCode=GB&cityName=London&limit=2')).hotelIds;
    expect((await list(`hotelIds=${one}, lp1,nonsense,${two},${one}`)).hotelIds).toEqual([one, two]);
  });

  it('filters by name, ignoring case and accents', async () => {
    const { data, total } = await list('countryCode=FR&cityName=Paris&hotelName=HOTEL+lanterne&limit=5000');
    expect(total).toBeGreaterThan(0);
    for (const { name } of data) expect(name).toMatch(/H[ôo]tel.*Lanterne/);
  });

  it.each(['facilityIds', 'facilityids'])('filters by %s: any of them, or all when strict', async (parameter) => {
    const any = await list(`countryCode=FR&cityName=Paris&${parameter}=301,54&limit=5000`);
    const all = await list(
      `countryCode=FR&cityName=Paris&${parameter}=301,54&strictFacilitiesFiltering=true&limit=5000`,
    );
    expect(all.total).toBeGreaterThan(0);
    expect(any.total).toBeGreaterThan(all.total);
    for (const { facilityIds = [] } of any.data)
      expect(facilityIds.includes(301) || facilityIds.includes(54)).toBe(true);
    for (const { facilityIds } of all.data) expect(facilityIds).toEqual(expect.arrayContaining([301, 54]));
  });

  it('filters by stars, rating and reviews', async () => {
    const { data } = await list(
      'countryCode=FR&cityName=Paris&starRating=4.0,4.5&minRating=8&minReviewsCount=300&limit=5000',
    );
    expect(data.length).toBeGreaterThan(5);
    for (const hotel of data) {
      expect([4, 4.5]).toContain(hotel.stars);
      expect(hotel.rating).toBeGreaterThanOrEqual(8);
      expect(hotel.reviewCount).toBeGreaterThanOrEqual(300);
    }
    expect(new Set(data.map(({ stars }) => stars))).toEqual(new Set([4, 4.5]));
  });

  it.each(['', 'limit=10', 'cityName=Paris', 'latitude=48.8&longitude=2.3'])(
    'requires a main query: %s',
    async (query) => {
      const answer = await sandbox.get(`/v3.0/data/hotels?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        error: { code: 4000, message: 'bad request', description: 'countryCode is required' },
      });
    },
  );

  it.each([
    ['countryCode=FR&cityName=Paris&limit=many', /limit/],
    ['countryCode=FR&cityName=Paris&limit=0', /limit/],
    ['countryCode=FR&cityName=Paris&offset=-1', /offset/],
    ['countryCode=FR&cityName=Paris&strictFacilitiesFiltering=perhaps', /strictFacilitiesFiltering/],
    ['latitude=91&longitude=0&radius=1000', /latitude/],
    ['latitude=0&longitude=181&radius=1000', /longitude/],
    ['latitude=48&longitude=2&radius=999', /radius/],
    ['latitude=north&longitude=2&radius=1000', /latitude/],
  ])('refuses %s and names the field', async (query, field) => {
    const answer = await sandbox.get(`/v3.0/data/hotels?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 4002,
      message: 'required request field is missing or wrong input',
      description: expect.stringMatching(field),
    });
  });

  it('refuses an unknown place', async () => {
    const answer = await sandbox.get('/v3.0/data/hotels?placeId=ChIJnonsense');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe(4003);
  });
});
