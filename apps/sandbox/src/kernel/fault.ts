/** The faults that can be set, and their options: the body of `POST /__sandbox/faults`. */
import Type from 'typebox';
import { VENDORS } from './vendors';

const strict = { additionalProperties: false };
const target = {
  vendor: Type.Optional(Type.Enum(VENDORS)),
  method: Type.Optional(Type.Enum(['GET', 'POST', 'PUT', 'DELETE'])),
  /** Without the query. `*` matches one part: `/v3.0/bookings/*`. */
  path: Type.Optional(Type.String({ pattern: '^/' })),
  /** How many requests it hits. All if left out. */
  times: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The share of requests that it hits. The seed decides which ones. */
  share: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  seed: Type.Optional(Type.String()),
};
const fault = <Kind extends string, Fields extends Type.TProperties>(kind: Kind, fields: Fields) =>
  Type.Object({ ...target, kind: Type.Literal(kind), ...fields }, strict);

export const Fault = Type.Union([
  /** The default error body is the hotel-rate vendor's. */
  fault('status', {
    status: Type.Integer({ minimum: 200, maximum: 599 }),
    code: Type.Optional(Type.Integer()),
    message: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
    body: Type.Optional(Type.Unknown()),
    headers: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
  fault('html', { status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })) }),
  /** Answers late. */
  fault('slow', { milliseconds: Type.Integer({ minimum: 1, maximum: 600_000 }) }),
  /** Never answers. */
  fault('hang', {}),
  /** Resets the connection before any work is done. */
  fault('reset', {}),
  /** Does the work, but resets the connection before it sends any byte of the answer. */
  fault('lost', {}),
  /** 413 for a rates request with more hotels than this. */
  fault('too-large', { above: Type.Integer({ minimum: 0 }) }),
  /** A stream of rates breaks off after this many hotels. */
  fault('cut', { after: Type.Integer({ minimum: 0 }) }),
  /** A prebook that differs from the offer. Several changes apply together. */
  fault('change', {
    pricePercent: Type.Optional(Type.Number({ minimum: -50, maximum: 200 })),
    board: Type.Optional(Type.Boolean()),
    cancellation: Type.Optional(Type.Boolean()),
  }),
  /** A prebook that equals the offer: no random change applies. */
  fault('as-offered', {}),
  /** Somebody else gets the last room: at prebook, before the payment, or at book, after it. */
  fault('sold-out', {}),
]);
export type Fault = Type.Static<typeof Fault>;
export type FaultKind = Fault['kind'];
