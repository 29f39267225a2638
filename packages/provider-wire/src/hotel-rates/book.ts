/** `POST /rates/book`: the prebook, the travellers, and the payment. */
import Type from 'typebox';
import { WireAmount, WireCancellationPolicies, WirePerk, WirePublicPrice } from './rates';

const strict = { additionalProperties: false };
const text = Type.Optional(Type.String());
const filled = Type.String({ minLength: 1 });
const timeOrNull = Type.Union([Type.String(), Type.Null()]);

export const WireHolder = Type.Object({ firstName: filled, lastName: filled, email: filled, phone: text }, strict);
export type WireHolder = Type.Static<typeof WireHolder>;

/** The lead guest of a room. */
export const WireGuestOfRoom = Type.Object(
  {
    occupancyNumber: Type.Integer({ minimum: 1 }),
    firstName: filled,
    lastName: filled,
    email: text,
    phone: text,
    remarks: text,
  },
  strict,
);
export type WireGuestOfRoom = Type.Static<typeof WireGuestOfRoom>;

export const WIRE_PAYMENT_METHODS = ['TRANSACTION_ID', 'ACC_CREDIT_CARD', 'WALLET', 'CREDIT'] as const;

/** Any payment method passes the schema. The vendor checks it and has its own message for an unknown one. */
export const WireBookRequest = Type.Object(
  {
    prebookId: Type.String(),
    /** The vendor refuses a second booking with the same reference. */
    clientReference: text,
    holder: WireHolder,
    guests: Type.Array(WireGuestOfRoom),
    payment: Type.Object({ method: Type.String(), transactionId: text }, strict),
    guestPayment: Type.Optional(Type.Object({})),
    metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    customTags: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Z0-9_-]+$' }), Type.String({ maxLength: 255 }), strict),
    ),
    trackingId: text,
  },
  strict,
);
export type WireBookRequest = Type.Static<typeof WireBookRequest>;

export const WireHotelOfBooking = Type.Object({ hotelId: Type.String(), name: Type.String() });

/** `retailRate.total` is a single amount here, not a list. */
export const WireBookedRoom = Type.Object({
  roomType: Type.Object({ roomTypeId: Type.String(), name: Type.String() }),
  boardType: Type.String(),
  boardName: Type.String(),
  board: Type.Optional(Type.String()),
  boardCode: Type.Optional(Type.String()),
  adults: Type.Integer(),
  children: Type.Integer(),
  children_count: Type.Integer(),
  childrenAges: Type.Array(Type.Integer()),
  firstName: Type.String(),
  lastName: Type.String(),
  rate: Type.Object({
    rateId: Type.String(),
    maxOccupancy: Type.Integer(),
    boardType: Type.String(),
    boardName: Type.String(),
    remarks: Type.String(),
    perks: Type.Array(WirePerk),
    retailRate: Type.Object({ total: WireAmount }),
    cancellationPolicies: WireCancellationPolicies,
  }),
  cancellationPolicies: WireCancellationPolicies,
  room_id: Type.String(),
  occupancy_number: Type.Integer(),
  amount: Type.Number(),
  currency: Type.String(),
  remarks: Type.String(),
  mappedRoomId: Type.Union([Type.Integer(), Type.Null()]),
  guests: Type.Union([Type.Array(WireGuestOfRoom), Type.Null()]),
});
export type WireBookedRoom = Type.Static<typeof WireBookedRoom>;

/** The fields that a booking has in every answer. */
export const wireBookingFields = {
  bookingId: Type.String(),
  clientReference: Type.String(),
  supplierBookingId: Type.String(),
  supplierBookingName: Type.String(),
  supplier: Type.String(),
  supplierId: Type.Integer(),
  status: Type.String(),
  hotelConfirmationCode: Type.String(),
  checkin: Type.String(),
  checkout: Type.String(),
  hotel: WireHotelOfBooking,
  createdAt: Type.String(),
  updatedAt: Type.String(),
  cancellationPolicies: WireCancellationPolicies,
  price: Type.Number(),
  commission: Type.Number(),
  currency: Type.String(),
  sellingPrice: Type.String(),
  suggestedSellingPrice: WirePublicPrice,
  loyaltyGuestId: Type.Integer(),
  prebookId: Type.String(),
  trackingId: Type.String(),
  exchangeRate: Type.Number(),
  exchangeRateUsd: Type.Number(),
  tag: Type.String(),
  lastFreeCancellationDate: timeOrNull,
  userId: Type.Integer(),
  nationality: Type.String(),
  cancelledAt: timeOrNull,
  refundedAt: timeOrNull,
  cancelledBy: timeOrNull,
};

/** `guestId` is a number here and a text in the list. */
export const WireBooked = Type.Object({
  ...wireBookingFields,
  bookedRooms: Type.Array(WireBookedRoom),
  holder: WireHolder,
  guestId: Type.Integer(),
  remarks: Type.String(),
  hotelRemarks: Type.String(),
  addonsTotalAmount: Type.Number(),
  addons: Type.Array(Type.Unknown()),
  goodwillPayment: Type.Object({ amount: Type.Number(), currency: Type.String(), description: Type.String() }),
});
export type WireBooked = Type.Static<typeof WireBooked>;

export const WireBookAnswer = Type.Object({
  data: WireBooked,
  guestLevel: Type.Optional(Type.Integer()),
  sandbox: Type.Optional(Type.Boolean()),
});
export type WireBookAnswer = Type.Static<typeof WireBookAnswer>;
