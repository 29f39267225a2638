/** Sign-in, and everything for signed-in users and for the people at the desk. */
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from './api-deps';
import { accountRoutes } from './modules/account/account.routes';
import type { AccountService } from './modules/account/account.service';
import { exportAccount } from './modules/account/account-export';
import type { Auth } from './modules/auth/auth';
import { noteCalls } from './modules/booking/booking-events';
import { createBookings } from './modules/booking/bookings.plugin';
import { createIntentRepo } from './modules/booking/intent.repo';
import { createDesk } from './modules/desk/desk.plugin';
import { createFreeNightRepo } from './modules/free-nights/free-night.repo';
import type { HotelService } from './modules/hotel/hotel.service';
import { createBookingCalendars } from './modules/mail/booking-calendar';
import { createMailing } from './modules/mail/mail';
import { createRewards } from './modules/rewards/rewards.plugin';
import { createSaved } from './modules/saved/saved.plugin';
import { tripsRoutes } from './modules/trips/trips.routes';
import { createTripsService } from './modules/trips/trips.service';

type Parts = { readonly hotels: HotelService; readonly accounts: AccountService; readonly auth: Auth };

export function signedInRoutes(
  {
    database: { db },
    auth: settings,
    bookings,
    webhooks,
    calendars,
    mail,
    isSandbox,
    margin,
    hasFreeNights,
    desk,
    meters,
  }: ApiDeps,
  parts: Parts,
) {
  const { hotels, accounts, auth } = parts;
  return async (app: FastifyInstance) => {
    await app.register(auth.routes);
    const { requireIdentity } = auth;
    const reportShown = (intentId: string) => app.log.error({ intentId }, 'cannot read the stored offer of a booking');
    const exportOf = (uid: string) => exportAccount(db, uid, settings.now(), reportShown);
    await app.register(accountRoutes({ accounts, requireIdentity, exportAccount: exportOf }));
    const now = () => settings.now().getTime();
    const countMove = (state: string) => meters.count('bookingMoves', { state });
    const intents = createIntentRepo(db, now, reportShown, countMove);
    const { secrets } = settings;
    await app.register(createSaved({ db, secrets, requireIdentity, now: settings.now }));
    const calendarOf = createBookingCalendars({ hotels, settings: calendars, now });
    const freeNights = createFreeNightRepo(db, now);
    const reportStory = (error: unknown) => app.log.error({ err: error }, 'could not note a call about a booking');
    const providers = noteCalls(bookings, { db, now, report: reportStory });
    const made = { intents, providers, freeNights, now };
    await app.register(createBookings({ ...made, webhooks, hasFreeNights, requireIdentity, secrets, calendarOf }));
    if (hasFreeNights) await app.register(createRewards({ ...made, hotels, requireIdentity, isSandbox }));
    const lettersAbout = hasFreeNights ? freeNights : { withOwner: async () => null };
    const mailing = { db, intents, freeNights: lettersAbout, hotels, secrets, now };
    if (mail) await app.register(createMailing({ ...mailing, settings: mail }));
    const reportTrips = (error: unknown) =>
      app.log.warn({ err: error }, 'could not load trips from the provider, showing our own copy');
    const trips = createTripsService({
      intents,
      accounts,
      providers: bookings,
      hotels,
      isSandbox,
      report: reportTrips,
    });
    await app.register(tripsRoutes(trips, requireIdentity));
    const { siteName } = settings;
    const earning = { provider: bookings.current, isSandbox, margin };
    await app.register(
      createDesk({ db, desk, secrets, requireIdentity, intents, providers, hotels, mail, siteName, earning, now }),
    );
  };
}
