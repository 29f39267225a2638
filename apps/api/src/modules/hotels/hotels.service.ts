/** The hotels of a place. Search-and-browse §7 "Hotels". */
import { placeCoordinates } from '@tenth-night/domain/places/place';
import { searchRadiusMetres } from '@tenth-night/domain/places/search-area';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { HotelArea, HotelRatesPort, LocatedPlace } from '../../providers/hotel-rates/hotel-rates.port';

export type HotelsOutcome =
  | { readonly kind: 'unknown-place' }
  | { readonly kind: 'found'; readonly hotels: readonly Hotel[] };

export type HotelsService = {
  ofPlace(placeId: string, language: string, limit: number, signal: AbortSignal): Promise<HotelsOutcome>;
};

export function createHotelsService(provider: HotelRatesPort): HotelsService {
  return {
    async ofPlace(placeId, language, limit, signal) {
      // Where a place lies does not depend on the language, and English is what every provider speaks.
      const located = await provider.place(placeId, 'en', signal);
      const area = located && areaOf(located);
      if (!area) return { kind: 'unknown-place' };
      return { kind: 'found', hotels: await provider.hotels({ area, language, limit }, signal) };
    },
  };
}

function areaOf({ place, viewport }: LocatedPlace): HotelArea | null {
  if (place.type === 'hotel') return { kind: 'hotel', placeId: place.id };
  const centre = placeCoordinates(place);
  return centre && { kind: 'around', centre, radiusMetres: searchRadiusMetres(place.type, centre, viewport) };
}
