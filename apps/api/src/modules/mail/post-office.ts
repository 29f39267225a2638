/** Sends the mails that are due. Several instances may run it, each mail is sent by one. */

import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { bookingPath, withQuery } from '@tenth-night/domain/site/paths';
import type { SiteConfig } from '../../config/env';
import type { Mail, MailAddress, MailPort } from '../../providers/ports/mail.port';
import { ProviderError } from '../../providers/provider-error';
import type { BookingLink } from '../booking/booking-link';
import type { Intent, IntentRepo } from '../booking/intent.repo';
import type { HotelService } from '../hotel/hotel.service';
import { composeMail } from './compose-mail';
import type { MailRepo, MailRow } from './mail.repo';

/** Longer than the hotel's name and a mail server may take together. */
const LEASE_MS = 60_000;
const AT_ONCE = 10;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A mail server that refuses a mail for good may still be mistaken for some hours. These tries take about four. */
const LONGEST_PAUSE_REFUSED_MS = 3_600_000;
const REFUSALS_MAX = 16;
/** A mail waits so long for what a hotel is called, and goes without it then. */
const HOTEL_MS = 5_000;

/** What is no longer so is not told: a letter may have waited while the booking went on. */
const TRUE_WHILE: Readonly<Partial<Record<MailRow['kind'], readonly BookingState[]>>> = {
  'not-booked': ['refund-due', 'refunded'],
  'nothing-booked': ['unverified', 'failed'],
  'still-standing': ['confirmed'],
};

export type MailSettings = {
  readonly port: MailPort;
  readonly sender: MailAddress;
  readonly site: Pick<SiteConfig, 'name' | 'support'>;
  /** Where travellers find the site; null while that is not known: mails wait for it. */
  originOf(): string | null;
};

type Parts = {
  readonly mails: MailRepo;
  readonly intents: Pick<IntentRepo, 'find'>;
  readonly hotels: HotelService;
  readonly link: BookingLink;
  readonly settings: MailSettings;
  readonly now: () => number;
  report(mailId: string, error: unknown): void;
  /** A person has to know: nobody will send this mail. */
  reportGivenUp(mailId: string, error: unknown): void;
};

/** One round; the number of mails that were tried. */
export function createPostOffice({ mails, intents, hotels, link, settings, now, report, reportGivenUp }: Parts) {
  const { port, sender, site, originOf } = settings;

  const hotelOf = ({ shown, language }: Intent): Promise<HotelDetail | null> =>
    hotels.hotel(shown.hotelId, language, AbortSignal.timeout(HOTEL_MS)).catch(() => null);

  /** Null for what is not so any more. */
  async function write(mail: MailRow, origin: string): Promise<Mail | null> {
    const intent = await intents.find(mail.intentId);
    if (!intent?.holder) throw new Error('A mail is to nobody');
    const { id, holder, state } = intent;
    if (TRUE_WHILE[mail.kind]?.includes(state) === false) return null;
    const url = origin + withQuery(bookingPath(id), { token: link.tokenOf(id) });
    return composeMail(mail, { intent, holder, hotel: await hotelOf(intent), url, site, now: now() }, sender);
  }

  /**
   * It is leased before it is sent and marked afterwards. Whoever dies in between leaves it to be sent once more; it has
   * the same Message-ID then, and a mailbox shows the two as one. More than that SMTP does not allow.
   */
  async function deliver(mail: MailRow, origin: string): Promise<void> {
    try {
      const written = await write(mail, origin);
      if (written) await port.send(written);
    } catch (error) {
      const isRefused = error instanceof ProviderError && error.failure === 'refused';
      if (isRefused && mail.tries + 1 >= REFUSALS_MAX) {
        reportGivenUp(mail.id, error);
        return mails.giveUp(mail);
      }
      report(mail.id, error);
      const longest = isRefused ? LONGEST_PAUSE_REFUSED_MS : LONGEST_PAUSE_MS;
      return mails.putOff(mail, Math.min(FIRST_PAUSE_MS * 2 ** mail.tries, longest));
    }
    return mails.markSent(mail);
  }

  return async (): Promise<number> => {
    const origin = originOf();
    if (origin === null) return 0;
    const due = await mails.claimDue(LEASE_MS, AT_ONCE);
    await Promise.all(due.map((mail) => deliver(mail, origin).catch((error) => report(mail.id, error))));
    return due.length;
  };
}
