import styles from './service-mark.module.css';

/** The service's name as its mark: its owl is not ours to ship. */
export function ServiceMark() {
  return (
    <span className={styles.mark} role="img" aria-label="Tripadvisor">
      Tripadvisor
    </span>
  );
}
