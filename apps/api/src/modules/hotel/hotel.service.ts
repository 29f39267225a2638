/** One hotel in full. Search-and-browse §7 "Hotels", §9; hotel-checkout-trips §3 "Hotel detail". */
import { picturePath } from '@tenth-night/contract/first-paths';
import type { HotelDetail, Photo } from '@tenth-night/domain/hotel/hotel-detail';
import type { Cache } from '../../cache/cache.port';
import { createRemember } from '../../cache/remember';
import type { HotelRatesPort } from '../../providers/ports/hotel-rates.port';
import { createCallPace } from './call-pace';

const ENGLISH = 'en';
const HOTEL_TTL_MS = 600_000;

export type HotelService = {
  /** Null if the id is unknown. */
  hotel(id: string, language: string, signal: AbortSignal): Promise<HotelDetail | null>;
};

export function createHotelService(
  provider: Pick<HotelRatesPort, 'hotel'>,
  cache: Cache,
  pace = createCallPace(),
): HotelService {
  const remember = createRemember(cache);
  const ask = (id: string, language: string, signal: AbortSignal) =>
    pace(signal, () => provider.hotel(id, language, signal));

  /** Falls back to English if there is nothing in the language. */
  async function load(id: string, language: string, signal: AbortSignal): Promise<HotelDetail | null> {
    const hotel = await ask(id, language, signal);
    const found = hotel || language === ENGLISH ? hotel : await ask(id, ENGLISH, signal);
    return found && throughOurOrigin(found);
  }

  return {
    hotel: (id, language, signal) =>
      remember(`hotel:${language}:${id}`, HOTEL_TTL_MS, signal, (shared) => load(id, language, shared)),
  };
}

function throughOurOrigin(hotel: HotelDetail): HotelDetail {
  const rooms = hotel.rooms.map((room) => ({ ...room, photos: room.photos.map(toBody) }));
  return { ...hotel, photos: hotel.photos.map(toBody), rooms };
}

function toBody({ url, urlHd, caption }: Photo): Photo {
  return { url: picturePath(url), urlHd: picturePath(urlHd), caption };
}
