/** Offers that came a moment ago, in memory and in local storage: going back is quick, and asks nobody. Search-and-browse §9; OPEN-37. */
import type { HotelOffers } from '@tenth-night/domain/offers/offer';

export const RATES_KEPT_MS = 180_000;
const PREFIX = 'rates:';
/** Questions that are kept in memory at once; the oldest makes room. */
const MAX_QUESTIONS = 6;

type Kept = { readonly at: number; readonly hotel: HotelOffers };

type World = {
  /** May throw: some browsers refuse storage. */
  storage(): Storage;
  now(): number;
};

export type RateCache = {
  /** Of these hotels, those whose offers, or the want of any, are still fresh. */
  read(question: string, hotelIds: readonly string[]): readonly HotelOffers[];
  keep(question: string, hotels: readonly HotelOffers[]): void;
  /** Writes what is known of a question to local storage; once, when it is answered. */
  store(question: string): void;
};

const BROWSER: World = { storage: () => localStorage, now: () => Date.now() };

/** Each page has one: a search that comes again within minutes asks for nothing again. */
export function createRateCache(_services: unknown, { storage, now } = BROWSER): RateCache {
  const memory = new Map<string, Map<string, Kept>>();

  function remembered(question: string): Map<string, Kept> {
    const known = memory.get(question) ?? new Map(stored(question).map((kept) => [kept.hotel.hotelId, kept]));
    memory.delete(question);
    memory.set(question, known);
    const [oldest] = memory.keys();
    if (memory.size > MAX_QUESTIONS && oldest !== undefined) memory.delete(oldest);
    return known;
  }

  function stored(question: string): readonly Kept[] {
    const kept = attempt(() => JSON.parse(storage().getItem(PREFIX + question) ?? '[]')) as unknown;
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.hotel?.hotelId === 'string') : [];
  }

  const isFresh = ({ at }: Kept) => now() - at < RATES_KEPT_MS && at <= now();

  return {
    read(question, hotelIds) {
      const known = remembered(question);
      return hotelIds.flatMap((id) => {
        const kept = known.get(id);
        return kept && isFresh(kept) ? [kept.hotel] : [];
      });
    },
    keep(question, hotels) {
      const known = remembered(question);
      for (const hotel of hotels) known.set(hotel.hotelId, { at: now(), hotel });
    },
    store(question) {
      const fresh = [...remembered(question).values()].filter(isFresh);
      // A full or blocked storage is ignored. What is old or of another search makes room first.
      attempt(() => {
        for (const key of Object.keys(storage())) if (key.startsWith(PREFIX)) storage().removeItem(key);
        storage().setItem(PREFIX + question, JSON.stringify(fresh));
      });
    },
  };
}

function attempt<T>(what: () => T): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}
