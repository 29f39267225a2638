/** Letters to the people at the desk. In English, like the desk. */
import type { Mail } from '../../providers/ports/mail.port';
import type { Letter, LetterSection } from '../mail/letter';
import { mailOf } from '../mail/mail-of-letter';
import type { MailSettings } from '../mail/post-office';

type Message = Pick<Letter, 'subject' | 'title' | 'intro' | 'link'> & { readonly sections?: readonly LetterSection[] };
type Envelope = { readonly id: string; readonly to: string };

export function deskMail({ id, to }: Envelope, message: Message, settings: MailSettings): Mail {
  const letter = {
    language: 'en',
    isRightToLeft: false,
    siteName: settings.site.name,
    sections: [],
    ...message,
  };
  return mailOf(letter, { id, to: { name: '', address: to } }, settings);
}
