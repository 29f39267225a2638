/**
 * The lowest whole price of stays in a place or hotel. Keeps what it knows as long as the page is open, so that a
 * calendar that opens again shows its prices at once. Decision 24.
 */
import type { LowestPriceLine, LowestPricesBody } from '@tenth-night/contract/lowest-prices';
import { PATHS } from '@tenth-night/contract/paths';
import type { Money } from '@tenth-night/domain/money/money';
import { likeliestPlace } from '@tenth-night/domain/places/place';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import { dealRooms, type Travellers } from '@tenth-night/domain/stay/occupancy';
import { readJsonLines } from '../api/ndjson';
import type { Services } from '../page/services';

export type PriceQuestion = {
  /** A page about a city knows only its name. */
  readonly where: { readonly placeId: string } | { readonly placeName: string } | { readonly hotelId: string };
  readonly travellers: Travellers;
};

/** `none`: there are no rooms. */
export type LowestPrice = Money | 'none';

/** What our API takes at once: a month. */
const STAYS_PER_CALL = 31;

export type LowestPrices = {
  /** Null while it is not known. */
  of(question: PriceQuestion, stay: StayDates): LowestPrice | null;
  /** Asks for the stays that are not known yet. Resolves also if some or all of them fail: those stay unknown. */
  ask(question: PriceQuestion, stays: readonly StayDates[], onPrices: () => void, signal: AbortSignal): Promise<void>;
};

/** Each page has one: `services.single(createLowestPrices)`. */
export function createLowestPrices(services: Services): LowestPrices {
  const known = new Map<string, LowestPrice>();
  const keyOf = ({ where, travellers }: PriceQuestion, { checkin, checkout }: StayDates) =>
    JSON.stringify([where, dealRooms(travellers), checkin, checkout]);

  async function load(question: PriceQuestion, stays: readonly StayDates[], onPrices: () => void, signal: AbortSignal) {
    const body = await bodyOf(question, stays, services, signal);
    if (!body) return;
    // Not by `openCall`: every failure is the same here, and the calendar is lighter without the words for them.
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), isRead: true, signal };
    const response = await services.send(PATHS.lowestPrices, init);
    if (!response.ok || !response.body) return;
    for await (const lines of readJsonLines<LowestPriceLine>(response.body)) {
      for (const line of lines) if (line.status !== 'failed') known.set(keyOf(question, line), line.price ?? 'none');
      onPrices();
    }
  }

  return {
    of: (question, stay) => known.get(keyOf(question, stay)) ?? null,
    async ask(question, stays, onPrices, signal) {
      const missing = stays.filter((stay) => !known.has(keyOf(question, stay)));
      try {
        for (let i = 0; i < missing.length; i += STAYS_PER_CALL) {
          await load(question, missing.slice(i, i + STAYS_PER_CALL), onPrices, signal);
        }
      } catch {
        // A page without these prices is complete too.
      }
    },
  };
}

/** Null if nobody knows the place. */
async function bodyOf(
  { where, travellers }: PriceQuestion,
  stays: readonly StayDates[],
  services: Services,
  signal: AbortSignal,
): Promise<LowestPricesBody | null> {
  const { currency, guestNationality, hotelLanguage: language } = services.context;
  const place = await placeOf(where, services, signal);
  if (!place) return null;
  const occupancies = dealRooms(travellers).map(({ adults, childrenAges }) => ({
    adults,
    children: [...childrenAges],
  }));
  return { ...place, language, stays: [...stays], occupancies, currency, guestNationality };
}

async function placeOf(where: PriceQuestion['where'], services: Services, signal: AbortSignal) {
  if (!('placeName' in where)) return where;
  const { createApiClient } = await import('../api/api-client');
  const api = services.single(createApiClient);
  const found = await api.searchPlaces(where.placeName, services.context.hotelLanguage, signal);
  const placeId = likeliestPlace(found)?.id;
  return placeId ? { placeId } : null;
}
