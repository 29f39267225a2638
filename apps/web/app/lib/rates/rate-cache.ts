/**
 * Recent offers, in memory and in local storage, so that going back is fast and needs no request. Search-and-browse §9;
 * OPEN-37.
 */
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import { pause } from '../time/pause';

export const RATES_KEPT_MS = 180_000;
const PREFIX = 'rates:';
/** Maximum number of questions in memory. The oldest is dropped. */
const MAX_QUESTIONS = 6;
/** Offers in one part of the storage. */
const PART = 400;

type Kept = { readonly at: number; readonly hotel: HotelOffers };

type World = {
  /** May throw: some browsers block storage. */
  storage(): Storage;
  now(): number;
};

export type RateCache = {
  /** Returns those of these hotels whose result is still fresh, also if the result was 'no offers'. */
  read(question: string, hotelIds: readonly string[]): readonly HotelOffers[];
  keep(question: string, hotels: readonly HotelOffers[]): void;
  /**
   * Writes the offers of a question to local storage, in parts, so that key presses can run in between. Called once,
   * when the question is fully answered.
   */
  store(question: string): Promise<void>;
};

const BROWSER: World = { storage: () => localStorage, now: () => Date.now() };

/** Each page has one, so that the same search within minutes sends no request. */
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
    const parts: unknown[] = [];
    for (let k = 0; ; k++) {
      const text = attempt(() => storage().getItem(keyOf(question, k)));
      if (text === null) break;
      parts.push(attempt(() => JSON.parse(text)));
    }
    return parts.flat().filter(isKept);
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
    async store(question) {
      const fresh = [...remembered(question).values()].filter(isFresh);
      // Ignores a full or blocked storage. Old entries and entries of other searches are removed first.
      attempt(() => {
        for (const key of Object.keys(storage())) if (key.startsWith(PREFIX)) storage().removeItem(key);
      });
      for (let k = 0; k * PART < fresh.length; k++) {
        await pause(0);
        const part = fresh.slice(k * PART, (k + 1) * PART);
        attempt(() => storage().setItem(keyOf(question, k), JSON.stringify(part)));
      }
    },
  };
}

const keyOf = (question: string, part: number) => `${PREFIX}${part}:${question}`;

const isKept = (kept: unknown): kept is Kept => typeof (kept as Kept | null)?.hotel?.hotelId === 'string';

function attempt<T>(what: () => T): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}
