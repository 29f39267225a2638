/** Whether the provider confirmed what the traveller saw and paid for. */
import type { Money } from '../money/money';
import type { StayDates } from '../stay/dates';

/** The parts that we can compare. Null for a part that the provider does not state. */
export type ConfirmedStay = {
  readonly hotelId: string | null;
  readonly dates: StayDates | null;
  readonly price: Money | null;
  readonly roomCount: number | null;
};

/** For each difference, the confirmed value. */
export type ConfirmedOtherwise = {
  readonly hotelId?: string;
  readonly dates?: StayDates;
  readonly price?: Money;
  readonly roomCount?: number;
};

type Shown = { readonly [Field in keyof ConfirmedStay]: NonNullable<ConfirmedStay[Field]> };

/** Null if nothing differs. */
export function confirmedOtherwise(shown: Shown, confirmed: ConfirmedStay): ConfirmedOtherwise | null {
  const { hotelId, dates, price, roomCount } = confirmed;
  const isOtherDates = dates && (dates.checkin !== shown.dates.checkin || dates.checkout !== shown.dates.checkout);
  // Ignores another currency: the provider gives some answers in the currency of our account with it.
  const isOtherPrice = price && price.currency === shown.price.currency && price.minor !== shown.price.minor;
  const otherwise = {
    ...(hotelId !== null && hotelId !== shown.hotelId && { hotelId }),
    ...(isOtherDates && { dates }),
    ...(isOtherPrice && { price }),
    ...(roomCount !== null && roomCount !== shown.roomCount && { roomCount }),
  };
  return Object.keys(otherwise).length > 0 ? otherwise : null;
}
