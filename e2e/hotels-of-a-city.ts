/**
 * The hotels of a city, and which of them have rooms. Some are sold out on some nights, and the stays move with the
 * clock.
 */
import type { APIRequestContext } from '@playwright/test';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { jsonOf } from './checked-answer';
import type { Stay } from './stay-dates';

const AT_ONCE = 60;
const KEY = { 'x-api-key': 'sand_00000000-0000-4000-8000-000000000000', 'content-type': 'application/json' };

type Hotel = { readonly hotelId: string };

/** In groups of sixty: a request for the rates of more hotels would be slow. */
export async function hotelsOf(request: APIRequestContext, city: string): Promise<string[][]> {
  const get = async (path: string) => jsonOf(await request.get(`${API_BASE}${path}&language=en`));
  const places = await get(`${PATHS.places}?textQuery=${city}`);
  const hotels = await get(`${PATHS.hotels}?placeId=${places.data[0].id}`);
  const ids: string[] = hotels.data.map(({ hotelId }: Hotel) => hotelId);
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, k) => ids.slice(k * AT_ONCE, (k + 1) * AT_ONCE));
}

/** The hotels that two adults can book for this stay. Asks the sandbox itself, so that our API caches no price. */
export async function onSale(sandboxUrl: string, hotelIds: readonly string[], stay: Stay): Promise<string[]> {
  const question = { hotelIds, ...stay, currency: 'USD', guestNationality: 'US', occupancies: [{ adults: 2 }] };
  const body = JSON.stringify({ ...question, maxRatesPerHotel: 1 });
  const { data = [] } = await jsonOf(
    await fetch(`${sandboxUrl}/v3.0/hotels/rates`, { method: 'POST', headers: KEY, body }),
  );
  const sold = new Set(data.map(({ hotelId }: Hotel) => hotelId));
  return hotelIds.filter((id) => sold.has(id));
}
