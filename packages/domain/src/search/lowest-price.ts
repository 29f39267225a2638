/**
 * The lowest whole price of a stay among many hotels. Bare prices find the hotels that may have it; only full offers
 * know every fee, so only they make a price that we show. Decisions: all-in price, PRICE-14.
 */
import type { Money } from '../money/money';
import { bestOffer, type HotelOffers } from '../offers/offer';
import { shownPrice } from '../offers/shown-price';

/** A hotel's lowest price for a stay, without the fees that the hotel collects. */
export type BarePrice = { readonly hotelId: string; readonly price: Money };

const FIRST_ASKED = 3;
/** In a second request. We miss a lower price only if twenty hotels with lower bare prices have higher fees. */
const NEXT_ASKED = 20;

/** The hotels whose full offers we request first: those with the lowest bare prices. */
export function firstToPrice(found: readonly BarePrice[]): readonly string[] {
  return byPrice(found).slice(0, FIRST_ASKED).map(idOf);
}

/**
 * The other hotels that may still be cheaper than `lowest`: a whole price is never below the bare one. Null means that
 * the first hotels have no rooms any more: then the next ones follow.
 */
export function nextToPrice(found: readonly BarePrice[], lowest: Money | null): readonly string[] {
  return byPrice(found)
    .slice(FIRST_ASKED)
    .filter(({ price }) => lowest === null || price.minor < lowest.minor)
    .slice(0, NEXT_ASKED)
    .map(idOf);
}

/** Null if no hotel has an offer. */
export function lowestWholePrice(hotels: readonly HotelOffers[], nights: number): Money | null {
  const best = bestOffer(hotels.flatMap(({ offers }) => offers));
  return best && shownPrice(best, nights).stay;
}

/** How many hotels we check for every stay. At most half of them were sold out on the sample days. */
export const MOST_CANDIDATES = 400;

/**
 * The hotels of a large place that may have its lowest price. A hotel counts by its best rank on any of the sample
 * days. A hotel that was sold out on all of them may be cheap too.
 */
export function likelyCheapest(
  hotelIds: readonly string[],
  sampleDays: readonly (readonly BarePrice[])[],
): readonly string[] {
  const places = new Map<string, number>();
  for (const found of sampleDays) {
    byPrice(found).forEach(({ hotelId }, place) => {
      places.set(hotelId, Math.min(place, places.get(hotelId) ?? place));
    });
  }
  const cheap = [...places].sort(([, one], [, other]) => one - other).map(([hotelId]) => hotelId);
  const soldOut = hotelIds.filter((id) => !places.has(id)).slice(0, MOST_CANDIDATES / 2);
  return [...cheap.slice(0, MOST_CANDIDATES - soldOut.length), ...soldOut];
}

function byPrice(found: readonly BarePrice[]): readonly BarePrice[] {
  return found.toSorted((one, other) => one.price.minor - other.price.minor);
}

function idOf({ hotelId }: BarePrice): string {
  return hotelId;
}
