/** HTTP in, HTTP out for the desk. Every answer is personal, and nothing is coerced. */
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { ROUTES } from '@tenth-night/contract/routes';
import { asFilteredJson, type ContractPlugin } from '../../plugins/declared-route';
import { refuseUnreadableText } from '../../plugins/readable-text';
import type { DeskAccess } from './desk-access';
import type { DeskBookingsService } from './desk-bookings.service';
import type { DeskCodesService } from './desk-codes.service';
import type { DeskFreeNightsService } from './desk-free-nights';
import type { DeskLogRepo } from './desk-log';
import type { ReadDeskMargin } from './desk-margin';
import type { DeskNumbers } from './desk-numbers';
import type { SecondFactorService } from './second-factor.service';

type Parts = {
  readonly access: DeskAccess;
  readonly factor: SecondFactorService;
  readonly bookings: DeskBookingsService;
  readonly log: DeskLogRepo;
  readonly numbers: DeskNumbers;
  readonly margin: ReadDeskMargin;
  readonly codes: DeskCodesService;
  readonly freeNights: DeskFreeNightsService;
};

const done = { isDone: true } as const;
const DAYS = 30;

export function deskRoutes(parts: Parts): ContractPlugin {
  return async (app) => {
    app.setValidatorCompiler(TypeBoxValidatorCompiler);
    refuseUnreadableText(app);
    // Before anything about the request is checked: an error about its form would tell that there is a desk.
    app.addHook('onRequest', async (request) => {
      await parts.access.staff(request);
    });
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await app.register(doorRoutes(parts));
    await app.register(bookingRoutes(parts));
    await app.register(numberRoutes(parts));
    await app.register(codeRoutes(parts));
  };
}

/** Before the second factor. */
function doorRoutes({ access, factor, log }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.deskEntry),
      handler: async (request) => {
        const staff = await access.staff(request);
        return { email: staff.email, step: await factor.step(staff) };
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskEnrolLetter),
      handler: async (request) => {
        await factor.sendLetter(await access.staff(request));
        return done;
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskEnrol),
      handler: async (request) => factor.enrol(await access.staff(request), request.body.token),
    });
    app.route({
      ...asFilteredJson(ROUTES.deskEnrolled),
      handler: async (request) => {
        const staff = await access.staff(request);
        await factor.confirm(staff, request.body.token, request.body.code);
        await log.note(staff, request.id, { action: 'enrol' });
        return done;
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskProve),
      handler: async (request) => {
        const staff = await access.staff(request);
        await factor.prove(staff, request.body.code);
        await log.note(staff, request.id, { action: 'come-in' });
        return done;
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskLeave),
      handler: async (request) => {
        await factor.leave(await access.staff(request));
        return done;
      },
    });
  };
}

function bookingRoutes({ access, bookings, log }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.deskWaiting),
      handler: async (request) => {
        await access.requireDesk(request);
        return { data: await bookings.waiting() };
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskBookings),
      handler: async (request) => {
        const staff = await access.requireDesk(request);
        const { q } = request.query;
        if (q) await log.note(staff, request.id, { action: 'search', detail: { q } });
        return bookings.search(request.query);
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskBooking),
      handler: async (request) => {
        const staff = await access.requireDesk(request);
        return bookings.open(request.params.reference, staff, request.id);
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskAction),
      handler: async (request) => {
        const staff = await access.requireDesk(request);
        return bookings.act(request.params.reference, request.body, staff, request.id);
      },
    });
  };
}

function numberRoutes({ access, log, numbers, margin }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.deskLog),
      handler: async (request) => {
        await access.requireDesk(request);
        const rows = await log.list(request.query.before);
        return { data: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskHealth),
      handler: async (request) => {
        await access.requireDesk(request);
        return numbers.health();
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskDays),
      handler: async (request) => {
        await access.requireDesk(request);
        return numbers.days(request.query.days ?? DAYS);
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskMargin),
      handler: async (request) => {
        await access.requireDesk(request);
        return margin();
      },
    });
  };
}

function codeRoutes({ access, codes, freeNights }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.deskCodes),
      handler: async (request) => {
        await access.requireDesk(request);
        return { data: await codes.list() };
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskNewCode),
      handler: async (request) => {
        const staff = await access.requireDesk(request);
        await codes.create(request.body, staff, request.id);
        return done;
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskCodeStatus),
      handler: async (request) => {
        const staff = await access.requireDesk(request);
        return codes.switch(Number(request.params.id), request.body.isActive, staff, request.id);
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskFreeNights),
      handler: async (request) => {
        await access.requireDesk(request);
        return freeNights.show();
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.deskFreeNightVouchers),
      handler: async (request) => freeNights.tryAgain(await access.requireDesk(request), request.id),
    });
  };
}
