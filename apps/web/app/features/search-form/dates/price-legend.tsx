/** What the prices in the calendar mean. */
import { Trans } from '@lingui/react/macro';
import { useServices } from '../../../lib/page/services';
import styles from './dates-panel.module.css';

export function PriceLegend() {
  const { currency } = useServices().context;
  return (
    <p className={styles.legend}>
      <Trans>
        Lowest price for one night in {currency}, all fees included. <b>Bold and green</b>: low for this month.
      </Trans>
    </p>
  );
}
