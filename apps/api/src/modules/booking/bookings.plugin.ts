/** Wires the booking parts together: the routes, and the loop that continues unfinished bookings. */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Secrets } from '../../config/derived-keys';
import { rememberRequests } from '../../plugins/call-context';
import { createCallerName } from '../../plugins/caller-name';
import type { RequireIdentity } from '../../plugins/identity';
import type { BookingProviders } from '../../providers/ports/booking.port';
import type { Webhooks } from '../../providers/ports/webhook.port';
import { createWorkList, everyMs } from '../../repeated-jobs';
import type { FreeNightRepo } from '../free-nights/free-night.repo';
import { bookingRoutes } from './booking.routes';
import { createBookingService } from './booking.service';
import { createFindBooking } from './booking-access';
import { createBookingLink } from './booking-link';
import { type CalendarOf, createBookingPageService } from './booking-page.service';
import { createChangeService } from './change.service';
import type { IntentRepo } from './intent.repo';
import { createPrebookService } from './prebook.service';
import { createReconciler } from './reconciler';
import { createSteps } from './steps';
import { CLAIM_KEPT_MS, FINISH_WITHIN_MS, FORGET_EVERY_MS, LOOKED_KEPT_MS, RECONCILE_EVERY_MS } from './timings';
import { webhookRoutes } from './webhook.routes';
import { createWebhookService } from './webhook.service';

type Parts = {
  readonly intents: IntentRepo;
  readonly providers: BookingProviders;
  readonly webhooks: Webhooks;
  readonly freeNights: FreeNightRepo;
  /** If false, no booking can use a free night. */
  readonly hasFreeNights: boolean;
  readonly requireIdentity: RequireIdentity;
  readonly secrets: Secrets;
  readonly calendarOf: CalendarOf;
  readonly now: () => number;
};

export function createBookings(parts: Parts): FastifyPluginAsync {
  const { intents, providers, webhooks, freeNights, hasFreeNights, requireIdentity, secrets, calendarOf, now } = parts;
  return async (app: FastifyInstance) => {
    const report = (intentId: string, what: string, error?: unknown) => {
      app.meters?.count('bookingReports', {});
      app.log.warn({ intentId, ...(error ? { err: error } : {}) }, `a booking ${what}`);
    };
    rememberRequests(app);
    const steps = createSteps({ intents, providers, now, report });
    const { booking, cancelling } = steps;
    const reconciler = createReconciler({ intents, ...steps, now, report });
    const link = createBookingLink(secrets);
    const answered = createWorkList();
    const { track } = answered;
    const ready: FreeNightRepo['ready'] = hasFreeNights ? freeNights.ready : async () => null;
    const findBooking = createFindBooking({ intents, link, now });
    const prebook = createPrebookService({ intents, providers, freeNights: { ready }, findBooking, now });
    const bookings = createBookingService({ intents, booking, link, now, track, reportDefect: report });
    const booked = createBookingPageService({ findBooking, cancelling, link, calendarOf, now });
    const { latest } = intents;
    const changes = createChangeService({ findBooking, providers, ...steps, latest, now, track });
    const onError = (error: unknown) => app.log.error({ err: error }, 'could not process open bookings');
    const stopRounds = everyMs(RECONCILE_EVERY_MS, reconciler.round, onError);
    const ago = (ms: number) => new Date(now() - ms);
    const forget = () => intents.forgetThoseWhoLooked(ago(LOOKED_KEPT_MS), ago(CLAIM_KEPT_MS));
    const stopForgetting = everyMs(FORGET_EVERY_MS, forget, onError);
    // On shutdown: starts nothing new. Finishes running work, or leaves it to another instance.
    let stopped: Promise<unknown> = Promise.resolve();
    let outOfTime: Promise<unknown> = Promise.resolve();
    app.addHook('preClose', async () => {
      outOfTime = new Promise((resolve) => setTimeout(resolve, FINISH_WITHIN_MS).unref());
      stopped = Promise.all([stopRounds(), stopForgetting()]);
    });
    app.addHook('onClose', async () => {
      await Promise.race([Promise.all([stopped, reconciler.rest(), answered.rest()]), outOfTime]);
      await Promise.all([booking.giveBack(), cancelling.giveBack()]);
    });
    const callerName = createCallerName(secrets, now);
    await app.register(webhookRoutes(createWebhookService({ intents, webhooks, now })));
    await app.register(bookingRoutes({ prebook, bookings, booked, changes, requireIdentity, callerName }));
  };
}
