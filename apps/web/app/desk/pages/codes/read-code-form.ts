/** Reads the form of a new promo code. What is no number becomes one that the rule of the domain refuses. */
import { moneyFromMajor } from '@tenth-night/domain/money/money';
import type { NewPromoCode } from '@tenth-night/domain/promo-codes/new-promo-code';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';

export function readCodeForm(form: FormData): NewPromoCode {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const currency = text('currency');
  const isPercentage = text('kind') === 'percentage';
  const minor = (name: string) => moneyFromMajor(numberIn(text(name)), currency)?.minor ?? -1;
  return {
    code: text('code').toUpperCase(),
    kind: isPercentage ? 'percentage' : 'amount',
    percent: isPercentage ? numberIn(text('percent')) : null,
    amountMinor: isPercentage ? null : minor('amountMinor'),
    currency,
    leastSpendMinor: text('leastSpendMinor') === '' ? 0 : minor('leastSpendMinor'),
    mostMinor: isPercentage ? minor('mostMinor') : null,
    from: text('from') as CalendarDate,
    until: text('until') as CalendarDate,
    uses: numberIn(text('uses')),
    description: text('description'),
  };
}

function numberIn(text: string): number {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
