/** What cards show of some hotels. A silent provider costs a card its facts, not the whole answer. */
import type { HotelCardBody, HotelCardsAnswer } from '@tenth-night/contract/saved';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { HotelService } from './hotel.service';

/** A page does not wait longer for its cards. The call goes on, and fills the cache for the next visitor. */
const CARDS_WAIT_MS = 6_000;

type Cards = HotelCardsAnswer['data'];

export async function hotelCards(
  hotels: HotelService,
  ids: readonly string[],
  language: string,
  signal: AbortSignal,
): Promise<Cards> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(CARDS_WAIT_MS)]);
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => ({
      id,
      hotel: await hotels.hotel(id, language, inTime).catch(() => 'silent' as const),
    })),
  );
  return {
    cards: found.flatMap(({ hotel }) => (hotel && hotel !== 'silent' ? [cardOf(hotel)] : [])),
    gone: found.filter(({ hotel }) => hotel === null).map(({ id }) => id),
  };
}

function cardOf(hotel: HotelDetail): HotelCardBody {
  const { hotelId, name, city, country, stars, rating, reviewCount, latitude, longitude, facilities, photos } = hotel;
  const thumbnail = photos[0]?.url ?? null;
  return {
    ...{ hotelId, name, city, country, stars, rating, reviewCount, thumbnail, latitude, longitude },
    facilities: [...facilities],
  };
}
