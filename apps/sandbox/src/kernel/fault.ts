/** What can be made to fail, and how: the body of `POST /__sandbox/faults`. */
import Type from 'typebox';
import { VENDORS } from './vendors';

const strict = { additionalProperties: false };
const target = {
  vendor: Type.Optional(Type.Enum(VENDORS)),
  method: Type.Optional(Type.Enum(['GET', 'POST', 'PUT', 'DELETE'])),
  /** Without its query; a `*` stands for one part, as in `/v3.0/bookings/*`. */
  path: Type.Optional(Type.String({ pattern: '^/' })),
  /** How many requests it strikes; left out, all of them. */
  times: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The share of requests that it strikes; which ones follows from the seed. */
  share: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  seed: Type.Optional(Type.String()),
};
const fault = <Kind extends string, Fields extends Type.TProperties>(kind: Kind, fields: Fields) =>
  Type.Object({ ...target, kind: Type.Literal(kind), ...fields }, strict);

export const Fault = Type.Union([
  /** The error body is the hotel-rate vendor's, unless another is given. */
  fault('status', {
    status: Type.Integer({ minimum: 200, maximum: 599 }),
    code: Type.Optional(Type.Integer()),
    message: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
    body: Type.Optional(Type.Unknown()),
    headers: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
  fault('html', { status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })) }),
  /** The answer comes, but late. */
  fault('slow', { milliseconds: Type.Integer({ minimum: 1, maximum: 600_000 }) }),
  /** No answer ever comes. */
  fault('hang', {}),
  /** The connection is reset before any work is done. */
  fault('reset', {}),
  /** The work is done, but the connection is reset before anything of the answer leaves. */
  fault('lost', {}),
  /** 413 for a rates request with more hotels than this. */
  fault('too-large', { above: Type.Integer({ minimum: 0 }) }),
  /** A stream of rates breaks off after so many hotels. */
  fault('cut', { after: Type.Integer({ minimum: 0 }) }),
  /** A prebook that is not what was offered. Named together, the changes come together. */
  fault('change', {
    pricePercent: Type.Optional(Type.Number({ minimum: -50, maximum: 200 })),
    board: Type.Optional(Type.Boolean()),
    cancellation: Type.Optional(Type.Boolean()),
  }),
  /** A prebook that is just what was offered, whatever chance would have done to it. */
  fault('as-offered', {}),
  /** The last room goes to somebody else: at prebook before anything is paid, at book after it. */
  fault('sold-out', {}),
]);
export type Fault = Type.Static<typeof Fault>;
export type FaultKind = Fault['kind'];
