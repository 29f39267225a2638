/**
 * Reads penalties in the forms of a prebook and of a booking.
 * Hotel-checkout-trips §3 "Prebook response", "Booking".
 */
import { exactMoney } from '../money/exact-money';
import type { Money } from '../money/money';
import { asFields, type Fields, firstText, numberIn } from './fields';
import { parseInstant } from './instants';
import type { Penalty } from './penalties';

const LISTS = ['penalties', 'rules', 'cancelPolicyInfos'] as const;
const ALWAYS = 0;

/**
 * Each penalty applies until the next one, so we do not read its end.
 * An unreadable amount counts as the whole total, and an unreadable time as already started.
 */
export function readPenalties(policies: unknown, total: Money): readonly Penalty[] {
  const lists = LISTS.map((name) => asFields(policies)[name]);
  const rows = lists.find((list) => Array.isArray(list) && list.length > 0) ?? [];
  return (rows as readonly unknown[]).map(asFields).map((row) => ({ from: startOf(row), amount: costOf(row, total) }));
}

function startOf(row: Fields): number {
  return parseInstant(firstText(row, 'from', 'cancelTime') ?? '', firstText(row, 'timezone') ?? '') ?? ALWAYS;
}

/** The greater of the amount and the share of the total, if a row has both. */
function costOf(row: Fields, total: Money): Money {
  const isShare = /percent/i.test(firstText(row, 'type') ?? '');
  const share = numberIn(row, 'percent') ?? (isShare ? numberIn(row, 'amount') : null);
  const isOurs = (firstText(row, 'currency') ?? total.currency) === total.currency;
  const fixed = !isShare && isOurs ? exactMoney(numberIn(row, 'amount'), total.currency) : null;
  if (share === null && fixed === null) return total;
  const minor = Math.max(Math.round((total.minor * Math.min(share ?? 0, 100)) / 100), fixed?.minor ?? 0);
  return { ...total, minor };
}
