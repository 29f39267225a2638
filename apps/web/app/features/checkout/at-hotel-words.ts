import type { PriceSummary } from '@tenth-night/domain/checkout/price-summary';
import type { Money } from '@tenth-night/domain/money/money';

type Fees = Pick<PriceSummary, 'propertyFee' | 'otherCurrencyFees'>;

/**
 * The amount paid at the hotel, `$48.00` or `$48.00 + 300 Kč`. Amounts in another currency are listed, because they
 * cannot be added. Null for nothing.
 */
export function atHotelWords({ propertyFee, otherCurrencyFees }: Fees, exact: (money: Money) => string): string | null {
  const amounts = [propertyFee.amount, ...otherCurrencyFees.map(({ amount }) => amount)];
  return (
    amounts
      .filter(({ minor }) => minor > 0)
      .map(exact)
      .join(' + ') || null
  );
}
