/** The header. The route passes its parts in, because it composes features. Search-and-browse §2 "Header". */

import { Trans, useLingui } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/page/services';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Logo } from '../../ui/logo';
import styles from './shell.module.css';

type Props = {
  /** Left of the logo on a narrow screen. */
  readonly menu: ReactNode;
  readonly explore: ReactNode;
  readonly preferences: ReactNode;
  readonly account: ReactNode;
};

/** Classes for the parts of the header: links and buttons, and parts that a narrow header moves to the menu. */
export const HEAD_LINK_CLASS = styles.headLink;
export const WIDE_CLASS = styles.wide;

export function SiteHeader({ menu, explore, preferences, account }: Props) {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        {menu}
        <HomeLink />
        <nav className={styles.wide} aria-label={t`Main`}>
          {explore}
          <Link className={styles.headLink} to={SITE_PATHS.trips}>
            <Trans>Trips</Trans>
          </Link>
          <Link className={styles.headLink} to={SITE_PATHS.saved}>
            <Trans>Saved</Trans>
          </Link>
          <ExperiencesLink className={styles.headLink} />
        </nav>
        <div className={styles.end}>
          <div className={styles.wide}>{preferences}</div>
          {account}
        </div>
      </div>
    </header>
  );
}

export function HomeLink() {
  const { site } = useServices();
  return (
    <Link className={styles.logo} to={SITE_PATHS.home}>
      <Logo />
      {site.name}
    </Link>
  );
}

/** A link to the separate site for tours and activities, if there is one. Search-and-browse §1. */
export function ExperiencesLink({ className }: { readonly className?: string | undefined }) {
  const { site } = useServices();
  if (!site.experiences) return null;
  return (
    <a className={className} href={SITE_PATHS.experiences}>
      <Trans>Experiences</Trans>
      <Icon name="external" />
    </a>
  );
}
