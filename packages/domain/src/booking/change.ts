/**
 * Changes of a booking's dates or party at the same hotel: whether one is possible, and what it costs. The new stay is
 * always booked before the old one ends, so that the traveller is never without a room.
 */
import type { Refund } from '../checkout/refund';
import type { Money } from '../money/money';
import type { CalendarDate, StayDates } from '../stay/dates';
import type { BookingState } from './intent';

export type ChangeObstacle =
  /** Not confirmed, or the stay has begun. */
  | 'closed'
  /** A free night pays a part of it. The provider's change would lose it. */
  | 'free-night'
  /** The same for a promo code. */
  | 'promo-code'
  /** The hotel would keep everything, so a change costs more than a second booking. */
  | 'no-refund';

export type Changeable = {
  readonly state: BookingState;
  readonly dates: StayDates;
  readonly freeNight: Money | null;
  readonly promoCode: object | null;
  /** The refund if it is cancelled now. Null if only the provider knows. */
  readonly refundNow: Refund | null;
};

/** `today` is the date at the hotel. Null if the booking can be changed. */
export function changeObstacle(booking: Changeable, today: CalendarDate): ChangeObstacle | null {
  const { state, dates, freeNight, promoCode, refundNow } = booking;
  if (state !== 'confirmed' || dates.checkin <= today) return 'closed';
  if (freeNight) return 'free-night';
  if (promoCode) return 'promo-code';
  return refundNow && refundNow.refund.minor > 0 ? null : 'no-refund';
}

type Room = {
  readonly roomName: string;
  readonly terms: { readonly board: string | null; readonly boardName: string | null };
};
type BookedRoom = Pick<Room, 'roomName'> & Room['terms'];

/** Whether the room and its board are those of the booking. */
export function isSameRoom({ roomName, terms }: Room, booked: BookedRoom): boolean {
  return roomName === booked.roomName && terms.board === booked.board && terms.boardName === booked.boardName;
}

export type ChangeCost =
  /** The provider exchanges the bookings. The traveller pays nothing, and gets the rest back. */
  | { readonly kind: 'exchange'; readonly back: Money }
  /** The traveller pays for the new stay. Then we cancel the old one, and its refund goes back. */
  | { readonly kind: 'pay'; readonly price: Money; readonly refund: Money; readonly difference: Money };

/**
 * The provider takes no payment for an exchange. So it is possible only if the new stay costs no more than was paid, and
 * nothing is lost with the old one.
 */
export function changeCost(paid: Money, { refund, fee }: Refund, price: Money): ChangeCost | null {
  if (price.currency !== paid.currency) return null;
  const { currency } = paid;
  const back = paid.minor - price.minor;
  if (fee.minor === 0 && back >= 0) return { kind: 'exchange', back: { minor: back, currency } };
  return { kind: 'pay', price, refund, difference: { minor: price.minor - refund.minor, currency } };
}
