/** 'Property fee (pay at hotel)', with its parts. Hotel-checkout-trips §2 "Checkout". */
import { Trans } from '@lingui/react/macro';
import type { PriceSummary } from '@tenth-night/domain/checkout/price-summary';
import { FeeName } from '../../stay-ui/fee-name';
import { useExact } from '../../stay-ui/use-exact';
import { Amount } from '../../ui/amount';
import { Icon } from '../../ui/icon';
import { atHotelWords } from './at-hotel-words';
import styles from './price-summary.module.css';

export function PropertyFee({ prices }: { readonly prices: PriceSummary }) {
  const exact = useExact();
  const { propertyFee, otherCurrencyFees } = prices;
  const items = [...propertyFee.items, ...otherCurrencyFees];
  const total = <Amount>{atHotelWords(prices, exact) ?? exact(propertyFee.amount)}</Amount>;
  if (items.length === 0) {
    return (
      <div>
        <span>
          <Trans>Property fee (pay at hotel)</Trans>
        </span>
        {total}
      </div>
    );
  }
  return (
    <details className={styles.more}>
      <summary>
        <span>
          <Trans>Property fee (pay at hotel)</Trans>
          <Icon name="down" className={styles.turn} />
        </span>
        {total}
      </summary>
      <ul className={styles.items}>
        {items.map(({ description, amount }) => (
          <li key={`${description} ${amount.currency}`}>
            <FeeName description={description} />
            <Amount>{exact(amount)}</Amount>
          </li>
        ))}
      </ul>
    </details>
  );
}
