import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const get = (url: string) => api.app.inject(`/api${url}`);
const placeId = async (text: string) =>
  (await get(`/data/places?textQuery=${encodeURIComponent(text)}`)).json().data[0].id as string;

describe('hotels', () => {
  it('of a city cover the whole city, not only the kilometre round its centre', async () => {
    const { data } = (await get(`/data/hotels?placeId=${await placeId('Paris')}&language=en`)).json();
    expect(data.length).toBeGreaterThan(600);
    expect(data[0]).toMatchObject({
      hotelId: expect.any(String),
      city: 'Paris',
      country: 'FR',
      facilityIds: expect.any(Array),
    });
  });

  it('near the traveler are those around the position in the id', async () => {
    const { data } = (await get('/data/hotels?placeId=near_4886_235&language=en')).json();
    expect(data.length).toBeGreaterThan(100);
    for (const { latitude, longitude } of data as { latitude: number; longitude: number }[]) {
      expect([Math.abs(latitude - 48.86) < 0.2, Math.abs(longitude - 2.35) < 0.3]).toEqual([true, true]);
    }
    expect((await get('/data/hotels?placeId=near_0_-15000&language=en')).json().data).toEqual([]);
  });

  it('[SRCH-27] are at most 5000', async () => {
    const id = await placeId('London');
    expect((await get(`/data/hotels?placeId=${id}`)).json().data).toHaveLength(5000);
    expect((await get(`/data/hotels?placeId=${id}&limit=7`)).json().data).toHaveLength(7);
    expect((await get(`/data/hotels?placeId=${id}&limit=5001`)).statusCode).toBe(400);
  });

  it('[SRCH-23] can be limited to facilities, and also accept a location id', async () => {
    const id = await placeId('Paris');
    const facilitiesOf = async (query: string) =>
      (await get(`/data/hotels?placeId=${id}&language=en&limit=5000${query}`))
        .json()
        .data.map(({ facilityIds }: { facilityIds: number[] }) => facilityIds) as number[][];
    const all = await facilitiesOf('&locationId=x');
    const rare = all.flat().find((facility) => all.filter((of) => of.includes(facility)).length < all.length / 2);
    const some = await facilitiesOf(`&facilityids=${rare}`);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    expect(some.every((facilities) => facilities.includes(rare ?? -1))).toBe(true);
    expect((await get(`/data/hotels?placeId=${id}&facilityids=pool`)).statusCode).toBe(400);
  });

  it('have pictures through our own origin', async () => {
    const { data } = (await get(`/data/hotels?placeId=${await placeId('Paris')}&limit=1`)).json();
    expect(data[0].thumbnail).toMatch(/^\/api\/pictures\?url=/);
    const picture = await api.app.inject(data[0].thumbnail);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const policy = String(picture.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(expect.arrayContaining(['sandbox', "base-uri 'none'", "frame-ancestors 'none'"]));
  });

  it('return 404 for an unknown place', async () => {
    expect((await get('/data/hotels?placeId=ChIJnowhere')).statusCode).toBe(404);
  });
});

describe('pictures', () => {
  it.each(['http://169.254.169.254/latest', 'file:///etc/passwd', 'not a url', 'http://localhost:1/x.png'])(
    'are not fetched from %s',
    async (url) => expect((await get(`/pictures?url=${encodeURIComponent(url)}`)).statusCode).toBe(400),
  );

  it('return 404 if the provider has none', async () => {
    const url = encodeURIComponent(`${api.sandboxUrl}/pictures/none/facade.jpg`);
    expect((await get(`/pictures?url=${url}`)).statusCode).toBe(404);
  });

  it('return 404 for an address that is not a picture', async () => {
    const url = encodeURIComponent(`${api.sandboxUrl}/__sandbox/ledger`);
    expect((await get(`/pictures?url=${url}`)).statusCode).toBe(404);
  });
});
