/** Two amounts of the same size side by side, each with its label. */
import type { ReactNode } from 'react';
import styles from './price-pair.module.css';

type Props = Readonly<Record<'night' | 'nightUnit' | 'total' | 'totalUnit', ReactNode>>;

export function PricePair({ night, nightUnit, total, totalUnit }: Props) {
  return (
    <div className={styles.prices}>
      <div>
        <span className={styles.amount}>{night}</span>
        <span className={styles.unit}>{nightUnit}</span>
      </div>
      <div>
        <span className={styles.amount}>{total}</span>
        <span className={styles.unit}>{totalUnit}</span>
      </div>
    </div>
  );
}
