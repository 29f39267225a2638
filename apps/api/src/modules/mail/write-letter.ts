import type { MailKind } from '../booking/intent-parts';
import type { Letter, LetterFacts } from './letter';
import {
  bookingSection,
  cancellationSection,
  fullRefundSection,
  hotelNameOf,
  otherwiseSections,
  priceSection,
  refundSection,
  staySection,
  supportSections,
  unbookedSection,
  unverifiedSection,
} from './letter-sections';
import { fill, type Words } from './words';

type Message = Pick<Letter, 'title' | 'intro' | 'sections'>;

export function writeLetter(kind: MailKind, facts: LetterFacts, words: Words): Letter {
  const { texts, language, isRightToLeft } = words;
  const { title, intro, sections } = messageOf(kind, facts, words);
  const dates = words.days(facts.intent.shown.dates);
  return {
    language,
    isRightToLeft,
    siteName: facts.site.name,
    subject: fill(texts.subject, { title, hotel: hotelNameOf(facts, words), dates }),
    title,
    intro,
    link: { words: texts.openBooking, url: facts.url, note: texts.linkNote },
    sections: [...sections, ...supportSections(facts, words)],
  };
}

function messageOf(kind: MailKind, facts: LetterFacts, words: Words): Message {
  const { texts } = words;
  const stay = staySection(facts, words);
  switch (kind) {
    case 'confirmation':
      return {
        title: texts.confirmedTitle,
        intro: texts.confirmedIntro,
        sections: [
          ...otherwiseSections(facts, words),
          bookingSection(facts, words),
          stay,
          priceSection(facts, words),
          cancellationSection(facts, words),
        ],
      };
    case 'cancellation':
      return {
        title: texts.cancelledTitle,
        intro: texts.cancelledIntro,
        sections: [bookingSection(facts, words), stay, refundSection(facts, words)],
      };
    case 'not-booked':
      return {
        title: texts.notBookedTitle,
        intro: texts.notBookedIntro,
        sections: [unbookedSection(facts, words), stay, fullRefundSection(facts, words)],
      };
    case 'nothing-booked':
      return {
        title: texts.notBookedTitle,
        intro: texts.nothingBookedIntro,
        sections: [unverifiedSection(facts, words), stay],
      };
    case 'still-standing':
      return {
        title: texts.stillStandingTitle,
        intro: stillStandingIntro(facts, words),
        sections: [bookingSection(facts, words), stay, cancellationSection(facts, words)],
      };
  }
}

/** Asks the reader to write to us only if we have a support address. */
function stillStandingIntro({ site }: LetterFacts, { texts }: Words): string {
  const { stillStandingIntro: intro, stillStandingHelp: help } = texts;
  return site.support.email ? `${intro} ${help}` : intro;
}
