/** Builds a mail from the facts of a booking. */
import type { Holder } from '@tenth-night/domain/booking/holder';
import type { Mail, MailAddress } from '../../providers/ports/mail.port';
import { bookingCalendar } from './booking-calendar';
import type { LetterFacts } from './letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import type { MailRow } from './mail.repo';
import type { WordsOf } from './words';
import { writeLetter } from './write-letter';

type About = LetterFacts & { readonly holder: Holder };
type Sender = { readonly sender: MailAddress; readonly wordsOf: WordsOf };

export function composeMail(
  { id, kind }: Pick<MailRow, 'id' | 'kind'>,
  about: About,
  { sender, wordsOf }: Sender,
): Mail {
  const { intent, holder, site } = about;
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
    calendar: bookingCalendar(kind, about, words, sender),
  };
}

/** Depends only on the mail's id, so a letter that is sent twice has the same Message-ID. */
function messageIdOf(id: string, { address }: MailAddress): string {
  return `<${id}@${address.split('@').at(-1)}>`;
}
