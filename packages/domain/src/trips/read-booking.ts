/** Reads a booking in the forms that a list of bookings may use. Hotel-checkout-trips §3 "Booking"; OPEN-93. */
import { asFields, type Fields, firstText, numberIn } from '../checkout/fields';
import { readPenalties } from '../checkout/read-penalties';
import { exactMoney } from '../money/exact-money';
import type { Money } from '../money/money';
import { DEFAULT_OFFER_CURRENCY } from '../offers/offer';
import { parseCalendarDate, type StayDates, stayNights } from '../stay/dates';
import type { Booking, BookingStatus } from './booking';

/** The provider's words and ours. */
const STATUS_BY_WORD: ReadonlyMap<string, BookingStatus> = new Map([
  ['CONFIRMED', 'confirmed'],
  ['CANCELLING', 'cancelling'],
  ['CANCELLED', 'cancelled'],
  ['CANCELED', 'cancelled'],
  ['CANCELLED_WITH_CHARGES', 'cancelled'],
  ['FAILED', 'failed'],
]);

/** Null for a record without an id. */
export function readBooking(record: unknown): Booking | null {
  const fields = asFields(record);
  const hotel = asFields(fields['hotel']);
  const bookingId = firstText(fields, 'bookingId', 'id');
  if (!bookingId) return null;
  return {
    bookingId,
    status: statusOf(firstText(fields, 'status', 'bookingStatus')),
    dates: datesOf(fields),
    reference: firstText(fields, 'reference', 'confirmationNumber'),
    hotelConfirmationCode: hotelsOwn(firstText(fields, 'hotelConfirmationCode'), bookingId),
    supplier: firstText(fields, 'supplier'),
    hotelId: firstText(fields, 'hotelId') ?? firstText(hotel, 'hotelId'),
    hotelName: firstText(fields, 'hotelName') ?? firstText(hotel, 'name'),
    city: firstText(fields, 'city'),
    country: firstText(fields, 'country'),
    ...termsOf(fields, priceOf(fields)),
  };
}

/**
 * The provider repeats the booking id until the hotel assigns its own number. The hotel's desk does not know that id.
 */
function hotelsOwn(code: string | null, bookingId: string): string | null {
  return code === bookingId ? null : code;
}

function statusOf(word: string | null): BookingStatus {
  return STATUS_BY_WORD.get(word?.toUpperCase() ?? '') ?? 'being-confirmed';
}

function datesOf(fields: Fields): StayDates | null {
  const dateOf = (...names: readonly string[]) => parseCalendarDate(firstText(fields, ...names)?.slice(0, 10));
  const checkin = dateOf('checkIn', 'checkin', 'startDate');
  const checkout = dateOf('checkOut', 'checkout', 'endDate');
  return checkin && checkout && stayNights({ checkin, checkout }) ? { checkin, checkout } : null;
}

/** An amount with its currency, or a plain number in the booking's currency. */
function priceOf(fields: Fields): Money | null {
  const prices = ['sellingPrice', 'price', 'totalPrice'].map((name) => {
    const value = fields[name];
    const price = typeof value === 'object' ? asFields(value) : { amount: value };
    const currency = firstText(price, 'currency') ?? firstText(fields, 'currency') ?? DEFAULT_OFFER_CURRENCY;
    return exactMoney(numberIn(price, 'amount'), currency);
  });
  return prices.find((price) => price !== null) ?? null;
}

/** Without a tag, a booking counts as refundable only if it has penalties: these at least say until when. */
function termsOf(fields: Fields, price: Money | null): Pick<Booking, 'price' | 'isRefundable' | 'cancellation'> {
  const policies = asFields(fields['cancellationPolicies']);
  const tag = firstText(policies, 'refundableTag') ?? firstText(fields, 'refundableTag', 'tag');
  const penalties = price ? readPenalties(policies, price) : [];
  const isRefundable = tag === 'RFN' || (tag === null && penalties.length > 0);
  return {
    price,
    isRefundable,
    cancellation: price && { penalties, total: price, isRefundable, hasPartialRefund: false },
  };
}
