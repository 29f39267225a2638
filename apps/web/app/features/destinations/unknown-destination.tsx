import { Trans, useLingui } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { PageHead } from '../../lib/page/page-head';
import { MAIN_BUTTON_CLASS } from '../../ui/button';
import lostPlace from '../../ui/drawings/lost-place.svg?url';
import { Link } from '../../ui/link';
import { StateCard } from '../../ui/state-card';
import styles from './unknown-destination.module.css';

/** The page of a city or a landmark that we do not know. */
export function UnknownDestination() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Destination not found`} isUnlisted />
      <StateCard
        drawing={lostPlace}
        level={1}
        title={<Trans>Destination not found</Trans>}
        action={
          <Link className={MAIN_BUTTON_CLASS} to={SITE_PATHS.explore}>
            <Trans>See all destinations</Trans>
          </Link>
        }
      >
        <Trans>We have no page for it, but the search knows many more cities.</Trans>
      </StateCard>
    </div>
  );
}
