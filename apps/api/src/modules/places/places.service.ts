/** Places by text and by id. Search-and-browse §7 "Places", §8. */
import type { Place } from '@tenth-night/domain/places/place';
import type { HotelRatesPort } from '../../providers/hotel-rates/hotel-rates.port';
import { ProviderError } from '../../providers/provider-error';

const ENGLISH = 'en';
const INVALID_LANGUAGE_CODE = 4000;

export type PlacesService = {
  search(text: string, language: string, signal: AbortSignal): Promise<readonly Place[]>;
  byId(id: string, language: string, signal: AbortSignal): Promise<Place | null>;
};

export function createPlacesService(provider: HotelRatesPort): PlacesService {
  return {
    search: (text, language, signal) => inLanguage(language, (spoken) => provider.searchPlaces(text, spoken, signal)),
    async byId(id, language, signal) {
      const located = await inLanguage(language, (spoken) => provider.place(id, spoken, signal));
      return located?.place ?? null;
    },
  };
}

/** Asks once more in English where the provider does not speak the language. */
async function inLanguage<Answer>(language: string, ask: (language: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(language);
  } catch (error) {
    if (language !== ENGLISH && isInvalidLanguage(error)) return ask(ENGLISH);
    throw error;
  }
}

function isInvalidLanguage(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  return error.code === INVALID_LANGUAGE_CODE || /invalid language/i.test(error.message);
}
