/**
 * The hotels of a place by distance, for the server. It parses and sorts a list once, not for every page: it asks the
 * API whether the list has changed, by its ETag. Lists are the same for everybody.
 */
import { readList } from '@tenth-night/contract/envelope';
import { PATHS } from '@tenth-night/contract/paths';
import { type Place, placeCoordinates } from '@tenth-night/domain/places/place';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import { byDistance, type HotelAtDistance } from '@tenth-night/domain/search/sort';
import { readJson } from '../../../lib/api/http-error';
import type { Services } from '../../../lib/page/services';

type Rows = readonly HotelAtDistance[];

/** About 20 MB. */
const MAX_HOTELS = 40_000;
const NOT_MODIFIED = 304;

/** By address and place. The one that was used last is at the end. */
const lists = new Map<string, { readonly etag: string; readonly rows: Rows }>();

export async function listHotels(
  place: Place,
  { send, context }: Pick<Services, 'send' | 'context'>,
  signal: AbortSignal,
): Promise<Rows> {
  const query = new URLSearchParams({ placeId: place.id, language: context.hotelLanguage });
  const path = `${PATHS.hotels}?${query}`;
  const centre = placeCoordinates(place);
  const key = `${path} ${JSON.stringify(centre)}`;
  const known = lists.get(key);
  const headers = { accept: 'application/json', ...(known && { 'if-none-match': known.etag }) };
  const response = await send(path, { headers, signal });
  if (known && response.status === NOT_MODIFIED) return keep(key, known.etag, known.rows);
  const hotels = readList(await readJson(path, response), ['data', 'results', 'hotels']) as readonly Hotel[];
  return keep(key, response.headers.get('etag'), byDistance(hotels, centre));
}

function keep(key: string, etag: string | null, rows: Rows): Rows {
  lists.delete(key);
  if (etag) lists.set(key, { etag, rows });
  let kept = [...lists.values()].reduce((sum, list) => sum + list.rows.length, 0);
  for (const [oldest, list] of lists) {
    if (kept <= MAX_HOTELS) break;
    lists.delete(oldest);
    kept -= list.rows.length;
  }
  return rows;
}
