/** A parsed and validated search for rates. */
import type { WireOccupancy } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { Currency } from '../../../world/money';

export interface RateSearch {
  readonly seed: string;
  readonly now: Date;
  readonly checkin: string;
  readonly checkout: string;
  readonly nights: readonly string[];
  readonly currency: Currency;
  readonly nationality: string;
  /** One per room. */
  readonly occupancies: readonly WireOccupancy[];
  readonly hasRoomMapping: boolean;
  readonly maxRatesPerHotel: number;
  /** Empty for all. */
  readonly boards: readonly string[];
  readonly isRefundableOnly: boolean;
  readonly markup: Markup;
}

/** What the seller adds to the net rate, in percent. Empty for the account's setting. */
export interface Markup {
  /** Instead of the account's setting. */
  readonly margin?: number;
  /** On top of the account's setting. */
  readonly additionalMarkup?: number;
}

export const markupOf = ({ margin, additionalMarkup }: Markup): Markup => ({
  ...(margin !== undefined && { margin }),
  ...(additionalMarkup !== undefined && { additionalMarkup }),
});

export const guestsIn = ({ adults, children = [] }: WireOccupancy): number => adults + children.length;

export const largestParty = ({ occupancies }: RateSearch): number => Math.max(...occupancies.map(guestsIn));
