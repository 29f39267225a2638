import styles from './skeleton.module.css';

/**
 * A grey bar in the size of the content to come. Sizes are classes, because our content policy blocks inline styles.
 */
export function Skeleton({ size }: { readonly size: 'amount' | 'unit' | 'line' | 'note' | 'card' | 'room' }) {
  return <span className={`${styles.skeleton} ${styles[size]}`} />;
}
