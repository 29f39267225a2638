/** Keeps the chosen offer from the room to the checkout. Hotel-checkout-trips §2 "Hotel details"; OPEN-53. */
import { type BookingChoice, bookingChoiceKey } from '@tenth-night/domain/hotel/booking-choice';
import { parseCalendarDate } from '@tenth-night/domain/stay/dates';

export function storeBookingChoice(choice: BookingChoice): void {
  try {
    sessionStorage.setItem(bookingChoiceKey(choice.offer.offerId), JSON.stringify(choice));
    sessionStorage.setItem(chosenKey(choice.hotelId), choice.offer.offerId);
  } catch {
    // Ignores a full or blocked storage: the address holds enough to start with.
  }
}

/** The offer of this hotel that was last taken to the checkout. */
export function readChosenOffer(hotelId: string): string | null {
  try {
    return sessionStorage.getItem(chosenKey(hotelId));
  } catch {
    return null;
  }
}

function chosenKey(hotelId: string): string {
  return `chosen:${hotelId}`;
}

/** Null if nothing was kept, or if it has another shape. Then the checkout uses only the address. */
export function readBookingChoice(
  offerId: string,
  storage: () => Pick<Storage, 'getItem'> = () => sessionStorage,
): BookingChoice | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(bookingChoiceKey(offerId)) ?? '');
    return isChoice(kept, offerId) ? kept : null;
  } catch {
    return null;
  }
}

type Unread<T> = { readonly [Key in keyof T]?: Unread<T[Key]> } | null | undefined;

/** Checks every field that the checkout reads. */
function isChoice(kept: unknown, offerId: string): kept is BookingChoice {
  const { offer, hotelId, criteria } = (kept ?? {}) as NonNullable<Unread<BookingChoice>>;
  const { price, payAtHotel } = offer ?? {};
  const { dates, travellers } = criteria ?? {};
  return (
    offer?.offerId === offerId &&
    [hotelId, offer.roomName, price?.currency].every((text) => typeof text === 'string') &&
    [price?.minor, payAtHotel?.minor, travellers?.adults, travellers?.rooms].every(Number.isInteger) &&
    price?.currency === payAtHotel?.currency &&
    [offer.isRefundable, offer.hasPartialRefund].every((flag) => typeof flag === 'boolean') &&
    [dates?.checkin, dates?.checkout].every((date) => parseCalendarDate(String(date)) !== null) &&
    Array.isArray(travellers?.childrenAges)
  );
}
