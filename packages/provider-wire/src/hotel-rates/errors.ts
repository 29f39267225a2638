/** Error bodies of the hotel-rate provider (LiteAPI v3.0). Branch on the code, not on the HTTP status. */
import Type from 'typebox';

export const WireError = Type.Object({
  error: Type.Object({
    code: Type.Integer(),
    message: Type.String(),
    description: Type.Optional(Type.String()),
  }),
});
export type WireError = Type.Static<typeof WireError>;

/** The codes that our software distinguishes. 2001 has HTTP 200 in a rates search, and 409 at prebook. */
export const WIRE_ERROR_CODES = {
  unauthorized: 401,
  rateLimited: 429,
  requestLimitExceeded: 4290,
  bookingNotFound: 1000,
  noAlternatives: 1008,
  noAvailability: 2001,
  bookingFailed: 2013,
  bookingIncomplete: 2014,
  badRequest: 4000,
  wrongInput: 4002,
  invalidField: 4003,
  duplicateReference: 4005,
  amendmentCompleted: 4009,
  wrongRate: 4010,
  notConfirmed: 4012,
  prebookTimeout: 4016,
  outdatedOffer: 4040,
  unableToProcess: 5000,
} as const;
