import styles from './service-logo.module.css';

/** The service's name as its logo: its owl is not ours to ship. */
export function ServiceLogo() {
  return (
    <span className={styles.logo} role="img" aria-label="Tripadvisor">
      Tripadvisor
    </span>
  );
}
