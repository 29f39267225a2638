/**
 * The texts of the card form, in the languages of the site. An error text says first what is wrong, then what to do.
 */
import { closed, eachOf, type Seed, Text } from '../../kernel/seed';
import { CONTENT_LANGUAGES } from '../../world/languages';
import cardTexts from './card-texts.seed.json' with { type: 'json' };
import type { CardProblem } from './test-cards';

const WORDS = ['card', 'cardNumber', 'expires', 'securityCode', 'testCards'] as const;
const BANK_WORDS = ['challenge', 'bank', 'bankAsks', 'approve', 'refuse'] as const;
const PROBLEMS = ['number', 'expiry', 'expired', 'cvc', 'unknown-card'] as const satisfies CardProblem['code'][];
const ENDINGS = ['declined', 'insufficient-funds', 'not-approved', 'failed', 'closed'] as const;

export const CardTexts = closed(
  eachOf(CONTENT_LANGUAGES, closed(eachOf([...WORDS, ...BANK_WORDS, ...PROBLEMS, ...ENDINGS], Text))),
);

export const CARD_TEXTS: Seed<typeof CardTexts> = cardTexts;
