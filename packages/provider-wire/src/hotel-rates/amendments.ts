/** Changes of an existing booking: its holder, or its dates and party. Reference §8.5. */
import Type from 'typebox';
import { WireGuestOfRoom, WireHolder } from './book';
import { WirePrebook } from './prebook';
import { WireOccupancy } from './rates';

const strict = { additionalProperties: false };
const text = Type.Optional(Type.String());

/** `PUT /bookings/{id}/amend`. */
export const WireAmendRequest = Type.Object({ holder: WireHolder, remarks: text }, strict);
export type WireAmendRequest = Type.Static<typeof WireAmendRequest>;

/** A record of a change. The answer has no envelope. */
export const WireAmendment = Type.Object({
  id: Type.Integer(),
  bookingId: Type.String(),
  userId: Type.Integer(),
  type: Type.String(),
  subType: Type.String(),
  status: Type.String(),
  holderFirstName: text,
  holderLastName: text,
  holderEmail: text,
  remarks: text,
  createdAt: Type.String(),
  updatedAt: Type.String(),
});
export type WireAmendment = Type.Static<typeof WireAmendment>;

/** `POST /bookings/{id}/alternative-prebooks`. Currency and nationality are those of the booking. */
export const WireAlternativesRequest = Type.Object(
  {
    occupancies: Type.Array(WireOccupancy, { minItems: 1 }),
    checkin: text,
    checkout: text,
    refundableRatesOnly: Type.Optional(Type.Boolean()),
    boardType: text,
    /** 3 if left out; more than 10 counts as 10. */
    maxPrebooks: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  strict,
);
export type WireAlternativesRequest = Type.Static<typeof WireAlternativesRequest>;

/** Cheapest first. `priceDifferencePercent` compares with the price of the booking. */
export const WireAlternativesAnswer = Type.Object({ data: Type.Array(WirePrebook) });
export type WireAlternativesAnswer = Type.Static<typeof WireAlternativesAnswer>;

/**
 * `POST /rates/rebook`: makes the new booking, then cancels the old one. Takes no payment, whatever the method. The answer
 * is 200 with the new booking, or 202 with an amendment if the old one is non-refundable: then a person decides.
 */
export const WireRebookRequest = Type.Object(
  {
    /** From `alternative-prebooks` of the same booking. */
    prebookId: Type.String(),
    existingBookingId: Type.String(),
    holder: WireHolder,
    guests: Type.Array(WireGuestOfRoom),
    payment: Type.Object({ method: Type.String() }),
    clientReference: text,
    trackingId: text,
    customTags: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  strict,
);
export type WireRebookRequest = Type.Static<typeof WireRebookRequest>;
