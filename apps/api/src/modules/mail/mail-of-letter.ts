/** Turns a letter into a mail. */
import type { Mail, MailAddress } from '../../providers/ports/mail.port';
import type { Letter, LetterFacts } from './letter';
import { letterHtml, OUR_BUTTON } from './letter-html';
import { letterText } from './letter-text';
import type { WordsOf } from './words';

export type Sender = {
  readonly sender: MailAddress;
  readonly site: LetterFacts['site'];
  readonly wordsOf: WordsOf;
};

type Envelope = {
  /** A letter that is sent twice has the same id, and a mailbox shows it once. */
  readonly id: string;
  readonly to: MailAddress;
  readonly calendar?: Mail['calendar'];
};

export function mailOf(letter: Letter, { id, to, calendar = null }: Envelope, { sender, site }: Sender): Mail {
  return {
    messageId: `<${id}@${sender.address.split('@').at(-1)}>`,
    from: sender,
    to,
    replyTo: site.support.email,
    language: letter.language,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, site.button ?? OUR_BUTTON),
    calendar,
  };
}
