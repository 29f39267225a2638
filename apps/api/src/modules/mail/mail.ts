/** Wires the mail parts together, and runs the loop that sends due mails. */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Secrets } from '../../config/derived-keys';
import type { Db } from '../../db/client';
import { everyMs } from '../../repeated-jobs';
import { createBookingLink } from '../booking/booking-link';
import type { IntentRepo } from '../booking/intent.repo';
import type { FreeNightRepo } from '../free-nights/free-night.repo';
import type { HotelService } from '../hotel/hotel.service';
import { createMailRepo } from './mail.repo';
import { createPostOffice, type MailSettings } from './post-office';

const ROUND_MS = 1_000;

type Parts = {
  readonly db: Db;
  readonly intents: IntentRepo;
  readonly freeNights: Pick<FreeNightRepo, 'withOwner'>;
  readonly hotels: HotelService;
  readonly settings: MailSettings;
  readonly secrets: Secrets;
  readonly now: () => number;
};

export function createMailing({ db, intents, freeNights, hotels, settings, secrets, now }: Parts): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    const mails = createMailRepo(db, now);
    const report = (mailId: string, error: unknown) =>
      app.log.warn({ mailId, err: error }, 'a mail could not be sent, will retry');
    const reportGivenUp = (mailId: string, error: unknown) =>
      app.log.error({ mailId, err: error }, 'a mail was refused for good: contact the traveller another way');
    const link = createBookingLink(secrets);
    const parts = { mails, intents, freeNights, hotels, link, settings, now, report, reportGivenUp };
    const round = createPostOffice({ ...parts, meters: app.meters });
    const stop = everyMs(ROUND_MS, round, (error) => app.log.error({ err: error }, 'could not process the mail queue'));
    app.addHook('onClose', stop);
  };
}
