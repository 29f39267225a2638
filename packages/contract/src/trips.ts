/** `GET /bookings`: the trips of a user. Hotel-checkout-trips §7; decision on OPEN-82. */
import Type from 'typebox';
import { HotelsQuery } from './hotels';
import type { TripBody } from './trip-codec';

export const BookingsQuery = Type.Object({
  guestId: Type.String({ pattern: '^[\\w-]{1,64}$' }),
  language: Type.Optional(HotelsQuery.properties.language),
});

export type TripsAnswer = { readonly data: readonly TripBody[] };
