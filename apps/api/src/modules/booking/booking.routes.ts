/** HTTP in, HTTP out for prebook, book and bookings. Visitors may book too; signed-in users send a token. */
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { ROUTES } from '@tenth-night/contract/routes';
import type { FastifyRequest } from 'fastify';
import type { CallerName } from '../../plugins/caller-name';
import { asJson, asSent, type ContractPlugin } from '../../plugins/declared-route';
import type { RequireIdentity } from '../../plugins/identity';
import { refuseUnreadableText } from '../../plugins/readable-text';
import type { BookingService } from './booking.service';
import type { BookingPageService } from './booking-page.service';
import { changeRoutes } from './change.routes';
import type { ChangeService } from './change.service';
import type { PrebookService } from './prebook.service';

type Parts = {
  readonly prebook: PrebookService;
  readonly bookings: BookingService;
  readonly booked: BookingPageService;
  readonly changes: ChangeService;
  readonly requireIdentity: RequireIdentity;
  readonly callerName: CallerName;
};

export function bookingRoutes({
  prebook,
  bookings,
  booked,
  changes,
  requireIdentity,
  callerName,
}: Parts): ContractPlugin {
  /** Refuses a wrong token. A caller without a token is a visitor. */
  const askerOf = async (request: FastifyRequest) =>
    request.headers.authorization ? requireIdentity(request) : { uid: null };

  return async (app) => {
    // Turns coercion off: it would turn a refund of null ('unknown') into 0 ('no refund').
    app.setValidatorCompiler(TypeBoxValidatorCompiler);
    refuseUnreadableText(app);
    // Every response is personal.
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.route({
      ...asJson(ROUTES.prebook),
      handler: async (request) => prebook.plain(request.body, await askerOf(request)),
    });

    app.route({
      ...asJson(ROUTES.promoPrebook),
      handler: async (request) => prebook.withPromoCode(request.body, await askerOf(request)),
    });

    app.route({
      ...asJson(ROUTES.contact),
      handler: async (request) => {
        await bookings.saveContact(request.body, await askerOf(request));
        return { data: { isSaved: true as const } };
      },
    });

    app.route({
      ...asJson(ROUTES.book),
      handler: async (request) => {
        const { uid } = await askerOf(request);
        return { data: await bookings.book(request.body, { uid, from: callerName(request) }) };
      },
    });

    app.route({
      ...asJson(ROUTES.progress),
      handler: async (request) => ({ data: await bookings.progress(request.query, await askerOf(request)) }),
    });

    app.route({
      ...asJson(ROUTES.booking),
      handler: async (request) => {
        const { reference, token } = request.query;
        return { data: await booked.view(reference, token, await askerOf(request)) };
      },
    });

    app.route({
      ...asSent(ROUTES.bookingCalendar),
      handler: async (request, reply) => {
        const { reference, token } = request.query;
        const { filename, content } = await booked.calendar(reference, token, await askerOf(request));
        reply.header('content-disposition', `attachment; filename="${filename}"`);
        return reply.type('text/calendar; charset=utf-8').send(content);
      },
    });

    app.route({
      ...asJson(ROUTES.cancelBooking),
      handler: async (request) => ({ data: await booked.cancel(request.body, await askerOf(request)) }),
    });

    await app.register(changeRoutes({ changes, booked, askerOf }));
  };
}
