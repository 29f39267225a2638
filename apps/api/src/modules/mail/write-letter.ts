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
  unverifiedStaySection,
} from './letter-sections';
import type { Words } from './words';

type Message = Pick<Letter, 'title' | 'intro' | 'sections'>;

export function writeLetter(kind: MailKind, facts: LetterFacts, words: Words): Letter {
  const { text, language, isRightToLeft } = words;
  const { title, intro, sections } = messageOf(kind, facts, words);
  const dates = words.days(facts.intent.shown.dates);
  return {
    language,
    isRightToLeft,
    siteName: facts.site.name,
    subject: text('letter.subject', { title, hotel: hotelNameOf(facts, words), dates }),
    title,
    intro,
    link: { words: text('letter.openBooking'), url: facts.url, note: text('letter.linkNote') },
    sections: [...sections, ...supportSections(facts, words)],
  };
}

function messageOf(kind: MailKind, facts: LetterFacts, words: Words): Message {
  const { text } = words;
  const stay = staySection(facts, words);
  switch (kind) {
    case 'confirmation':
      return {
        title: text('letter.confirmedTitle'),
        intro: text('letter.confirmedIntro'),
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
        title: text('letter.cancelledTitle'),
        intro: text('letter.cancelledIntro'),
        sections: [bookingSection(facts, words), stay, refundSection(facts, words)],
      };
    case 'not-booked':
      return {
        title: text('letter.notBookedTitle'),
        intro: text('letter.notBookedIntro'),
        sections: [unbookedSection(facts, words), stay, fullRefundSection(facts, words)],
      };
    case 'nothing-booked':
      return {
        title: text('letter.notBookedTitle'),
        intro: text('letter.nothingBookedIntro'),
        sections: [unverifiedSection(facts, words), unverifiedStaySection(facts, words)],
      };
    case 'still-standing':
      return {
        title: text('letter.stillStandingTitle'),
        intro: stillStandingIntro(facts, words),
        sections: [bookingSection(facts, words), stay, cancellationSection(facts, words)],
      };
  }
}

/** Asks the reader to write to us only if we have a support address. */
function stillStandingIntro({ site }: LetterFacts, { text }: Words): string {
  const intro = text('letter.stillStandingIntro');
  return site.support.email ? `${intro} ${text('letter.stillStandingHelp')}` : intro;
}
