/** Prebook, book, and a booking afterwards. Hotel-checkout-trips §3, §7; decisions on OPEN-72, OPEN-76, OPEN-79, OPEN-81. */
import type { ConfirmedOtherwise } from '@tenth-night/domain/booking/confirmed-otherwise';
import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { CancellationTerms } from '@tenth-night/domain/checkout/penalties';
import type { Refund } from '@tenth-night/domain/checkout/refund';
import type { Money } from '@tenth-night/domain/money/money';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import Type from 'typebox';
import { DocumentRatesBody } from './rates';

const name = Type.String({ maxLength: 100 });
const filledName = Type.String({ pattern: '\\S', maxLength: 100 });
const email = Type.String({ maxLength: 254 });
const phone = Type.String({ maxLength: 40 });
const id = Type.String({ pattern: '^[\\w-]{1,128}$' });

/** As far as it is filled in. */
export const ContactBody = Type.Object({
  firstName: Type.Optional(name),
  lastName: Type.Optional(name),
  email: Type.Optional(email),
  phone: Type.Optional(phone),
});

/** All but the offer's id says what the offer was found with; it is taken as the documents have it, and changes nothing. */
export const PrebookBody = Type.Object({
  offerId: Type.String({ pattern: '\\S', maxLength: 8000 }),
  checkin: Type.Optional(DocumentRatesBody.properties.checkin),
  checkout: Type.Optional(DocumentRatesBody.properties.checkout),
  currency: Type.Optional(DocumentRatesBody.properties.currency),
  occupancies: Type.Optional(DocumentRatesBody.properties.occupancies),
  rooms: Type.Optional(Type.Integer()),
  guestNationality: Type.Optional(Type.String({ maxLength: 2 })),
  contact: Type.Optional(ContactBody),
  usePaymentSdk: Type.Optional(Type.Boolean()),
  paymentSdk: Type.Optional(Type.Boolean()),
  payment: Type.Optional(Type.Object({ sdk: Type.Optional(Type.Boolean()) })),
  /** In which the traveller is written to. */
  language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
});
export type PrebookBody = Type.Static<typeof PrebookBody>;

/** Both: only the browser that prebooked knows the second. */
const payment = { prebookId: id, transactionId: id };

export const SaveContactBody = Type.Object({
  ...payment,
  contact: ContactBody,
  /** Somebody has begun to fill in a card. */
  isPaying: Type.Boolean(),
});
export type SaveContactBody = Type.Static<typeof SaveContactBody>;
export type SavedAnswer = { readonly data: { readonly isSaved: true } };

export const BookBody = Type.Object({
  prebookId: id,
  holder: Type.Object({ firstName: filledName, lastName: filledName, email, phone: Type.Optional(phone) }),
  /** Nobody knows in the browser who travels: then what was told before the payment comes first. */
  isPlaceholder: Type.Optional(Type.Boolean()),
  payment: Type.Object({
    method: Type.Enum(['TRANSACTION_ID']),
    transactionId: id,
    /** The payment provider calls it `processing`: then it is waited for. */
    isProcessing: Type.Optional(Type.Boolean()),
  }),
  /** Taken as the documents have it: every room has the holder as its lead guest. */
  guests: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 20 })),
});
export type BookBody = Type.Static<typeof BookBody>;

export const ProgressQuery = Type.Object(payment);

export type BookingProgress = {
  readonly state: BookingState;
  readonly bookingId: string | null;
  /** Ours: it names the booking to the traveller and to the provider. */
  readonly clientReference: string;
  readonly hotelId: string;
  /** Opens this one booking, without an account. Null where the asker has not shown that they may see it. */
  readonly token: string | null;
};
export type BookingProgressAnswer = { readonly data: BookingProgress };

export const BookingQuery = Type.Object({ reference: id, token: Type.Optional(id) });

/** A booking, for the people who may see it. */
export type BookingView = Omit<BookingProgress, 'token'> & {
  readonly hotelConfirmationCode: string | null;
  readonly dates: StayDates;
  readonly rooms: readonly RoomOccupancy[];
  readonly roomName: string;
  readonly board: string | null;
  readonly boardName: string | null;
  readonly holder: { readonly firstName: string; readonly lastName: string; readonly email: string } | null;
  readonly price: Money;
  readonly payAtHotel: Money;
  /** What the hotel collects in other currencies; in no total. */
  readonly otherFees: readonly Money[];
  readonly cancellation: CancellationTerms;
  /** What comes back now; null where there is nothing to cancel, or only the provider knows. */
  readonly refundNow: Refund | null;
  /** What came back; null where it is not cancelled, or nobody could tell. */
  readonly refunded: Money | null;
  /** What was confirmed otherwise than shown; null where all is as shown. */
  readonly confirmedOtherwise: ConfirmedOtherwise | null;
};
export type BookingAnswer = { readonly data: BookingView };

export const CancelBody = Type.Object({
  reference: id,
  token: Type.Optional(id),
  /** What was shown to come back, in minor units: if it is another by now, nothing is cancelled. Null where nothing could be shown. */
  refundMinor: Type.Union([Type.Integer(), Type.Null()]),
});
export type CancelBody = Type.Static<typeof CancelBody>;
