import type { MailKind } from '../booking/intent-parts';
import type { Letter, LetterFacts } from './letter';
import {
  bookingSection,
  cancellationSection,
  changeRefundSections,
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
  const { title, intro, sections } = MESSAGES[kind](facts, words);
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

type Section = (facts: LetterFacts, words: Words) => Letter['sections'];
type Write = (facts: LetterFacts, words: Words) => Message;

/** What was bought: the booking, the stay and its price, with a refund if there is one, and the terms. */
const bought: Section = (facts, words) => [
  ...otherwiseSections(facts, words),
  bookingSection(facts, words),
  staySection(facts, words),
  priceSection(facts, words),
  ...changeRefundSections(facts, words),
  cancellationSection(facts, words),
];
const standing: Section = (facts, words) => [
  bookingSection(facts, words),
  staySection(facts, words),
  cancellationSection(facts, words),
];

const MESSAGES: Readonly<Record<MailKind, Write>> = {
  confirmation: (facts, words) => ({
    title: words.text('letter.confirmedTitle'),
    intro: words.text('letter.confirmedIntro'),
    sections: bought(facts, words),
  }),
  changed: (facts, words) => ({
    title: words.text('letter.changedTitle'),
    intro: words.text('letter.changedIntro', { reference: facts.intent.changeOf ?? '' }),
    sections: bought(facts, words),
  }),
  'not-changed': (facts, words) => ({
    title: words.text('letter.notChangedTitle'),
    intro: words.text('letter.notChangedIntro'),
    sections: standing(facts, words),
  }),
  renamed: (facts, words) => ({
    title: words.text('letter.renamedTitle'),
    intro: renamedIntro(facts, words),
    sections: [bookingSection(facts, words), staySection(facts, words)],
  }),
  cancellation: (facts, words) => ({
    title: words.text('letter.cancelledTitle'),
    intro: words.text('letter.cancelledIntro'),
    sections: [bookingSection(facts, words), staySection(facts, words), refundSection(facts, words)],
  }),
  'not-booked': (facts, words) => ({
    title: words.text('letter.notBookedTitle'),
    intro: words.text('letter.notBookedIntro'),
    sections: [unbookedSection(facts, words), staySection(facts, words), fullRefundSection(facts, words)],
  }),
  'nothing-booked': (facts, words) => ({
    title: words.text('letter.notBookedTitle'),
    intro: words.text('letter.nothingBookedIntro'),
    sections: [unverifiedSection(facts, words), unverifiedStaySection(facts, words)],
  }),
  'still-standing': (facts, words) => ({
    title: words.text('letter.stillStandingTitle'),
    intro: stillStandingIntro(facts, words),
    sections: standing(facts, words),
  }),
};

function renamedIntro({ intent, site }: LetterFacts, { text }: Words): string {
  const { firstName = '', lastName = '', email = '' } = intent.holder ?? {};
  const intro = text('letter.renamedIntro', { name: `${firstName} ${lastName}`, email });
  return site.support.email ? `${intro} ${text('letter.notYou')}` : intro;
}

/** Asks the reader to write to us only if we have a support address. */
function stillStandingIntro({ site }: LetterFacts, { text }: Words): string {
  const intro = text('letter.stillStandingIntro');
  return site.support.email ? `${intro} ${text('letter.stillStandingHelp')}` : intro;
}
