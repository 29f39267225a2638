/** Sends the mails that are due. Several instances may run it, but only one sends each mail. */

import type { BookingState } from '@tenth-night/domain/booking/intent';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { bookingPath, withQuery } from '@tenth-night/domain/site/paths';
import type { Meters } from '../../metrics/meters';
import type { Mail, MailAddress, MailPort } from '../../providers/ports/mail.port';
import { ProviderError } from '../../providers/provider-error';
import type { BookingLink } from '../booking/booking-link';
import type { Intent, IntentRepo } from '../booking/intent.repo';
import type { MailKind } from '../booking/intent-parts';
import type { FreeNightRepo } from '../free-nights/free-night.repo';
import type { FreeNightMailKind, FreeNightState } from '../free-nights/free-night-parts';
import type { HotelService } from '../hotel/hotel.service';
import { composeMail } from './compose-mail';
import { composeFreeNightMail } from './free-night-letter';
import type { LetterSite } from './letter';
import type { MailRepo, MailRow } from './mail.repo';
import type { WordsOf } from './words';

/** Longer than loading the hotel and sending the mail may take together. */
const LEASE_MS = 60_000;
const AT_ONCE = 10;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A mail server may refuse a mail for good by mistake, for some hours. These tries take about four hours. */
const LONGEST_PAUSE_REFUSED_MS = 3_600_000;
const REFUSALS_MAX = 16;
/** A mail waits this long for the hotel's details, and then goes out without them. */
const HOTEL_MS = 5_000;

const OUTCOMES = ['sent', 'failed', 'given-up'] as const;

/** A letter may wait while its booking changes. We send it only while the booking is in one of these states. */
const TRUE_WHILE: Readonly<Partial<Record<MailKind, readonly BookingState[]>>> = {
  'not-booked': ['refund-due', 'refunded'],
  'nothing-booked': ['unverified', 'failed'],
  'still-standing': ['confirmed'],
  'not-changed': ['confirmed'],
  renamed: ['confirmed'],
};

/** A letter about a free night is true while it can be used. */
const FREE_NIGHT_STATES: readonly FreeNightState[] = ['earned', 'ready'];

export type MailSettings = {
  readonly port: MailPort;
  readonly sender: MailAddress;
  readonly site: LetterSite;
  readonly wordsOf: WordsOf;
  /** The site's public origin; null while unknown. Mails wait for it. */
  originOf(): string | null;
};

type Parts = {
  readonly mails: MailRepo;
  readonly intents: Pick<IntentRepo, 'find'>;
  readonly freeNights: Pick<FreeNightRepo, 'withOwner'>;
  readonly hotels: HotelService;
  readonly link: BookingLink;
  readonly settings: MailSettings;
  readonly now: () => number;
  report(mailId: string, error: unknown): void;
  /** A person has to act: this mail will not be sent any more. */
  reportGivenUp(mailId: string, error: unknown): void;
  readonly meters?: Pick<Meters, 'count'> | undefined;
};

/** Creates the function for one round. It returns the number of mails that it tried. */
export function createPostOffice(parts: Parts) {
  const { mails, intents, freeNights, hotels, link, settings, now, report, reportGivenUp, meters } = parts;
  const count = (outcome: (typeof OUTCOMES)[number], by = 1) => meters?.count('mailsSent', { outcome }, by);
  // From zero on, so that the first letter that is given up counts as a change.
  for (const outcome of OUTCOMES) count(outcome, 0);
  const { port, site, originOf } = settings;

  const hotelOf = ({ shown, language }: Intent): Promise<HotelDetail | null> =>
    hotels.hotel(shown.hotelId, language, AbortSignal.timeout(HOTEL_MS)).catch(() => null);

  /** Null if the letter is no longer true. */
  async function write(mail: MailRow, origin: string): Promise<Mail | null> {
    if (mail.freeNightId !== null) return writeAboutFreeNight(mail, mail.freeNightId, origin);
    const kind = mail.kind as MailKind;
    const intent = await intents.find(mail.intentId ?? '');
    if (!intent?.holder) throw new Error('The mail has no recipient');
    const { id, holder, state } = intent;
    if (TRUE_WHILE[kind]?.includes(state) === false) return null;
    const url = origin + withQuery(bookingPath(id), { token: link.tokenOf(id) });
    return composeMail(
      mail.id,
      kind,
      { intent, holder, to: mail.to ?? holder.email, hotel: await hotelOf(intent), url, site, now: now() },
      settings,
    );
  }

  async function writeAboutFreeNight(mail: MailRow, freeNightId: string, origin: string): Promise<Mail | null> {
    const found = await freeNights.withOwner(freeNightId);
    if (!found || !FREE_NIGHT_STATES.includes(found.freeNight.state)) return null;
    return composeFreeNightMail(mail.id, mail.kind as FreeNightMailKind, { ...found, origin }, settings);
  }

  /**
   * The mail is leased before sending and marked as sent afterwards. After a crash in between, it is sent again with
   * the same Message-ID, and a mailbox shows the two as one. SMTP allows no stronger guarantee.
   */
  async function deliver(mail: MailRow, origin: string): Promise<void> {
    try {
      const written = await write(mail, origin);
      if (written) await port.send(written);
    } catch (error) {
      const isRefused = error instanceof ProviderError && error.failure === 'refused';
      if (isRefused && mail.tries + 1 >= REFUSALS_MAX) {
        count('given-up');
        reportGivenUp(mail.id, error);
        return mails.giveUp(mail);
      }
      count('failed');
      report(mail.id, error);
      const longest = isRefused ? LONGEST_PAUSE_REFUSED_MS : LONGEST_PAUSE_MS;
      return mails.putOff(mail, Math.min(FIRST_PAUSE_MS * 2 ** mail.tries, longest));
    }
    count('sent');
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
