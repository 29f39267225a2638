import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonOf } from '../../testing/checked-answer';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
let ids: string[];
beforeAll(async () => {
  api = await startTestApi();
  const [place] = jsonOf(await api.app.inject('/api/data/places?textQuery=Rome&language=en')).data;
  const { data } = jsonOf(await api.app.inject(`/api/data/hotels?placeId=${place.id}&language=en`));
  ids = data.slice(0, 4).map(({ hotelId }: { hotelId: string }) => hotelId);
});
afterAll(() => api.close());

const cards = async (...asked: (string | undefined)[]) =>
  jsonOf(await api.app.inject(`/api/data/hotel-cards?hotelIds=${asked.join(',')}&language=en`)).data;

describe('the cards of hotels', () => {
  it('contain everything that a card shows, each hotel once', async () => {
    const { cards: found, gone } = await cards(ids[0], ids[1], ids[0]);
    expect(found.map(({ hotelId }: { hotelId: string }) => hotelId)).toEqual([ids[0], ids[1]]);
    expect(found[0]).toMatchObject({ name: expect.any(String), thumbnail: expect.stringMatching(/^\/api\/pictures/) });
    expect(found[0].facilities.length).toBeGreaterThan(3);
    expect(gone).toEqual([]);
  });

  it('list the hotels that the provider does not know', async () => {
    expect(await cards('lp-unknown', ids[0])).toMatchObject({ cards: [{ hotelId: ids[0] }], gone: ['lp-unknown'] });
  });

  it('leave out hotels that cannot be loaded, but do not list them as gone', async () => {
    await api.faults({ path: '/v3.0/data/hotel', kind: 'status', status: 503 });
    expect(await cards(ids[3], ids[0])).toMatchObject({ cards: [{ hotelId: ids[0] }], gone: [] });
  });
});
