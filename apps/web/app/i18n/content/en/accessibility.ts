/**
 * The accessibility statement: what works, what does not, and how to complain. Our own draft: an operator checks it
 * before the site goes live.
 */
import type { LegalBlock, LegalText } from './legal-text';

const paragraphs = (...texts: string[]): LegalBlock[] => texts.map((text) => ({ kind: 'paragraph', text }));

export const ACCESSIBILITY: LegalText = {
  title: 'Accessibility statement',
  updated: '2026-11-17',
  intro: [
    '{site} is for everyone who travels. This statement says what you can expect of it, where it still falls short, and how to tell us about a barrier.',
  ],
  sections: [
    {
      id: 'standard',
      title: 'The standard we follow',
      blocks: paragraphs(
        'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and to the European standard EN 301 549. The European Accessibility Act asks for this.',
        'We test each change by software (axe) in English and Arabic, on a phone and on a wide screen, and by journeys that use only the keyboard. No outside auditor has tested the site yet.',
      ),
    },
    {
      id: 'what-works',
      title: 'What works',
      blocks: [
        {
          kind: 'list',
          items: [
            'Everything works with a keyboard alone, from the search to the cancellation of a booking. You always see where the focus is.',
            'Screen readers hear names, states, results and errors. Prices that arrive late do not interrupt you.',
            'You can zoom to 400 % and set your own text spacing. Nothing is cut off, and nothing scrolls sideways.',
            'The site follows your settings for dark colors, high contrast and reduced motion.',
            'Nothing has a time limit that you can see. If a price expires while you read, we fetch a new one and keep what you typed.',
            'Errors stand beside the field, say what to do, and keep what you typed.',
            'The map is an extra: every hotel on it is in the list too.',
          ],
        },
      ],
    },
    {
      id: 'what-does-not',
      title: 'What does not work yet',
      blocks: [
        {
          kind: 'list',
          items: [
            'Photos of hotels come from our hotel partner and have no descriptions of their own. We name the hotel and the number of the photo.',
            'Descriptions, policies and reviews are written by others. Some are only in English, and some are hard to read.',
            'The card form comes from our payment provider. We cannot change how it works inside.',
            'The terms, the privacy policy and this statement are in English only.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us about a barrier',
      blocks: paragraphs(
        'If something does not work for you, write to us or call us: the support page has the ways to reach us. Say which page it was and what you wanted to do. We answer within two working days, and we help you to book in another way meanwhile.',
      ),
    },
    {
      id: 'complain',
      title: 'If our answer is not enough',
      blocks: paragraphs(
        'You can complain to the authority of your country that enforces the rules on accessible services. In Ireland this is the Competition and Consumer Protection Commission (CCPC).',
      ),
    },
  ],
};
