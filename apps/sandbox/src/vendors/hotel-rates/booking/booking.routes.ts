/** Prebook, book, bookings and cancellation (reference §5, §7 and §8). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type WireBookAnswer, WireBookRequest } from '@tenth-night/provider-wire/hotel-rates/book';
import {
  type WireAllBookingsAnswer,
  WireAllBookingsQuery,
  type WireBookingAnswer,
  type WireBookingsAnswer,
  WireBookingsQuery,
  type WireCancelAnswer,
} from '@tenth-night/provider-wire/hotel-rates/bookings';
import {
  type WirePrebookAnswer,
  WirePrebookQuery,
  WirePrebookRequest,
} from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Faults } from '../../../kernel/faults';
import { badRequest, soldOut, WireProblem, wrongInput } from '../wire-errors';
import type { BookingDesk } from './booking-desk';
import { type BookingRecord, referenceOf } from './booking-record';
import { AS_OFFERED, type PrebookChange } from './prebook-changes';
import type { PrebookDesk } from './prebook-desk';
import type { Webhooks } from './webhooks';
import { wireBooked, wireBookingDetail, wireBookingRow, wireListedBooking } from './wire-booking';

export interface BookingOptions {
  readonly faults: Faults;
  readonly prebooks: PrebookDesk;
  readonly bookings: BookingDesk;
  readonly webhooks: Webhooks;
  /**
   * The documented answers 204 and 304 have no body, and some clients cannot read that.
   * Lenient answers are 400 with a body.
   */
  readonly isLenient: boolean;
}

const ENVELOPE = { guestLevel: 0, sandbox: true } as const;
const withBookingId = { params: Type.Object({ bookingId: Type.String() }) };

/** The change that a fault requests for this prebook. Undefined leaves it to chance. */
function orderedChange(faults: Faults, request: FastifyRequest): PrebookChange | 'sold-out' | undefined {
  const order = faults.take(request, 'change', 'as-offered', 'sold-out');
  if (order?.kind === 'sold-out') return 'sold-out';
  if (order?.kind === 'as-offered') return AS_OFFERED;
  if (order?.kind !== 'change') return undefined;
  const { pricePercent = 0, board = false, cancellation = false } = order;
  return { pricePercent, hasOtherBoard: board, hasOtherCancellation: cancellation };
}

function prebookRoutes({ faults, prebooks }: BookingOptions): FastifyPluginAsyncTypebox {
  return async (app) => {
    const schema = { body: WirePrebookRequest, querystring: WirePrebookQuery };
    app.post('/rates/prebook', { schema }, async (request): Promise<WirePrebookAnswer> => {
      const { offerId, usePaymentSdk = false, voucherCode } = request.body;
      const wish = { offerId, withPayment: usePaymentSdk, voucherCode };
      const data = await prebooks.prebook(wish, orderedChange(faults, request));
      if (data === 'sold-out') throw soldOut();
      if (typeof data === 'string') throw wrongInput(data);
      return { data, ...ENVELOPE };
    });

    const params = Type.Object({ prebookId: Type.String() });
    app.get('/prebooks/:prebookId', { schema: { params } }, (request): WirePrebookAnswer => {
      const record = prebooks.byId(request.params.prebookId);
      if (!record) throw wrongInput('invalid prebookId, rate not found');
      return { data: record.prebook, ...ENVELOPE };
    });
  };
}

function isWanted({
  guestId,
  clientReference,
  customTags = '',
}: WireBookingsQuery): (booking: BookingRecord) => boolean {
  const tags = customTags.split(',').flatMap((pair) => (pair.includes(':') ? [pair.split(':', 2)] : []));
  return (booking) =>
    (guestId === undefined || String(booking.guestId) === guestId) &&
    (clientReference === undefined || referenceOf(booking) === clientReference) &&
    tags.every(([key = '', value]) => booking.request.customTags?.[key] === value);
}

/** Every booking of the sandbox was paid immediately, and none is live. */
function isInAccountList(query: WireAllBookingsQuery): (booking: BookingRecord) => boolean {
  const { status, startDate = '', endDate = '9999', paymentStatus, Sandbox } = query;
  return ({ prebook, ...booking }) =>
    Sandbox !== '0' &&
    paymentStatus !== 'requires_capture' &&
    (status === undefined || (status === 'confirmed') === (booking.status === 'CONFIRMED')) &&
    startDate <= prebook.checkin &&
    prebook.checkout <= endDate;
}

export function bookingRoutes(options: BookingOptions): FastifyPluginAsyncTypebox {
  const { faults, bookings, webhooks, isLenient } = options;
  const sendNothing = (reply: FastifyReply, status: 204 | 304, message: string): FastifyReply => {
    if (isLenient) throw new WireProblem(400, status, message);
    return reply.code(status).send();
  };

  return async (app) => {
    app.register(prebookRoutes(options));

    app.post('/rates/book', { schema: { body: WireBookRequest } }, (request): WireBookAnswer => {
      const isSoldOut = faults.take(request, 'sold-out') !== undefined;
      const answer = { data: wireBooked(bookings.book(request.body, isSoldOut)), ...ENVELOPE };
      webhooks.tell('booking.book', request.body, answer);
      return answer;
    });

    app.get('/bookings', { schema: { querystring: WireBookingsQuery } }, ({ query }): WireBookingsAnswer => {
      if (query.guestId === undefined && query.clientReference === undefined) {
        throw badRequest('guestId or clientReference is required');
      }
      return { data: bookings.list().filter(isWanted(query)).map(wireListedBooking) };
    });

    // The trailing slash makes it a different endpoint.
    app.get('/bookings/', { schema: { querystring: WireAllBookingsQuery } }, ({ query }): WireAllBookingsAnswer => {
      const data = bookings.list().filter(isInAccountList(query)).map(wireBookingRow);
      return { count: data.length, data };
    });

    app.get('/bookings/:bookingId', { schema: withBookingId }, (request, reply): WireBookingAnswer | FastifyReply => {
      const booking = bookings.byId(request.params.bookingId);
      if (!booking) return sendNothing(reply, 204, 'Booking Id not found');
      return { data: wireBookingDetail(booking), sandbox: true };
    });

    app.put('/bookings/:bookingId', { schema: withBookingId }, (request, reply): WireCancelAnswer | FastifyReply => {
      const data = bookings.cancel(request.params.bookingId);
      if (data === undefined) return sendNothing(reply, 204, 'booking id not found');
      if (data === null) return sendNothing(reply, 304, 'unable to process request');
      webhooks.tell('booking.cancel', request.params, { data });
      return { data, sandbox: true };
    });
  };
}
