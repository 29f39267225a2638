/** Wires the desk together: its door, its routes, and the letter to the operator. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { derivedKey, type Secrets } from '../../config/derived-keys';
import type { Db } from '../../db/client';
import { rememberRequests } from '../../plugins/call-context';
import type { RequireIdentity } from '../../plugins/identity';
import type { BookingProviders } from '../../providers/ports/booking.port';
import { everyMs } from '../../repeated-jobs';
import { createAttemptLimit } from '../auth/attempt-limit';
import { createMailLinks } from '../auth/mail-links';
import { createCancelSteps } from '../booking/cancel-steps';
import type { IntentRepo } from '../booking/intent.repo';
import type { HotelService } from '../hotel/hotel.service';
import type { MailSettings } from '../mail/post-office';
import { deskRoutes } from './desk.routes';
import { createDeskAccess } from './desk-access';
import { createDeskBookingsRepo } from './desk-bookings.repo';
import { createDeskBookingsService } from './desk-bookings.service';
import { createDeskCodes } from './desk-codes.service';
import { createDeskFreeNights } from './desk-free-nights';
import { deskMail } from './desk-letter';
import { createDeskLog } from './desk-log';
import { createDeskMargin, type MarginSetting } from './desk-margin';
import { createDeskNumbers } from './desk-numbers';
import { createDigest } from './digest';
import { createFactorRepo } from './factor.repo';
import { createSecondFactorService } from './second-factor.service';

export type DeskSettings = {
  /** Who may work there. */
  readonly emails: readonly string[];
  /** Who hears what waits. Null if nobody does. */
  readonly operatorEmail: string | null;
};

type Parts = {
  readonly db: Db;
  readonly desk: DeskSettings;
  readonly secrets: Secrets;
  readonly requireIdentity: RequireIdentity;
  readonly intents: IntentRepo;
  readonly providers: BookingProviders;
  readonly hotels: HotelService;
  /** Null if mail cannot be sent. */
  readonly mail: MailSettings | null;
  readonly siteName: string;
  readonly earning: MarginSetting;
  readonly now: () => number;
};

const DIGEST_EVERY_MS = 60_000;
const HOTEL_WITHIN_MS = 3_000;

export function createDesk(parts: Parts): FastifyPluginAsync {
  const { db, desk, intents, providers, hotels, mail, earning, now } = parts;
  return async (app: FastifyInstance) => {
    rememberRequests(app);
    const reportShown = (intentId: string) => app.log.error({ intentId }, 'cannot read the stored offer of a booking');
    const report = (intentId: string, what: string, error?: unknown) =>
      app.log.warn({ intentId, ...(error ? { err: error } : {}) }, `a booking ${what}`);
    const cancelling = createCancelSteps({ intents, providers, now, report });
    app.addHook('onClose', () => cancelling.giveBack());
    const log = createDeskLog(db, now);
    const bookings = createDeskBookingsService({
      db,
      bookings: createDeskBookingsRepo(db, now, reportShown),
      intents,
      cancelling,
      log,
      hotelName: (id) =>
        hotels.hotel(id, 'en', AbortSignal.timeout(HOTEL_WITHIN_MS)).then(
          (hotel) => hotel?.name ?? null,
          () => null,
        ),
      now,
    });
    if (mail && desk.operatorEmail) {
      const digest = createDigest({ db, to: desk.operatorEmail, settings: mail, waiting: bookings.waiting, now });
      const onError = (error: unknown) => app.log.warn({ err: error }, 'could not tell the operator what waits');
      app.addHook('onClose', everyMs(DIGEST_EVERY_MS, digest, onError));
    }
    if (desk.emails.length === 0) return;
    const { access, factor } = doorOf(parts);
    const noProvider = (error: unknown) => app.log.warn({ err: error }, 'the provider of promo codes does not answer');
    const codes = createDeskCodes({ providers, log, now, report: noProvider });
    const freeNights = createDeskFreeNights(db, log, now);
    const numbers = createDeskNumbers(db, now);
    const margin = createDeskMargin(db, earning);
    await app.register(deskRoutes({ access, factor, bookings, log, numbers, codes, freeNights, margin }));
  };
}

function doorOf({ db, desk, secrets, requireIdentity, mail, siteName, now }: Parts) {
  const factors = createFactorRepo(db, now);
  const access = createDeskAccess({ requireIdentity, emails: desk.emails, factors, now });
  const clock = () => new Date(now());
  const factor = createSecondFactorService({
    factors,
    links: createMailLinks(db, clock),
    limit: createAttemptLimit(db, { secret: derivedKey(secrets.current, 'attempts'), now: clock }),
    secrets,
    siteName,
    now,
    isOpen: access.isOpen,
    async sendLink(email, token) {
      if (mail) await mail.port.send(linkMail(mail, email, token));
    },
  });
  return { access, factor };
}

function linkMail(mail: MailSettings, email: string, token: string) {
  const title = 'Set up your second factor for the desk';
  const intro = 'You need an authenticator app. If you did not ask for this, somebody knows your password: change it.';
  const note = 'The link works once, for half an hour.';
  const link = { words: 'Set it up', url: `${mail.originOf() ?? ''}/desk#${token}`, note };
  return deskMail({ id: randomUUID(), to: email }, { subject: title, title, intro, link }, mail);
}
