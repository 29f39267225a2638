/** Finds a hotel whose offers for STAY are what a journey needs. */
import type { APIRequestContext } from '@playwright/test';
import { jsonOf } from './checked-answer';
import { hotelsOf, onSale } from './hotels-of-a-city';
import { STAY, type Stay } from './stay-dates';

export type Offer = {
  readonly offerId: string;
  readonly mappedRoomId: string;
  readonly board: string;
  readonly refundable: boolean;
  readonly partialRefund: boolean;
  readonly freeCancellationUntil: string | null;
  readonly price: number;
  readonly payAtHotel: number;
  readonly suggested: number | null;
};
export type Found = { readonly hotelId: string; readonly offers: readonly Offer[] };

type Narrow = (hotelIds: string[]) => Promise<string[]>;

/** The first hotel of a city whose offers fit. `narrow` removes hotels beforehand. */
export async function hotelWhere(
  request: APIRequestContext,
  city: string,
  isFit: (offers: readonly Offer[]) => boolean,
  narrow: Narrow = async (hotelIds) => hotelIds,
): Promise<Found> {
  for (const group of await hotelsOf(request, city)) {
    const data = { ...STAY, hotelIds: await narrow(group), occupancies: [{ adults: 2 }], offersPerHotel: 50 };
    const answer = await jsonOf(await request.post('/api/hotels/rates', { data }));
    const found = (answer.hotels as readonly Found[]).find(({ offers }) => isFit(offers));
    if (found) return found;
  }
  throw new Error(`No hotel of ${city} has such offers`);
}

/** Keeps the hotels that also have rooms for another stay. */
export const onSaleToo =
  (site: { readonly sandboxUrl: string }, stay: Stay): Narrow =>
  (hotelIds) =>
    onSale(site.sandboxUrl, hotelIds, stay);

/** The cheapest room comes with and without breakfast, but not with every cancellation. */
export const hasChoices = (offers: readonly Offer[]) => {
  const [cheapest] = offers.toSorted((a, b) => a.price + a.payAtHotel - b.price - b.payAtHotel);
  const same = offers.filter((offer) => offer.mappedRoomId === cheapest?.mappedRoomId);
  const breakfast = same.filter(({ board }) => board === 'BI');
  return cheapest?.board === 'RO' && cheapest.refundable && same.length === 2 && breakfast[0]?.refundable === false;
};
