/** Letters about an account. They are never stored, unlike letters about a booking: their links are secrets. */
import { randomUUID } from 'node:crypto';
import type { Mail } from '../../providers/ports/mail.port';
import type { Letter } from './letter';
import type { Values } from './letter-catalogue';
import { supportSections } from './letter-sections';
import { mailOf, type Sender } from './mail-of-letter';
import type { Words } from './words';

export type AccountLetter = {
  readonly to: string;
  readonly language: string;
  readonly about: /** `url` opens what the letter asks for. */
    | { readonly kind: 'reset-password' | 'confirm-email'; readonly url: string }
    | { readonly kind: 'email-changed' | 'password-changed' | 'erased' };
};

export function composeAccountMail({ to, language, about }: AccountLetter, settings: Sender): Mail {
  const { site, wordsOf } = settings;
  const words = wordsOf(language);
  const { title, intro, link } = messageOf(about, { site: site.name, email: to }, words);
  const letter: Letter = {
    language: words.language,
    isRightToLeft: words.isRightToLeft,
    siteName: site.name,
    subject: title,
    title,
    // Asks the reader to write to us only if we have a support address.
    intro: link || !site.support.email ? intro : `${intro} ${words.text('letter.notYou')}`,
    link,
    sections: supportSections({ site }, words),
  };
  return mailOf(letter, { id: randomUUID(), to: { name: '', address: to } }, settings);
}

type Message = Pick<Letter, 'title' | 'intro' | 'link'>;

function messageOf(about: AccountLetter['about'], values: Values, { text }: Words): Message {
  switch (about.kind) {
    case 'reset-password':
      return {
        title: text('letter.resetTitle'),
        intro: text('letter.resetIntro', values),
        link: { words: text('letter.resetLink'), url: about.url, note: text('letter.resetNote') },
      };
    case 'confirm-email':
      return {
        title: text('letter.confirmEmailTitle'),
        intro: text('letter.confirmEmailIntro', values),
        link: { words: text('letter.confirmEmailLink'), url: about.url, note: text('letter.confirmEmailNote') },
      };
    case 'email-changed':
      return { title: text('letter.emailChangedTitle'), intro: text('letter.emailChangedIntro', values), link: null };
    case 'password-changed':
      return {
        title: text('letter.passwordChangedTitle'),
        intro: text('letter.passwordChangedIntro', values),
        link: null,
      };
    case 'erased':
      return { title: text('letter.erasedTitle'), intro: text('letter.erasedIntro', values), link: null };
  }
}
