/** Penalties in the forms that a prebook and a booking may have them. Hotel-checkout-trips §3 "Prebook response", "Booking". */
import { exactMoney } from '../money/exact-money';
import type { Money } from '../money/money';
import { asFields, type Fields, firstText, numberIn } from './fields';
import { parseInstant } from './instants';
import type { Penalty } from './penalties';

const LISTS = ['penalties', 'rules', 'cancelPolicyInfos'] as const;
const ALWAYS = 0;

/** Each holds until the next, so its end is not read. What cannot be read is taken at its worst: everything, and already now. */
export function readPenalties(policies: unknown, total: Money): readonly Penalty[] {
  const lists = LISTS.map((name) => asFields(policies)[name]);
  const rows = lists.find((list) => Array.isArray(list) && list.length > 0) ?? [];
  return (rows as readonly unknown[]).map(asFields).map((row) => ({ from: startOf(row), amount: costOf(row, total) }));
}

function startOf(row: Fields): number {
  return parseInstant(firstText(row, 'from', 'cancelTime') ?? '', firstText(row, 'timezone') ?? '') ?? ALWAYS;
}

/** The greater of an amount and a share of the total, where a row has both. */
function costOf(row: Fields, total: Money): Money {
  const isShare = /percent/i.test(firstText(row, 'type') ?? '');
  const share = numberIn(row, 'percent') ?? (isShare ? numberIn(row, 'amount') : null);
  const isOurs = (firstText(row, 'currency') ?? total.currency) === total.currency;
  const fixed = !isShare && isOurs ? exactMoney(numberIn(row, 'amount'), total.currency) : null;
  if (share === null && fixed === null) return total;
  const minor = Math.max(Math.round((total.minor * Math.min(share ?? 0, 100)) / 100), fixed?.minor ?? 0);
  return { ...total, minor };
}
