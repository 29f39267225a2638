/** The hotels of a place. Search-and-browse §7 "Hotels", §9. */

import { picturePath } from '@tenth-night/contract/first-paths';
import { HOTEL_LIST_LIMIT, type HotelBody } from '@tenth-night/contract/hotels';
import { placeCoordinates } from '@tenth-night/domain/places/place';
import { searchRadiusMetres } from '@tenth-night/domain/places/search-area';
import { FACILITIES } from '@tenth-night/domain/search/facilities';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { Cache } from '../../cache/cache.port';
import { askOnOneMachine } from '../../cache/one-machine';
import { createSingleFlight } from '../../cache/single-flight';
import { FORMS, type Form } from '../../plugins/content-forms';
import type { HotelArea, HotelRatesPort, HotelsRequest, LocatedPlace } from '../../providers/ports/hotel-rates.port';
import { ProviderError } from '../../providers/provider-error';
import type { PlacesService } from '../places/places.service';
import { cutList, type PackedForms, type PackedList, packList, unpackList } from './packed-list';

const ENGLISH = 'en';
const LIST_TTL_MS = 300_000;
const MAX_TRIES = 3;

/**
 * The list sizes that we ask the provider for. Takes the smallest size that holds what the client wants, and cuts the
 * answer from it. The site always wants the largest. Two sizes, because with the sandbox a first list of 200 London
 * hotels takes 20 ms and one of 5,000 takes 300 ms or more. A client that wants ten hotels should not wait for all.
 */
const LIST_SIZES = [200, HOTEL_LIST_LIMIT] as const;

export type HotelsQuestion = Omit<HotelsRequest, 'area'> & { readonly placeId: string };

export type HotelsService = {
  /** Null if the place is unknown. */
  ofPlace(question: HotelsQuestion, form: Form, signal: AbortSignal): Promise<PackedList | null>;
};

export function createHotelsService(
  provider: HotelRatesPort,
  places: Pick<PlacesService, 'locate'>,
  cache: Cache,
): HotelsService {
  const once = createSingleFlight(cache.countJoined);

  async function load(list: HotelsQuestion, signal: AbortSignal) {
    // A place's position does not depend on the language, and every provider supports English.
    const located = await places.locate(list.placeId, ENGLISH, signal);
    const area = located && areaOf(located);
    if (!area) return null;
    const hotels = await listHotels(provider, { ...list, area }, signal);
    const packed = await packList(hotels.map(toBody));
    // Does not cache an empty list, because the provider may have a temporary problem.
    if (hotels.length > 0 && isKept(list)) {
      await Promise.all(FORMS.map((form) => cache.set(keyOf(list, form), packed[form], LIST_TTL_MS)));
    }
    return packed;
  }

  /** All forms of a list, or null if one is missing. */
  async function wholeFromCache(list: HotelsQuestion): Promise<PackedForms | null> {
    const kept = await cache.getMany(FORMS.map((form) => keyOf(list, form)));
    const forms = FORMS.flatMap((form, i) => (kept[i] ? [[form, kept[i]] as const] : []));
    return forms.length === FORMS.length ? (Object.fromEntries(forms) as PackedForms) : null;
  }

  function loadOnOneMachine(list: HotelsQuestion, signal: AbortSignal): Promise<PackedForms | null> {
    const ask = () => load(list, signal);
    if (!isKept(list)) return ask();
    const find = () => wholeFromCache(list);
    return askOnOneMachine(cache, { name: keyOf(list, 'list'), signal, find, ask });
  }

  /** Null on a cache miss. */
  async function fromCache(list: HotelsQuestion, limit: number, form: Form): Promise<PackedList | null> {
    if (!isKept(list)) return null;
    const whole = await cache.get(keyOf(list, form));
    if (!whole || unpackList(whole).count <= limit) return whole && unpackList(whole);
    const plain = await cache.get(keyOf(list, 'identity'));
    return plain && cutList(plain, limit, form);
  }

  return {
    async ofPlace({ limit, ...question }, form, signal) {
      const facilityIds = [...new Set(question.facilityIds)].toSorted((a, b) => a - b);
      const lists = LIST_SIZES.filter((size) => size >= limit).map((size) => ({
        ...question,
        facilityIds,
        limit: size,
      }));
      for (const list of lists) {
        const kept = await fromCache(list, limit, form);
        if (kept) return kept;
      }
      const [list] = lists;
      if (!list) throw new RangeError(`No list has ${limit} hotels`);
      const packed = await once(keyOf(list, 'list'), signal, (shared) => loadOnOneMachine(list, shared));
      if (!packed) return null;
      const whole = unpackList(packed[form]);
      return whole.count <= limit ? whole : cutList(packed.identity, limit, form);
    },
  };
}

const KNOWN_FACILITIES: ReadonlySet<number> = new Set(Object.values(FACILITIES).flat());

/** Caches only lists for facilities that we can filter by. Lists are large, and callers can invent endless numbers. */
function isKept({ facilityIds }: HotelsQuestion): boolean {
  return facilityIds.every((id) => KNOWN_FACILITIES.has(id));
}

function keyOf({ placeId, language, limit, facilityIds }: HotelsQuestion, part: string): string {
  return `hotel-list:${part}:${language}:${limit}:${facilityIds.join()}:${placeId}`;
}

/** Falls back to English if there is nothing in the language. */
export async function listHotels(
  provider: Pick<HotelRatesPort, 'hotels'>,
  request: HotelsRequest,
  signal: AbortSignal,
) {
  const hotels = await withRetries(signal, () => provider.hotels(request, signal));
  if (hotels.length > 0 || request.language === ENGLISH) return hotels;
  return withRetries(signal, () => provider.hotels({ ...request, language: ENGLISH }, signal));
}

/** Retries a connection that was reset or cut. Does not retry a refusal, a timeout or an aborted request. */
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

/** Pictures come through our origin. */
export function toBody(hotel: Hotel): HotelBody {
  return { ...hotel, thumbnail: hotel.thumbnail && picturePath(hotel.thumbnail) };
}
