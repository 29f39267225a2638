/** Places by text and by id. Search-and-browse §7 "Places", §8. */
import { nearPlace } from '@tenth-night/domain/places/near-place';
import type { Place } from '@tenth-night/domain/places/place';
import type { Cache } from '../../cache/cache.port';
import { createRemember } from '../../cache/remember';
import type { HotelRatesPort, LocatedPlace } from '../../providers/ports/hotel-rates.port';
import { ProviderError } from '../../providers/provider-error';

const ENGLISH = 'en';

const PLACE_TTL_MS = 600_000;

export type PlacesService = {
  search(text: string, language: string, signal: AbortSignal): Promise<readonly Place[]>;
  /** Null if the id is unknown. */
  locate(id: string, language: string, signal: AbortSignal): Promise<LocatedPlace | null>;
};

export function createPlacesService(provider: HotelRatesPort, cache: Cache): PlacesService {
  const remember = createRemember(cache);
  return {
    search: (text, language, signal) =>
      remember(`places:${language}:${text.trim()}`, PLACE_TTL_MS, signal, (shared) =>
        inLanguage(language, (spoken) => provider.searchPlaces(text, spoken, shared)),
      ),
    locate: async (id, language, signal) =>
      nearPlace(id) ??
      remember(`place:${language}:${id}`, PLACE_TTL_MS, signal, (shared) =>
        inLanguage(language, (spoken) => provider.place(id, spoken, shared)),
      ),
  };
}

/** Asks again in English if the provider does not support the language. */
async function inLanguage<Answer>(language: string, ask: (language: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(language);
  } catch (error) {
    if (language !== ENGLISH && isUnknownLanguage(error)) return ask(ENGLISH);
    throw error;
  }
}

function isUnknownLanguage(error: unknown): boolean {
  return error instanceof ProviderError && error.reason === 'unknown-language';
}
