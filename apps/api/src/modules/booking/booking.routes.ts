/** HTTP in, HTTP out for prebook, book and bookings. A visitor may book too; who is signed in says so by a token. */
import { type FastifyPluginAsyncTypebox, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import {
  BookBody,
  type BookingAnswer,
  type BookingProgressAnswer,
  BookingQuery,
  CancelBody,
  PrebookBody,
  ProgressQuery,
  SaveContactBody,
  type SavedAnswer,
} from '@tenth-night/contract/booking';
import { PATHS } from '@tenth-night/contract/paths';
import type { PrebookAnswer } from '@tenth-night/contract/prebook-codec';
import type { FastifyRequest } from 'fastify';
import type { CallerName } from '../../plugins/caller-name';
import type { RequireIdentity } from '../../plugins/identity';
import { refuseUnreadableText } from '../../plugins/readable-text';
import type { BookingService } from './booking.service';
import type { BookingPageService } from './booking-page.service';

type Parts = {
  readonly bookings: BookingService;
  readonly booked: BookingPageService;
  readonly requireIdentity: RequireIdentity;
  readonly callerName: CallerName;
};

export function bookingRoutes({ bookings, booked, requireIdentity, callerName }: Parts): FastifyPluginAsyncTypebox {
  /** A token that is not right is refused; without one it is a visitor. */
  const askerOf = async (request: FastifyRequest) =>
    request.headers.authorization ? requireIdentity(request) : { uid: null };

  return async (app) => {
    // Nothing is coerced here: that nothing could be shown is not that nothing comes back.
    app.setValidatorCompiler(TypeBoxValidatorCompiler);
    refuseUnreadableText(app);
    // Each answer belongs to one person.
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.post(PATHS.prebook, { schema: { body: PrebookBody } }, async (request): Promise<PrebookAnswer> => {
      return bookings.prebook(request.body, await askerOf(request));
    });

    app.post(PATHS.contact, { schema: { body: SaveContactBody } }, async (request): Promise<SavedAnswer> => {
      const { contact, isPaying, ...payment } = request.body;
      await bookings.saveContact(payment, contact, isPaying, await askerOf(request));
      return { data: { isSaved: true } };
    });

    app.post(PATHS.book, { schema: { body: BookBody } }, async (request): Promise<BookingProgressAnswer> => {
      const { uid } = await askerOf(request);
      return { data: await bookings.book(request.body, { uid, from: callerName(request) }) };
    });

    const progress = { schema: { querystring: ProgressQuery } };
    app.get(PATHS.progress, progress, async (request): Promise<BookingProgressAnswer> => {
      return { data: await bookings.progress(request.query, await askerOf(request)) };
    });

    app.get(PATHS.booking, { schema: { querystring: BookingQuery } }, async (request): Promise<BookingAnswer> => {
      const { reference, token } = request.query;
      return { data: await booked.view(reference, token, await askerOf(request)) };
    });

    app.post(PATHS.cancelBooking, { schema: { body: CancelBody } }, async (request): Promise<BookingAnswer> => {
      return { data: await booked.cancel(request.body, await askerOf(request)) };
    });
  };
}
