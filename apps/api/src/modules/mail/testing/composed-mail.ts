/** Mails about the stay of `booked-stay`, and how to read them. */
import { TEXTS_FOLDER } from '../../../testing/texts-folder';
import type { MailKind } from '../../booking/intent-parts';
import { composeMail } from '../compose-mail';
import type { LetterFacts } from '../letter';
import { createWordsOf } from '../words';
import { FACTS, HOLDER, INTENT } from './booked-stay';

export const KINDS: readonly MailKind[] = ['confirmation', 'cancellation', 'not-booked', 'still-standing'];
export const SILENT_SITE = { name: 'Tenth Night', support: { email: null, phone: null, emergencyPhone: null } };
export const wordsOf = createWordsOf(TEXTS_FOLDER);
const sender = { name: 'Tenth Night', address: 'bookings@tenth-night.example' };

type Change = { readonly intent?: Partial<LetterFacts['intent']> } & Partial<Omit<LetterFacts, 'intent'>>;

export function composed(kind: MailKind, { intent, ...facts }: Change = {}) {
  const about = { ...FACTS, ...facts, intent: { ...INTENT, ...intent }, holder: HOLDER, to: HOLDER.email };
  return composeMail(`TN23456789AB-${kind}`, kind, about, { sender, wordsOf });
}

/** The lines under a name in the text part. */
export function under(text: string, name: string): readonly string[] {
  const lines = text.split('\n');
  const rest = lines.slice(lines.indexOf(name) + 1);
  return rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith('  ')),
  );
}
