/**
 * Prebook, book, and a booking afterwards.
 * Hotel-checkout-trips §3, §7; decisions on OPEN-72, OPEN-76, OPEN-79, OPEN-81.
 */
import Type from 'typebox';
import { BookingKey } from './booking-change';
import { DocumentRatesBody } from './rates';
import { CancellationTerms, Milliseconds, Money, RoomOccupancy, StayDates, TextOrNull } from './shared-shapes';
import { PromoDiscount } from './shown-offer';
import type { Wire } from './wire';

const name = Type.String({ maxLength: 100 });
const filledName = Type.String({ pattern: '\\S', maxLength: 100 });
const email = Type.String({ maxLength: 254 });
const phone = Type.String({ maxLength: 40 });
const id = Type.String({ pattern: '^[\\w-]{1,128}$' });

/** All fields are optional: contains what is filled in so far. */
export const ContactBody = Type.Object(
  {
    firstName: Type.Optional(name),
    lastName: Type.Optional(name),
    email: Type.Optional(email),
    phone: Type.Optional(phone),
  },
  { title: 'Contact' },
);

/** The other fields describe the search that found the offer. We accept them, as the documents say, and ignore them. */
export const PrebookBody = Type.Object(
  {
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
    /** Pays a part with the free night of the signed-in user. */
    useFreeNight: Type.Optional(Type.Boolean()),
    /** The booking that this one replaces once it is paid and confirmed. */
    changeOf: Type.Optional(BookingKey),
    /** The language of our letters to the traveller. */
    language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
  },
  { title: 'PrebookBody' },
);
export type PrebookBody = Type.Static<typeof PrebookBody>;

const { useFreeNight: _useFreeNight, ...withoutFreeNight } = PrebookBody.properties;
/** The provider takes one voucher for each booking, so a promo code and a free night do not add up. */
export const PromoPrebookBody = Type.Object(
  { ...withoutFreeNight, promoCode: Type.String({ maxLength: 64, description: 'As the traveller typed it.' }) },
  { title: 'PromoPrebookBody' },
);
export type PromoPrebookBody = Type.Static<typeof PromoPrebookBody>;

/** Requires both: only the browser that prebooked knows the transaction id. */
const payment = { prebookId: id, transactionId: id };

const wishedName = Type.String({ maxLength: 100 });

/** Passed on to the hotel. A room without a name has the holder as its guest. */
export const StayWishes = Type.Object(
  {
    rooms: Type.Array(
      Type.Object({
        firstName: wishedName,
        lastName: wishedName,
        bed: Type.Union([Type.Enum(['large', 'single']), Type.Null()]),
      }),
      { maxItems: 20, description: 'In the order of the rooms.' },
    ),
    arrival: Type.Union([Type.String({ pattern: '^([01]\\d|2[0-3]):00$' }), Type.Null()], {
      description: 'The hour of arrival at the hotel.',
    }),
    request: Type.String({ maxLength: 500 }),
  },
  { title: 'StayWishes' },
);

export const SaveContactBody = Type.Object(
  {
    ...payment,
    contact: ContactBody,
    /** Left out if the traveller has no wishes. */
    wishes: Type.Optional(StayWishes),
    /** The traveller has begun to fill in the card form. */
    isPaying: Type.Boolean(),
  },
  { title: 'SaveContactBody' },
);
export type SaveContactBody = Type.Static<typeof SaveContactBody>;
export const SavedAnswer = Type.Object({ data: Type.Object({ isSaved: Type.Literal(true) }) });

export const BookBody = Type.Object(
  {
    prebookId: id,
    holder: Type.Object({ firstName: filledName, lastName: filledName, email, phone: Type.Optional(phone) }),
    /** The browser does not know who travels. Then the details sent before the payment come first. */
    isPlaceholder: Type.Optional(Type.Boolean()),
    payment: Type.Object({
      method: Type.Enum(['TRANSACTION_ID']),
      transactionId: id,
      /** The payment provider reports `processing`. Then we wait for the payment. */
      isProcessing: Type.Optional(Type.Boolean()),
    }),
    /** Accepted as the documents say, and ignored: the holder is the lead guest of every room. */
    guests: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 20 })),
  },
  { title: 'BookBody' },
);
export type BookBody = Type.Static<typeof BookBody>;

export const ProgressQuery = Type.Object(payment);

export const BookingState = Type.Enum(
  [
    ...(['intent', 'paid', 'pending', 'booking', 'unknown', 'confirmed', 'failed', 'unverified'] as const),
    ...(['refund-due', 'refunded', 'cancelling', 'cancelled', 'changing', 'changed'] as const),
  ],
  { title: 'BookingState' },
);
export type BookingState = Wire<typeof BookingState>;

