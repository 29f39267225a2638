/** Letters about an account. They are never stored, unlike letters about a booking: their links are secrets. */
import { randomUUID } from 'node:crypto';
import type { SiteConfig } from '../../config/env';
import type { Mail, MailAddress } from '../../providers/ports/mail.port';
import type { Letter } from './letter';
import { letterHtml } from './letter-html';
import { supportSections } from './letter-sections';
import { letterText } from './letter-text';
import { createWords, fill, type Words } from './words';

export type AccountLetter = {
  readonly to: string;
  readonly language: string;
  readonly about: /** `url` opens what the letter asks for. */
    | { readonly kind: 'reset-password' | 'confirm-email'; readonly url: string }
    | { readonly kind: 'email-changed' | 'password-changed' | 'erased' };
};

type Sender = { readonly sender: MailAddress; readonly site: Pick<SiteConfig, 'name' | 'support'> };

export function composeAccountMail({ to, language, about }: AccountLetter, { sender, site }: Sender): Mail {
  const words = createWords(language);
  const { title, intro, link } = messageOf(about, words, Boolean(site.support.email));
  const values = { site: site.name, email: to };
  const letter: Letter = {
    language: words.language,
    isRightToLeft: words.isRightToLeft,
    siteName: site.name,
    subject: title,
    title,
    intro: fill(intro, values),
    link,
    sections: supportSections({ site }, words),
  };
  return {
    messageId: `<${randomUUID()}@${sender.address.split('@').at(-1)}>`,
    from: sender,
    to: { name: '', address: to },
    replyTo: site.support.email,
    language: letter.language,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    calendar: null,
  };
}

type Message = Pick<Letter, 'title' | 'intro' | 'link'>;

/** Asks the reader to write to us only if we have a support address. */
function messageOf(about: AccountLetter['about'], { texts }: Words, canWriteToUs: boolean): Message {
  const told = (title: string, intro: string) => ({
    title,
    intro: canWriteToUs ? `${intro} ${texts.notYou}` : intro,
    link: null,
  });
  switch (about.kind) {
    case 'reset-password':
      return {
        title: texts.resetTitle,
        intro: texts.resetIntro,
        link: { words: texts.resetLink, url: about.url, note: texts.resetNote },
      };
    case 'confirm-email':
      return {
        title: texts.confirmEmailTitle,
        intro: texts.confirmEmailIntro,
        link: { words: texts.confirmEmailLink, url: about.url, note: texts.confirmEmailNote },
      };
    case 'email-changed':
      return told(texts.emailChangedTitle, texts.emailChangedIntro);
    case 'password-changed':
      return told(texts.passwordChangedTitle, texts.passwordChangedIntro);
    case 'erased':
      return told(texts.erasedTitle, texts.erasedIntro);
  }
}
