/** How often a search calls the provider, which counts our calls and is the slowest part of an answer. Decision 11. */
import { PATHS, placePath } from '@tenth-night/contract/paths';
import { FIRST_SENT } from '@tenth-night/domain/search/paging';
import { RATE_BATCH_SIZE, rateBatches } from '@tenth-night/domain/search/rate-batches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonOf } from '../../testing/checked-answer';
import { startTestApi, type TestApi } from '../../testing/test-api';

const STAY = { checkIn: '2027-03-12', checkOut: '2027-03-15', adults: 2, children: 0, childrenAges: [], rooms: 1 };
const ASKED = { ...STAY, currency: 'EUR', guestNationality: 'DE', offersPerHotel: 1 };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = async (path: string) => jsonOf(await api.app.inject(`/api${path}`)).data;
const rates = (hotelIds: readonly string[], stay: object) =>
  api.app.inject({ method: 'POST', url: `/api${PATHS.rateStream}`, payload: { ...ASKED, ...stay, hotelIds } });

/** Searches like the site: the server loads the rates of the first cards, then the browser loads all others. */
async function search(city: string, stay: object = {}) {
  const [{ id }] = await get(`${PATHS.places}?textQuery=${city}&language=en`);
  await get(`${placePath(id)}?language=en`);
  const list: readonly { readonly hotelId: string }[] = await get(`${PATHS.hotels}?placeId=${id}&language=en`);
  const ids = list.map(({ hotelId }) => hotelId);
  await rates(ids.slice(0, FIRST_SENT), stay);
  await get(`${PATHS.hotels}?placeId=${id}&language=en`);
  await Promise.all(rateBatches(ids.slice(FIRST_SENT)).map((batch) => rates(batch, stay)));
  const at = async (path: string) => (await api.ledger(path)).length;
  const calls = {
    places: await at('/v3.0/data/places'),
    place: await at(`/v3.0/data/places/${id}`),
    list: await at('/v3.0/data/hotels'),
    rates: await at('/v3.0/hotels/rates'),
  };
  return { hotels: ids.length, calls };
}

describe('the calls of a search to the provider', () => {
  it('are one for the list, the first cards and each batch of rates, and none for an equal search', async () => {
    const { hotels, calls } = await search('Paris');
    expect(hotels).toBeGreaterThan(RATE_BATCH_SIZE);
    const batches = Math.ceil((hotels - FIRST_SENT) / RATE_BATCH_SIZE);
    expect(calls).toEqual({ places: 1, place: 1, list: 1, rates: 1 + batches });
    expect((await search('Paris')).calls).toEqual(calls);
    const otherStay = await search('Paris', { checkOut: '2027-03-16' });
    expect(otherStay.calls, 'another stay loads only the rates again').toEqual({ ...calls, rates: 2 * calls.rates });
  });
});
