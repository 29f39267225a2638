import { Icon } from './icon';
import styles from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5];

/**
 * Filled stars for the eye, `label` for screen readers. A half star is drawn as a full one; the label has the exact
 * number.
 */
export function Stars({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {FIVE.filter((star) => star <= Math.round(count)).map((star) => (
        <Icon key={star} name="star" isFilled />
      ))}
    </span>
  );
}
