/** Slides in from the side where lines start. Keeps the focus inside. Escape and a press beside it close it. */

import { Trans, useLingui } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { isConfigured } from '../../lib/page/is-configured';
import { useServices } from '../../lib/page/services';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { Modal } from '../../ui/modal';
import styles from './side-menu.module.css';
import { ExperiencesLink } from './site-header';

type Props = {
  readonly account: ReactNode;
  readonly preferences: ReactNode;
  readonly explore: ReactNode;
  readonly onClose: () => void;
};

/** From this width on the header shows everything. */
const WIDE = '(width > 57.5em)';

/** For the links and buttons in the menu. */
export const MENU_LINK_CLASS = styles.link;

export function SideMenu({ account, preferences, explore, onClose }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const { site } = useServices();
  useCloseWhenWide(onClose);
  return (
    <Modal labelledBy={titleId} className={styles.panel} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>
          <Trans>Menu</Trans>
        </h2>
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </div>
      <div className={styles.group}>{account}</div>
      <div className={styles.group}>{preferences}</div>
      <nav aria-label={t`Main`}>
        <Link className={styles.link} to={SITE_PATHS.trips} onClick={onClose}>
          <Trans>Trips</Trans>
        </Link>
        <Link className={styles.link} to={SITE_PATHS.saved} onClick={onClose}>
          <Trans>Saved</Trans>
        </Link>
        <ExperiencesLink className={styles.link} />
        {isConfigured('support', site) && (
          <Link className={styles.link} to={SITE_PATHS.support} onClick={onClose}>
            <Trans>Support</Trans>
          </Link>
        )}
        <h3 className={styles.explore}>
          <Trans>Explore</Trans>
        </h3>
        {explore}
      </nav>
    </Modal>
  );
}

function useCloseWhenWide(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const onChange = () => wide.matches && close();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);
}
