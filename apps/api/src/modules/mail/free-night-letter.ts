/** Letters about free nights: one when it is earned, and one before it ends. */
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { utcCalendarDate } from '@tenth-night/domain/stay/dates';
import type { Mail } from '../../providers/ports/mail.port';
import type { FreeNightRow } from '../free-nights/free-night.repo';
import type { FreeNightMailKind } from '../free-nights/free-night-parts';
import type { Letter } from './letter';
import { supportSections } from './letter-sections';
import { mailOf, type Sender } from './mail-of-letter';
import type { Words } from './words';

type FreeNightFacts = {
  readonly freeNight: Pick<FreeNightRow, 'worthMinor' | 'currency' | 'endsAt' | 'language'>;
  /** The owner's email address. */
  readonly to: string;
  /** The site's public origin. */
  readonly origin: string;
};

export function composeFreeNightMail(
  id: string,
  kind: FreeNightMailKind,
  { freeNight, to, origin }: FreeNightFacts,
  settings: Sender,
): Mail {
  const { site, wordsOf } = settings;
  const words = wordsOf(freeNight.language);
  const { text, language, isRightToLeft } = words;
  const amount = words.money({ minor: freeNight.worthMinor, currency: freeNight.currency });
  const day = words.day(utcCalendarDate(freeNight.endsAt));
  const { title, intro } = messageOf(kind, { amount, day }, words);
  const letter: Letter = {
    language,
    isRightToLeft,
    siteName: site.name,
    subject: title,
    title,
    intro,
    link: { words: text('letter.findHotel'), url: origin + SITE_PATHS.home, note: text('letter.freeNightNote') },
    sections: [
      {
        title: text('letter.freeNight'),
        rows: [
          { name: text('letter.freeNightWorth'), lines: [amount, text('letter.freeNightAverage')] },
          { name: text('letter.freeNightUntil'), lines: [day] },
        ],
      },
      ...supportSections({ site }, words),
    ],
  };
  return mailOf(letter, { id, to: { name: '', address: to } }, settings);
}

function messageOf(kind: FreeNightMailKind, values: { amount: string; day: string }, { text }: Words) {
  if (kind === 'free-night-earned') {
    return { title: text('letter.freeNightEarnedTitle'), intro: text('letter.freeNightEarnedIntro', values) };
  }
  return { title: text('letter.freeNightEndsTitle'), intro: text('letter.freeNightEndsIntro', values) };
}
