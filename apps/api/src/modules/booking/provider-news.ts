/** What a later look at the provider changes in a confirmed booking. */
import { confirmedOtherwise } from '@tenth-night/domain/booking/confirmed-otherwise';
import type { ProviderBooking } from '../../providers/ports/booking.port';
import type { Intent, Patch } from './intent.repo';

/**
 * Hotels move guests to another hotel or to other dates, and send their own number later. The price is compared only at
 * the confirmation: later answers may show it after a refund or a voucher.
 */
export function newsOf({ shown, confirmationCode, ...intent }: Intent, booking: ProviderBooking | null): Patch {
  if (booking?.status !== 'confirmed') return {};
  const { hotelId, dates, rooms, terms } = shown;
  const asShown = { hotelId, dates, price: terms.price, roomCount: rooms.length };
  const price = intent.confirmedOtherwise?.price;
  const otherwise = { ...confirmedOtherwise(asShown, { ...booking, price: null }), ...(price && { price }) };
  return {
    confirmationCode: booking.hotelConfirmationCode ?? confirmationCode,
    confirmedOtherwise: Object.keys(otherwise).length > 0 ? otherwise : null,
  };
}
