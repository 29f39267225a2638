/** Builds a mail from the facts of a booking. */
import type { Holder } from '@tenth-night/domain/booking/holder';
import type { Mail, MailAddress } from '../../providers/ports/mail.port';
import type { LetterFacts } from './letter';
import { letterHtml } from './letter-html';
import { addressOf, hotelNameOf } from './letter-sections';
import { letterText } from './letter-text';
import type { MailRow } from './mail.repo';
import { stayCalendar } from './stay-calendar';
import { createWords, fill, type Words } from './words';
import { writeLetter } from './write-letter';

type About = LetterFacts & { readonly holder: Holder };

export function composeMail({ id, kind }: Pick<MailRow, 'id' | 'kind'>, about: About, from: MailAddress): Mail {
  const { intent, holder, site, now } = about;
  const words = createWords(intent.language);
  const letter = writeLetter(kind, about, words);
  return {
    messageId: messageIdOf(id, from),
    from,
    // Anybody can trigger this letter to any address, so it carries no text that they typed.
    to: { name: kind === 'nothing-booked' ? '' : `${holder.firstName} ${holder.lastName}`, address: holder.email },
    replyTo: site.support.email,
    language: letter.language,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    calendar: stayCalendar(kind, {
      reference: intent.id,
      dates: intent.shown.dates,
      hotelName: hotelNameOf(about, words),
      address: addressOf(about, words).join(', '),
      description: calendarNote(about, words),
      organizer: from,
      stampedAt: now,
    }),
  };
}

/** Depends only on the mail's id, so a letter that is sent twice has the same Message-ID. */
function messageIdOf(id: string, { address }: MailAddress): string {
  return `<${id}@${address.split('@').at(-1)}>`;
}

/** Leaves out the booking link, because people share calendars. */
function calendarNote({ intent, hotel }: LetterFacts, { texts }: Words): string {
  const { checkinFrom, checkoutUntil } = hotel?.times ?? {};
  const lines = [
    `${texts.reference} ${intent.id}`,
    checkinFrom && `${texts.checkin} ${fill(texts.checkinFrom, { time: checkinFrom })}`,
    checkoutUntil && `${texts.checkout} ${fill(texts.checkoutUntil, { time: checkoutUntil })}`,
  ];
  return lines.filter(Boolean).join('\n');
}
