/** What the desk may create as a promo code. The desk's form and our API use the same rule. */
import { minorDigits } from '../money/money';
import { CURRENCIES } from '../preferences/currencies';
import { isListed } from '../preferences/listed';
import { leastSpend } from '../rewards/least-spend';
import { type CalendarDate, parseCalendarDate } from '../stay/dates';
import { readPromoCode } from './promo-code';

/** Amounts in minor units of `currency`. A percentage has no `amountMinor`, an amount has no `percent`. */
export type NewPromoCode = {
  readonly code: string;
  readonly kind: 'percentage' | 'amount';
  readonly percent: number | null;
  readonly amountMinor: number | null;
  readonly currency: string;
  /** The lowest price of a stay that it is valid for. */
  readonly leastSpendMinor: number;
  /** The most that a percentage takes off. Null for an amount. */
  readonly mostMinor: number | null;
  /** Both days are included, in UTC. */
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly uses: number;
  readonly description: string;
};

/** Nobody can pay nothing with a card, so a code never pays for a whole stay. */
const MOST_PERCENT = 90;
const MOST_USES = 100_000;
const MOST_MAJOR = 1_000_000;
export const DESCRIPTION_MAX = 200;

export type PromoField = Exclude<keyof NewPromoCode, 'kind'>;
export type PromoProblems = Partial<Readonly<Record<PromoField, string>>>;

/** A sentence for each field that is wrong. Empty if the code can be created. */
export function newPromoCodeProblems(draft: NewPromoCode, today: CalendarDate): PromoProblems {
  const problems: PromoProblems = {
    ...worthProblems(draft),
    ...daysProblems(draft, today),
    ...(readPromoCode(draft.code) !== draft.code && {
      code: 'Use 3 to 32 capital letters, digits, hyphens or underscores. It cannot begin with FN-.',
    }),
    ...(!isListed(CURRENCIES, draft.currency) && { currency: 'Choose a currency of the list.' }),
    ...(!isWithin(draft.uses, 1, MOST_USES) && { uses: 'Enter a whole number from 1 to 100,000.' }),
    ...(draft.description.length > DESCRIPTION_MAX && { description: 'Use at most 200 characters.' }),
  };
  return problems;
}

function worthProblems(draft: NewPromoCode): PromoProblems {
  const { kind, percent, amountMinor, currency, leastSpendMinor, mostMinor } = draft;
  const most = MOST_MAJOR * 10 ** minorDigits(currency);
  if (!isWithin(leastSpendMinor, 0, most)) return { leastSpendMinor: 'Enter an amount, or 0.' };
  if (kind === 'percentage') {
    return {
      ...(!isWithin(percent, 1, MOST_PERCENT) && { percent: 'Enter a whole number from 1 to 90.' }),
      ...(!isWithin(mostMinor, 1, most) && { mostMinor: 'Enter the most that it takes off.' }),
    };
  }
  if (!isWithin(amountMinor, 1, most)) return { amountMinor: 'Enter what it takes off.' };
  const least = leastSpend({ minor: amountMinor, currency });
  if (leastSpendMinor >= least.minor) return {};
  return { leastSpendMinor: 'A stay must cost at least one percent more than the code takes off.' };
}

function daysProblems({ from, until }: NewPromoCode, today: CalendarDate): PromoProblems {
  if (!parseCalendarDate(from)) return { from: 'Enter a day.' };
  if (!parseCalendarDate(until)) return { until: 'Enter a day.' };
  if (until < from) return { until: 'The last day is before the first one.' };
  return until < today ? { until: 'This day is over.' } : {};
}

function isWithin(value: number | null, least: number, most: number): value is number {
  return value !== null && Number.isSafeInteger(value) && value >= least && value <= most;
}
