/** Builds a mail from the facts of a booking. */
import type { Holder } from '@tenth-night/domain/booking/holder';
import type { Mail, MailAddress } from '../../providers/ports/mail.port';
import type { LetterFacts } from './letter';
import { letterHtml } from './letter-html';
import { addressOf, hotelNameOf } from './letter-sections';
import { letterText } from './letter-text';
import type { MailRow } from './mail.repo';
import { stayCalendar } from './stay-calendar';
import type { Words, WordsOf } from './words';
import { writeLetter } from './write-letter';

type About = LetterFacts & { readonly holder: Holder };
type Sender = { readonly sender: MailAddress; readonly wordsOf: WordsOf };

export function composeMail(
  { id, kind }: Pick<MailRow, 'id' | 'kind'>,
  about: About,
  { sender, wordsOf }: Sender,
): Mail {
  const { intent, holder, site, now } = about;
  const words = wordsOf(intent.language);
  const letter = writeLetter(kind, about, words);
  return {
    messageId: messageIdOf(id, sender),
    from: sender,
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
      organizer: sender,
      stampedAt: now,
    }),
  };
}

/** Depends only on the mail's id, so a letter that is sent twice has the same Message-ID. */
function messageIdOf(id: string, { address }: MailAddress): string {
  return `<${id}@${address.split('@').at(-1)}>`;
}

/** Leaves out the booking link, because people share calendars. */
function calendarNote({ intent, hotel }: LetterFacts, { text }: Words): string {
  const { checkinFrom, checkoutUntil } = hotel?.times ?? {};
  const lines = [
    `${text('letter.reference')} ${intent.id}`,
    checkinFrom && `${text('letter.checkin')} ${text('letter.checkinFrom', { time: checkinFrom })}`,
    checkoutUntil && `${text('letter.checkout')} ${text('letter.checkoutUntil', { time: checkoutUntil })}`,
  ];
  return lines.filter(Boolean).join('\n');
}
