/** A hotel's offer: one price for the whole stay and all rooms. Search-and-browse §3 "Offer"; OPEN-27, OPEN-28. */
import { addMoney, type Money } from '../money/money';

export const DEFAULT_OFFER_CURRENCY = 'USD';

export type Offer = {
  /** Null if the offer is only shown and never booked: an id takes a kilobyte, and a list has thousands of offers. */
  readonly offerId: string | null;
  readonly roomName: string;
  readonly roomId: string | null;
  readonly mappedRoomId: string | null;
  readonly roomTypeCode: string | null;
  readonly board: string | null;
  readonly boardName: string | null;
  readonly rateName: string;
  /** What is paid now. Above 0. */
  readonly price: Money;
  /** Mandatory taxes and fees that the hotel collects on top of the price. */
  readonly payAtHotel: Money;
  /**
   * The same in other currencies, one sum each.
   * No total includes them, so show them beside every total. Absent if none.
   */
  readonly otherFees?: readonly Money[];
  /** The public price elsewhere. Only for comparison; nobody pays it. */
  readonly suggested: Money | null;
  readonly isRefundable: boolean;
  readonly hasPartialRefund: boolean;
  /** UTC instant in milliseconds. */
  readonly freeCancellationUntil: number | null;
};

export type HotelOffers = { readonly hotelId: string; readonly offers: readonly Offer[] };

/** The total with every mandatory fee in the price's currency, also those paid at the hotel. */
export function allInTotal(offer: Offer): Money {
  return addMoney(offer.price, offer.payAtHotel);
}

/** The all-in total, followed by the hotel's fees in other currencies. */
export function allInAmounts({
  price,
  payAtHotel,
  otherFees = [],
}: Pick<Offer, 'price' | 'payAtHotel' | 'otherFees'>): readonly Money[] {
  return [addMoney(price, payAtHotel), ...otherFees];
}

/** The offer that a list shows: the cheapest all-in. */
export function bestOffer(offers: readonly Offer[]): Offer | null {
  return offers.reduce<Offer | null>(
    (best, offer) => (!best || allInTotal(offer).minor < allInTotal(best).minor ? offer : best),
    null,
  );
}
