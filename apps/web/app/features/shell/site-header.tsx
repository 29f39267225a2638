import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '../../ui/mark';
import styles from './shell.module.css';

export const SITE_NAME = 'Tenth Night';

export function SiteHeader({ end }: { readonly end: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Link className={styles.mark} to="/">
          <Mark />
          {SITE_NAME}
        </Link>
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
}
