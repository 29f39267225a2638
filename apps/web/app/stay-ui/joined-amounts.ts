import type { Money } from '@tenth-night/domain/money/money';

/** `$428.00 + 300 Kč`: amounts in several currencies, which cannot be added up. */
export function joinedAmounts(amounts: readonly Money[], write: (money: Money) => string): string {
  return amounts.map(write).join(' + ');
}
