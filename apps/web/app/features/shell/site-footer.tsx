import { Trans } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { isConfigured } from '../../lib/page/is-configured';
import { useServices } from '../../lib/page/services';
import { Link } from '../../ui/link';
import styles from './shell.module.css';
import { ExperiencesLink, HomeLink } from './site-header';

export function SiteFooter() {
  const { site, year } = useServices();
  const provider = site.experiences?.provider;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <HomeLink />
        <ul className={styles.links}>
          <li>
            <Link to={SITE_PATHS.explore}>
              <Trans>Explore</Trans>
            </Link>
          </li>
          <li>
            <Link to={SITE_PATHS.trips}>
              <Trans>Trips</Trans>
            </Link>
          </li>
          {site.experiences && (
            <li>
              <ExperiencesLink />
            </li>
          )}
          {isConfigured('support', site) && (
            <li>
              <Link to={SITE_PATHS.support}>
                <Trans>Support</Trans>
              </Link>
            </li>
          )}
          <li>
            <Link to={SITE_PATHS.terms}>
              <Trans>Terms</Trans>
            </Link>
          </li>
          <li>
            <Link to={SITE_PATHS.privacy}>
              <Trans>Privacy</Trans>
            </Link>
          </li>
        </ul>
        <div className={styles.copy}>
          <p>
            © {year} {site.name}
          </p>
          {provider && (
            <p>
              <Trans>Tours and activities by {provider}</Trans>
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
