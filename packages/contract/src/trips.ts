/** `GET /bookings`: a user's trips. Hotel-checkout-trips §7; decision on OPEN-82. */
import Type from 'typebox';
import { HotelsQuery } from './hotels';
import { Amount, CalendarDate, Moment, NumberOrNull, TextOrNull } from './shared-shapes';
import type { Wire } from './wire';

export const BookingsQuery = Type.Object({
  guestId: Type.String({ pattern: '^[\\w-]{1,64}$' }),
  language: Type.Optional(HotelsQuery.properties.language),
});

/** Fields that the provider's list adds. They appear only with the sandbox, where a caller may try any guest id. */
const ofAnotherGuest = {
  clientReference: Type.Optional(TextOrNull),
  guestId: Type.Optional(TextOrNull),
  usdRate: Type.Optional(NumberOrNull),
  roomCount: Type.Optional(NumberOrNull),
  hasCharges: Type.Optional(Type.Boolean()),
};

/** With the specification's names. */
export const TripBody = Type.Object(
  {
    bookingId: Type.String(),
    status: Type.Enum(['CONFIRMED', 'BEING_CONFIRMED', 'CANCELLING', 'CANCELLED', 'FAILED']),
    reference: TextOrNull,
    hotelConfirmationCode: TextOrNull,
    supplier: TextOrNull,
    hotelId: TextOrNull,
    hotelName: TextOrNull,
    city: TextOrNull,
    country: TextOrNull,
    photo: TextOrNull,
    timeZone: TextOrNull,
    isOwn: Type.Boolean({ description: 'Whether it belongs to the caller and has a page.' }),
    ...ofAnotherGuest,
    checkIn: Type.Union([CalendarDate, Type.Null()]),
    checkOut: Type.Union([CalendarDate, Type.Null()]),
    sellingPrice: Type.Union([Amount, Type.Null()]),
    cancellationPolicies: Type.Object({
      refundableTag: Type.Enum(['RFN', 'NRFN']),
      cancelPolicyInfos: Type.Array(
        Type.Object({ cancelTime: Moment, amount: Type.Number(), currency: Type.String() }),
      ),
    }),
  },
  { title: 'Trip' },
);
export type TripBody = Wire<typeof TripBody>;

export const TripsAnswer = Type.Object({ data: Type.Array(TripBody) });
