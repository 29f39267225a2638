import { Trans } from '@lingui/react/macro';
import styles from './updating-prices.module.css';

/** Says how many batches of rates have arrived. The bar shows the same. */
export function UpdatingPrices({ done, total }: { readonly done: number; readonly total: number }) {
  return (
    <>
      <span className={styles.words} id="updating-prices">
        <Trans>
          Updating prices… ({done}/{total})
        </Trans>
      </span>
      <progress className={styles.bar} aria-labelledby="updating-prices" value={done} max={total} />
    </>
  );
}
