/** Existing bookings: the list, one booking, and its cancellation. */
import Type from 'typebox';
import { WireBookedRoom, WireGuestOfRoom, WireHolder, wireBookingFields } from './book';

const text = Type.Optional(Type.String());
const textOrNull = Type.Union([Type.String(), Type.Null()]);

/** Needs `guestId` or `clientReference`. */
export const WireBookingsQuery = Type.Object({
  guestId: text,
  clientReference: text,
  /** `KEY:VALUE` pairs, separated by commas. */
  customTags: text,
  timeout: Type.Optional(Type.Number()),
});
export type WireBookingsQuery = Type.Static<typeof WireBookingsQuery>;

const paymentFields = {
  paymentStatus: Type.String(),
  paymentTransactionId: Type.String(),
  amountRefunded: Type.Number(),
  refundType: Type.String(),
  processingFee: Type.Number(),
  voucherId: Type.Union([Type.Integer(), Type.Null()]),
  voucherTotalAmount: Type.Number(),
  /** Misspelt on the wire. */
  voucherTransationId: textOrNull,
  paymentScheduledAt: textOrNull,
  /** 0 or 1 inside a booking. */
  sandbox: Type.Integer(),
  customTags: Type.Record(Type.String(), Type.String()),
  email: Type.String(),
};

/** Only the list uses the name `rooms`. Its `children` are ages as text. */
export const WireListedBooking = Type.Object({
  ...wireBookingFields,
  ...paymentFields,
  feed: textOrNull,
  rooms: Type.Array(
    Type.Object({
      adults: Type.Integer(),
      children: Type.String(),
      children_count: Type.Integer(),
      childrenAges: Type.Array(Type.Integer()),
      firstName: Type.String(),
      lastName: Type.String(),
      room_id: Type.String(),
      occupancy_number: Type.Integer(),
      amount: Type.Number(),
      currency: Type.String(),
      remarks: Type.String(),
      guests: Type.Union([Type.Array(WireGuestOfRoom), Type.Null()]),
    }),
  ),
  holder: Type.Object({ ...WireHolder.properties, holderTitle: Type.String() }),
  specialRemarks: Type.String(),
  clientCommission: Type.Number(),
  guestId: Type.String(),
  addonsTotalAmount: Type.Union([Type.Number(), Type.Null()]),
  addonsRedemptions: Type.Union([Type.Array(Type.Unknown()), Type.Null()]),
  rebookFrom: Type.String(),
  agentId: textOrNull,
});
export type WireListedBooking = Type.Static<typeof WireListedBooking>;

export const WireBookingsAnswer = Type.Object({ data: Type.Array(WireListedBooking) });
export type WireBookingsAnswer = Type.Static<typeof WireBookingsAnswer>;

export const WireBookingDetail = Type.Object({
  ...wireBookingFields,
  ...paymentFields,
  bookedRooms: Type.Array(WireBookedRoom),
  holder: WireHolder,
  holderTitle: Type.String(),
  guestId: Type.Integer(),
  hotelId: Type.String(),
  hotelName: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  adults: Type.Integer(),
  /** Ages as text, separated by commas. */
  children: Type.String(),
  childrenCount: Type.Integer(),
  optionalFees: Type.String(),
  mandatoryFees: Type.String(),
  knowBeforeYouGo: Type.String(),
  remarks: Type.String(),
  hotelRemarks: Type.String(),
  voucherCode: Type.String(),
  addons: Type.Array(Type.Unknown()),
});
export type WireBookingDetail = Type.Static<typeof WireBookingDetail>;

export const WireBookingAnswer = Type.Object({ data: WireBookingDetail, sandbox: Type.Optional(Type.Boolean()) });
export type WireBookingAnswer = Type.Static<typeof WireBookingAnswer>;

/** The status has three spellings: `CANCELLED`, `CANCELED`, and `CANCELLED_WITH_CHARGES`. */
export const WireCancelled = Type.Object({
  bookingId: Type.String(),
  status: Type.String(),
  cancellation_fee: Type.Number(),
  refund_amount: Type.Number(),
  currency: Type.String(),
});
export type WireCancelled = Type.Static<typeof WireCancelled>;

export const WireCancelAnswer = Type.Object({ data: WireCancelled, sandbox: Type.Optional(Type.Boolean()) });
export type WireCancelAnswer = Type.Static<typeof WireCancelAnswer>;

/** `GET /bookings/`, with the trailing slash: all bookings of the account, with different field names again. */
export const WireAllBookingsQuery = Type.Object({
  /** The dates of the stay. */
  startDate: text,
  endDate: text,
  status: Type.Optional(Type.Enum(['confirmed', 'cancelled'])),
  paymentStatus: Type.Optional(Type.Enum(['succeeded', 'requires_capture'])),
  Sandbox: Type.Optional(Type.Enum(['0', '1'])),
});
export type WireAllBookingsQuery = Type.Static<typeof WireAllBookingsQuery>;

export const WireBookingRow = Type.Object({
  id: Type.Integer(),
  booking_Id: Type.String(),
  prebook_Id: Type.String(),
  hotel_confirmation_code: Type.String(),
  status: Type.String(),
  payment_status: Type.String(),
  payment_transaction_id: Type.String(),
  retail_rate: Type.String(),
  /** JSON as text. */
  cancelPolicies: Type.String(),
  last_free_cancellation_date: textOrNull,
  hotelId: Type.String(),
  Hotel_name: Type.String(),
  children: Type.String(),
  client_reference: Type.String(),
  supplier_Booking_Id: Type.String(),
  tracking_id: Type.String(),
  created_at: Type.String(),
});
export type WireBookingRow = Type.Static<typeof WireBookingRow>;

export const WireAllBookingsAnswer = Type.Object({ count: Type.Integer(), data: Type.Array(WireBookingRow) });
export type WireAllBookingsAnswer = Type.Static<typeof WireAllBookingsAnswer>;
