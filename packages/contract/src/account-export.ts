/** `GET /account/export`: everything that we store about a user, for them to keep. Leaves out sign-in secrets. */
import Type from 'typebox';
import { AccountDetails } from './account';
import { BookingState, ContactBody, StayWishes } from './booking';
import { FreeNight } from './rewards';
import { SavedHotelBody } from './saved';
import { CalendarDate, Moment, TextOrNull } from './shared-shapes';
import { ShownOffer } from './shown-offer';
import type { Wire } from './wire';

const MomentOrNull = Type.Union([Moment, Type.Null()]);

const User = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  emailVerified: Type.Boolean(),
  image: TextOrNull,
  createdAt: Moment,
  updatedAt: Moment,
});

const Holder = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.Optional(Type.String()),
});

const Letter = Type.Object({
  kind: Type.Enum([
    ...(['confirmation', 'cancellation', 'not-booked', 'nothing-booked', 'still-standing'] as const),
    ...(['changed', 'not-changed', 'renamed'] as const),
  ]),
  sentAt: MomentOrNull,
  createdAt: Moment,
});

const ExportedBooking = Type.Object(
  {
    reference: Type.String(),
    state: BookingState,
    bookingId: TextOrNull,
    hotelConfirmation: TextOrNull,
    offer: Type.Union([ShownOffer, Type.Null()], {
      description: 'The offer that the traveller accepted. Null if it cannot be read.',
    }),
    language: Type.String(),
    contact: Type.Union([ContactBody, Type.Null()]),
    holder: Type.Union([Holder, Type.Null()]),
    wishes: Type.Union([StayWishes, Type.Null()]),
    refundMinor: Type.Union([Type.Integer(), Type.Null()]),
    createdAt: Moment,
    updatedAt: Moment,
    letters: Type.Array(Letter),
  },
  { title: 'ExportedBooking' },
);

export const AccountExport = Type.Object(
  {
    exportedAt: Moment,
    account: Type.Union([User, Type.Null()]),
    membership: Type.Object({ memberNumber: TextOrNull, guestId: TextOrNull }),
    details: Type.Union([AccountDetails, Type.Null()]),
    signInMethods: Type.Array(Type.Object({ method: Type.String(), accountId: Type.String(), createdAt: Moment })),
    passkeys: Type.Array(Type.Object({ name: TextOrNull, deviceType: Type.String(), createdAt: MomentOrNull })),
    sessions: Type.Array(Type.Object({ device: TextOrNull, createdAt: Moment, expiresAt: Moment })),
    bookings: Type.Array(ExportedBooking),
    stayedNights: Type.Array(Type.Object({ date: CalendarDate, reference: Type.String() })),
    freeNights: Type.Array(FreeNight),
    savedLists: Type.Array(
      Type.Object({
        id: Type.String(),
        name: TextOrNull,
        isShared: Type.Boolean(),
        hotels: Type.Array(SavedHotelBody),
      }),
    ),
  },
  { title: 'AccountExport' },
);
export type AccountExport = Wire<typeof AccountExport>;
