/** The words of the host's last resort, in the visitor's language: for a page that could not be rendered. */
import { msg } from '@lingui/core/macro';
import { textDirection } from '@tenth-night/domain/preferences/settings';
import { readTexts } from './i18n/all-texts';
import { createI18n } from './i18n/texts';
import { visitorAt } from './read-visitor';
import type { FailureWords } from './site-entry';

export async function failureWords(url: string, cookie: string): Promise<FailureWords> {
  const { language } = visitorAt(new URL(url), cookie);
  const i18n = createI18n(language);
  i18n.load(language, await readTexts('main', language));
  // The same text as on the site's own error page. The host puts the request's id in the place of the tag.
  const reference = i18n._(msg({ message: 'Reference: <0>{requestId}</0>' }));
  const [before = '', after = ''] = reference.split(/<0>.*<\/0>/);
  return {
    language,
    direction: textDirection(language),
    failed: {
      title: i18n._(msg`Something went wrong on our side`),
      sentence: i18n._(msg`Your bookings and payments are safe. Reload the page, or try again a little later.`),
    },
    busy: {
      title: i18n._(msg`One moment, please`),
      sentence: i18n._(msg`We are getting too many requests right now. Wait a moment, then try again.`),
    },
    again: i18n._(msg`Try again`),
    reference: [before, after],
  };
}