const known = {
  state: BookingState,
  bookingId: TextOrNull,
  clientReference: Type.String({ description: 'Our reference for the traveller and the provider.' }),
  hotelId: Type.String(),
};

export const BookingProgress = Type.Object(
  {
    ...known,
    token: Type.Union([Type.String(), Type.Null()], {
      description: 'Opens this booking without an account. Null if the caller may not see the booking.',
    }),
  },
  { title: 'BookingProgress' },
);
export type BookingProgress = Wire<typeof BookingProgress>;
export const BookingProgressAnswer = Type.Object({ data: BookingProgress });
export type BookingProgressAnswer = Wire<typeof BookingProgressAnswer>;

export const BookingQuery = Type.Object({ reference: id, token: Type.Optional(id) });

export const RefundBody = Type.Object(
  {
    refund: Money,
    fee: Money,
    holdsUntil: Type.Union([Milliseconds, Type.Null()], {
      description: 'When the refund changes next. Null if it does not change.',
    }),
  },
  { title: 'Refund' },
);

export const ConfirmedOtherwise = Type.Object(
  {
    hotelId: Type.Optional(Type.String()),
    dates: Type.Optional(StayDates),
    price: Type.Optional(Money),
    roomCount: Type.Optional(Type.Integer()),
  },
  { title: 'ConfirmedOtherwise', description: 'What the provider confirmed differently from the shown offer.' },
);

const LinkedBooking = Type.Object({ reference: Type.String(), token: Type.String() }, { title: 'LinkedBooking' });

const HolderView = Type.Object(
  { firstName: Type.String(), lastName: Type.String(), email: Type.String() },
  { title: 'HolderView' },
);

/** A booking, for people who may see it. */
export const BookingView = Type.Object(
  {
    ...known,
    hotelConfirmationCode: TextOrNull,
    dates: StayDates,
    rooms: Type.Array(RoomOccupancy),
    roomName: Type.String(),
    board: TextOrNull,
    boardName: TextOrNull,
    holder: Type.Union([HolderView, Type.Null()]),
    newHolder: Type.Union([HolderView, Type.Null()], {
      description: 'A correction that the provider has not accepted yet. Null if there is none.',
    }),
    wishes: Type.Union([StayWishes, Type.Null()], { description: 'What we passed on to the hotel.' }),
    price: Money,
    freeNight: Type.Union([Money, Type.Null()], {
      description: 'What a free night took off. Not part of the price. Null without a free night.',
    }),
    promoCode: Type.Union([PromoDiscount, Type.Null()], {
      description: 'What a promo code took off. Not part of the price. Null without a promo code.',
    }),
    payAtHotel: Money,
    otherFees: Type.Array(Money, {
      description: 'Fees that the hotel collects in other currencies. Not part of any total.',
    }),
    feesAtHotel: Type.Array(Type.Object({ description: Type.String(), amount: Money }), {
      description: 'The parts of `payAtHotel` and `otherFees`, by name. A name may be empty.',
    }),
    isOwn: Type.Boolean({ description: 'The caller is signed in and made this booking: its nights count for them.' }),
    calendar: Type.Union([Type.String(), Type.Null()], {
      description: 'A path of this API, see `bookingCalendar`. It needs no account. Null unless the stay is confirmed.',
    }),
    cancellation: CancellationTerms,
    refundNow: Type.Union([RefundBody, Type.Null()], {
      description: 'The refund if it is cancelled now. Null if there is nothing to cancel, or only the provider knows.',
    }),
    refunded: Type.Union([Money, Type.Null()], {
      description: 'The refund of a cancelled booking. Null if it is not cancelled, or the refund is unknown.',
    }),
    replacement: Type.Union([LinkedBooking, Type.Null()], {
      description: 'The booking that took the place of this one. Null if there is none.',
    }),
    replaced: Type.Union([Type.Object({ ...LinkedBooking.properties, refund: Money }), Type.Null()], {
      description: 'The booking whose place this one took, and what comes back for it. Null if there is none.',
    }),
    confirmedOtherwise: Type.Union([ConfirmedOtherwise, Type.Null()]),
  },
  { title: 'Booking' },
);
export type BookingView = Wire<typeof BookingView>;
export const BookingAnswer = Type.Object({ data: BookingView });
export type BookingAnswer = Wire<typeof BookingAnswer>;

export const CancelBody = Type.Object(
  {
    ...BookingKey.properties,
    /**
     * The refund that the page showed, in minor units. If it has changed, we cancel nothing. Null if it was not known.
     */
    refundMinor: Type.Union([Type.Integer(), Type.Null()]),
  },
  { title: 'CancelBody' },
);
export type CancelBody = Type.Static<typeof CancelBody>;
