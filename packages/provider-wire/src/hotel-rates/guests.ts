/** `GET /guests` and related calls. The first confirmed booking creates a guest. The email identifies the guest. */
import Type from 'typebox';

const timeOrNull = Type.Union([Type.String(), Type.Null()]);

export const WireGuest = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  phoneNumber: Type.String(),
  points: Type.Integer(),
  upcomingPoints: Type.Integer(),
  bookings: Type.Array(Type.String()),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  deletedAt: timeOrNull,
});
export type WireGuest = Type.Static<typeof WireGuest>;

export const WireGuestsQuery = Type.Object({ email: Type.Optional(Type.String()) });
export type WireGuestsQuery = Type.Static<typeof WireGuestsQuery>;

export const WireGuestsAnswer = Type.Object({ data: Type.Array(WireGuest) });
export type WireGuestsAnswer = Type.Static<typeof WireGuestsAnswer>;

export const WireGuestAnswer = Type.Object({ data: Type.Union([WireGuest, Type.Array(WireGuest)]) });
export type WireGuestAnswer = Type.Static<typeof WireGuestAnswer>;

/** The points for a booking, not the booking itself. Note the capital `ID`. */
export const WireGuestBooking = Type.Object({
  id: Type.Integer(),
  guestID: Type.Integer(),
  bookingID: Type.String(),
  points: Type.Integer(),
  cashbackRateUsed: Type.Number(),
  expirationDate: Type.String(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  deletedAt: timeOrNull,
});
export type WireGuestBooking = Type.Static<typeof WireGuestBooking>;

export const WireGuestBookingsAnswer = Type.Object({ data: Type.Array(WireGuestBooking) });
export type WireGuestBookingsAnswer = Type.Static<typeof WireGuestBookingsAnswer>;

export const WireLoyaltyPointsAnswer = Type.Object({
  data: Type.Object({ currentPoints: Type.Integer(), upcomingPoints: Type.Integer() }),
});
export type WireLoyaltyPointsAnswer = Type.Static<typeof WireLoyaltyPointsAnswer>;

export const WireLoyaltyRequest = Type.Object(
  { status: Type.Enum(['enabled', 'disabled']), cashbackRate: Type.Number({ minimum: 0, maximum: 1 }) },
  { additionalProperties: false },
);
export type WireLoyaltyRequest = Type.Static<typeof WireLoyaltyRequest>;

export const WireLoyalty = Type.Object({
  cashbackRate: Type.Number(),
  cashbackCurrency: Type.String(),
  status: Type.String(),
});
export type WireLoyalty = Type.Static<typeof WireLoyalty>;

export const WireLoyaltyAnswer = Type.Object({ data: Type.Array(WireLoyalty) });
export type WireLoyaltyAnswer = Type.Static<typeof WireLoyaltyAnswer>;
