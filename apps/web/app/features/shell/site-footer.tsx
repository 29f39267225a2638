/** The footer. The route passes the preferences in, because it composes features. */
import { Trans, useLingui } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { Children, type ReactNode, useId } from 'react';
import { isConfigured } from '../../lib/page/is-configured';
import { useServices } from '../../lib/page/services';
import { Link } from '../../ui/link';
import styles from './shell.module.css';
import { ExperiencesLink, HomeLink } from './site-header';
import { Slogan } from './slogan';

/** For the button of the preferences. */
export const FOOT_BUTTON_CLASS = styles.footButton;

export function SiteFooter({ preferences }: { readonly preferences: ReactNode }) {
  const { t } = useLingui();
  const { site, year } = useServices();
  const provider = site.experiences?.provider;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.groups}>
          <div className={styles.brand}>
            <HomeLink />
            <p>
              <Slogan />
            </p>
          </div>
          <Group title={t`Plan your trip`}>
            <Link to={SITE_PATHS.explore}>
              <Trans>Explore</Trans>
            </Link>
            <Link to={SITE_PATHS.trips}>
              <Trans>Trips</Trans>
            </Link>
            {site.experiences && <ExperiencesLink />}
          </Group>
          <Group title={t`Help and legal`}>
            {isConfigured('support', site) && (
              <Link to={SITE_PATHS.support}>
                <Trans>Support</Trans>
              </Link>
            )}
            <Link to={SITE_PATHS.terms}>
              <Trans>Terms</Trans>
            </Link>
            <Link to={SITE_PATHS.privacy}>
              <Trans>Privacy</Trans>
            </Link>
            <Link to={SITE_PATHS.accessibility}>
              <Trans>Accessibility</Trans>
            </Link>
            {site.links?.map(({ href, label }) => (
              <a key={label} href={href}>
                {label}
              </a>
            ))}
          </Group>
          <Group title={t`Currency and language`}>{preferences}</Group>
        </div>
        <div className={styles.copy}>
          <p>
            <Trans>Every total includes all taxes and fees, even those you pay at the hotel.</Trans>
          </p>
          {provider && (
            <p>
              <Trans>Tours and activities by {provider}</Trans>
            </p>
          )}
          <p>
            © {year} {site.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

type GroupProps = { readonly title: string; readonly children: ReactNode };

function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id}>{title}</p>
      <ul className={styles.links} aria-labelledby={id}>
        {Children.map(children, (child) => child && <li>{child}</li>)}
      </ul>
    </div>
  );
}
