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

/** The codes that our software tells apart. 2001 arrives with HTTP 200 on a rates search. */
export const WIRE_ERROR_CODES = {
  unauthorized: 401,
  rateLimited: 429,
  noAvailability: 2001,
  badRequest: 4000,
  wrongInput: 4002,
  invalidPlace: 4003,
} as const;
