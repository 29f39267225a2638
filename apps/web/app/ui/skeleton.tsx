import styles from './skeleton.module.css';

/** A grey bar of the size of what it waits for. Sizes are classes, because inline styles do not run under our policy. */
export function Skeleton({ size }: { readonly size: 'amount' | 'unit' | 'line' | 'note' | 'card' | 'room' }) {
  return <span className={`${styles.skeleton} ${styles[size]}`} />;
}
