import styles from './service-logo.module.css';

/** The service's name as its logo: we may not ship its owl. */
export function ServiceLogo() {
  return (
    <span className={styles.logo} role="img" aria-label="Tripadvisor">
      Tripadvisor
    </span>
  );
}
