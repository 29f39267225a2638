import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Mark } from '../../ui/mark';
import styles from './shell.module.css';
import { SITE_NAME } from './site-header';

export function SiteFooter({ year }: { readonly year: string }) {
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <Link className={styles.mark} to="/">
          <Mark />
          {SITE_NAME}
        </Link>
        <ul className={styles.links}>
          <li>
            <Link to="/explore">
              <Trans>Explore</Trans>
            </Link>
          </li>
          <li>
            <Link to="/terms">
              <Trans>Terms</Trans>
            </Link>
          </li>
          <li>
            <Link to="/privacy">
              <Trans>Privacy</Trans>
            </Link>
          </li>
        </ul>
        <p className={styles.copy}>
          © {year} {SITE_NAME}
        </p>
      </div>
    </footer>
  );
}
