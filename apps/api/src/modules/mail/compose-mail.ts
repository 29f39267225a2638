/** Builds a mail from the facts of a booking. */
import type { Holder } from '@tenth-night/domain/booking/holder';
import type { Mail } from '../../providers/ports/mail.port';
import type { MailKind } from '../booking/intent-parts';
import { bookingCalendar } from './booking-calendar';
import type { LetterFacts } from './letter';
import { mailOf, type Sender } from './mail-of-letter';
import { writeLetter } from './write-letter';

type About = LetterFacts & { readonly holder: Holder; readonly to: string };

export function composeMail(id: string, kind: MailKind, about: About, settings: Omit<Sender, 'site'>): Mail {
  const { intent, holder, site } = about;
  const words = settings.wordsOf(intent.language);
  const calendar = bookingCalendar(kind, about, words, settings.sender);
  // Anybody can trigger this letter to any address, so it carries no text that they typed.
  const name = kind === 'nothing-booked' ? '' : `${holder.firstName} ${holder.lastName}`;
  const to = { name, address: about.to };
  return mailOf(writeLetter(kind, about, words), { id, to, calendar }, { ...settings, site });
}
