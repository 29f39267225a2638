/** Changes of a booking: a new name, other dates, another party (reference §8.5). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type WireAlternativesAnswer,
  WireAlternativesRequest,
  type WireAmendment,
  WireAmendRequest,
  WireRebookRequest,
} from '@tenth-night/provider-wire/hotel-rates/amendments';
import type { WireHolder } from '@tenth-night/provider-wire/hotel-rates/book';
import Type from 'typebox';
import type { Clock } from '../../../kernel/clock';
import type { Faults } from '../../../kernel/faults';
import type { Store } from '../../../kernel/store';
import { bookingNotFound, noAlternatives, WireProblem } from '../wire-errors';
import type { Alternatives } from './alternatives';
import type { BookingDesk } from './booking-desk';
import type { BookingRecord } from './booking-record';
import type { Webhooks } from './webhooks';
import { wireBooked } from './wire-booking';

interface Options {
  readonly store: Store;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly bookings: BookingDesk;
  readonly alternatives: Alternatives;
  readonly webhooks: Webhooks;
}

const params = Type.Object({ bookingId: Type.String() });

export function amendmentsRoutes({ store, clock, faults, ...options }: Options): FastifyPluginAsyncTypebox {
  const { bookings, alternatives, webhooks } = options;
  const amendments = store.shelf<WireAmendment>('amendments');

  function confirmed(bookingId: string): BookingRecord {
    const booking = bookings.byId(bookingId);
    if (!booking) throw bookingNotFound();
    if (booking.status !== 'CONFIRMED') throw new WireProblem(400, 400, 'booking is not confirmed');
    return booking;
  }

  function note(bookingId: string, subType: string, { firstName, lastName, email }: WireHolder): WireAmendment {
    const id = amendments.list().length + 1;
    const at = clock.now().toISOString();
    const holder = { holderFirstName: firstName, holderLastName: lastName, holderEmail: email };
    const kind = { userId: 1, type: 'UPDATE', subType, status: 'PENDING' };
    const amendment = { id, bookingId, ...kind, ...holder, createdAt: at, updatedAt: at };
    amendments.put(String(id), amendment);
    return amendment;
  }

  return async (app) => {
    // No person has to agree: the booking has the new name at once.
    app.put('/bookings/:bookingId/amend', { schema: { params, body: WireAmendRequest } }, (request): WireAmendment => {
      const booking = confirmed(request.params.bookingId);
      const { holder } = request.body;
      bookings.rename(booking, holder);
      const amendment = note(booking.bookingId, 'UPDATE_NAME_CHANGE', holder);
      webhooks.tell('booking.amend', request.body, amendment);
      return amendment;
    });

    const schema = { params, body: WireAlternativesRequest };
    const path = '/bookings/:bookingId/alternative-prebooks';
    app.post(path, { schema }, async (request): Promise<WireAlternativesAnswer> => {
      const booking = confirmed(request.params.bookingId);
      const isSoldOut = faults.take(request, 'sold-out') !== undefined;
      const data = isSoldOut ? [] : await alternatives(booking, request.body);
      if (data.length === 0) throw noAlternatives();
      return { data };
    });

    app.post('/rates/rebook', { schema: { body: WireRebookRequest } }, (request, reply) => {
      const isSoldOut = faults.take(request, 'sold-out') !== undefined;
      const made = bookings.rebook(request.body, isSoldOut);
      if (made) {
        const answer = { data: wireBooked(made), guestLevel: 0, sandbox: true };
        webhooks.tell('booking.amend', request.body, answer);
        return answer;
      }
      const { existingBookingId, holder } = request.body;
      return reply.code(202).send(note(existingBookingId, 'REBOOK', holder));
    });
  };
}
