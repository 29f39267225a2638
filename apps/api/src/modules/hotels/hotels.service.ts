/** The hotels of a place. Search-and-browse §7 "Hotels", §9. */

import { picturePath } from '@tenth-night/contract/first-paths';
import type { HotelsAnswer } from '@tenth-night/contract/hotels';
import { placeCoordinates } from '@tenth-night/domain/places/place';
import { searchRadiusMetres } from '@tenth-night/domain/places/search-area';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { Cache } from '../../cache/cache.port';
import { createSingleFlight } from '../../cache/single-flight';
import type {
  HotelArea,
  HotelRatesPort,
  HotelsRequest,
  LocatedPlace,
} from '../../providers/hotel-rates/hotel-rates.port';
import { ProviderError } from '../../providers/provider-error';
import type { PlacesService } from '../places/places.service';
import { FORMS, type Form, type PackedList, packList, unpackList } from './packed-list';

const ENGLISH = 'en';
const LIST_TTL_MS = 300_000;
const MAX_TRIES = 3;

export type HotelsQuestion = Omit<HotelsRequest, 'area'> & { readonly placeId: string };

export type HotelsService = {
  /** Null when nobody knows the place. */
  ofPlace(question: HotelsQuestion, form: Form, signal: AbortSignal): Promise<PackedList | null>;
};

export function createHotelsService(
  provider: HotelRatesPort,
  places: Pick<PlacesService, 'locate'>,
  cache: Cache,
): HotelsService {
  const once = createSingleFlight();

  async function load(question: HotelsQuestion, signal: AbortSignal) {
    // Where a place lies does not depend on the language, and English is what every provider speaks.
    const located = await places.locate(question.placeId, ENGLISH, signal);
    const area = located && areaOf(located);
    if (!area) return null;
    const hotels = await listHotels(provider, { ...question, area }, signal);
    const packed = await packList({ data: hotels.map(toBody) } satisfies HotelsAnswer);
    // An empty list may be a bad moment of the provider: it is not kept.
    if (hotels.length > 0) {
      await Promise.all(FORMS.map((form) => cache.set(keyOf(question, form), packed[form], LIST_TTL_MS)));
    }
    return packed;
  }

  return {
    async ofPlace(question, form, signal) {
      const kept = await cache.get(keyOf(question, form));
      if (kept) return unpackList(kept);
      const packed = await once(keyOf(question, 'list'), signal, (shared) => load(question, shared));
      return packed && unpackList(packed[form]);
    },
  };
}

function keyOf({ placeId, language, limit, facilityIds }: HotelsQuestion, part: string): string {
  return `hotels:${part}:${language}:${limit}:${facilityIds.join()}:${placeId}`;
}

/** Where a language has nothing, English may. */
async function listHotels(provider: HotelRatesPort, request: HotelsRequest, signal: AbortSignal) {
  const hotels = await withRetries(signal, () => provider.hotels(request, signal));
  if (hotels.length > 0 || request.language === ENGLISH) return hotels;
  return withRetries(signal, () => provider.hotels({ ...request, language: ENGLISH }, signal));
}

/** A connection that was reset or cut is tried again; a refusal, a time-out and a caller that went away are not. */
async function withRetries<Answer>(signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const isLost = error instanceof ProviderError && error.failure === 'lost';
      if (!isLost || signal.aborted || tries >= MAX_TRIES) throw error;
    }
  }
}

function areaOf({ place, viewport }: LocatedPlace): HotelArea | null {
  if (place.type === 'hotel') return { kind: 'hotel', placeId: place.id };
  const centre = placeCoordinates(place);
  return centre && { kind: 'around', centre, radiusMetres: searchRadiusMetres(place.type, centre, viewport) };
}

function toBody(hotel: Hotel): Hotel {
  return { ...hotel, thumbnail: hotel.thumbnail && picturePath(hotel.thumbnail) };
}
