/** Loads the list of hotels. Search-and-browse §4 "Search load". */
import { placeCoordinates } from '@tenth-night/domain/places/place';
import { byDistance, type HotelAtDistance } from '@tenth-night/domain/search/sort';
import { createApiClient } from '../../../lib/api/api-client';
import { createLog } from '../../../lib/page/log';
import type { Services } from '../../../lib/page/services';
import { pause } from '../../../lib/time/pause';
import { createPreparedSearch } from './prepared-search';
import type { Search } from './results-store';

/** `shown` are the rows that are here already. They stay the same objects, so that their cards are not drawn again. */
export async function loadHotels(
  { place, criteria }: Search,
  services: Services,
  shown: readonly HotelAtDistance[],
  signal: AbortSignal,
  api = services.single(createApiClient),
): Promise<readonly HotelAtDistance[]> {
  const log = services.single(createLog);
  log.write('search', { place: place.name, streaming: criteria.isStreaming });
  const prepared = services.single(createPreparedSearch).of(place.id)?.hotels;
  const listed = prepared ?? (await listHotels());
  const rows = new Map(shown.map((row) => [row.hotel.hotelId, row]));
  const hotels = listed.map((row) => rows.get(row.hotel.hotelId) ?? row);
  await pause(0, signal);
  log.write('list of hotels', { hotels: hotels.length });
  return hotels;

  /** Decoding thousands of hotels, sorting and drawing them are three tasks, so that key presses can run in between. */
  async function listHotels(): Promise<readonly HotelAtDistance[]> {
    const answer = await api.hotels(place.id, services.context.hotelLanguage, signal);
    await pause(0, signal);
    return byDistance(answer, placeCoordinates(place));
  }
}
