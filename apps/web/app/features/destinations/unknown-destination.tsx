import { Trans, useLingui } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { PageHead } from '../../lib/page/page-head';
import { BUTTON_CLASS } from '../../ui/button';
import { Link } from '../../ui/link';
import styles from './unknown-destination.module.css';

/** The page of a city or a landmark that we do not know. */
export function UnknownDestination() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.words}`}>
      <PageHead title={t`Destination not found`} isUnlisted />
      <h1>
        <Trans>Destination not found</Trans>
      </h1>
      <p>
        <Trans>We have no page for it, but the search knows many more cities.</Trans>
      </p>
      <Link className={BUTTON_CLASS} to={SITE_PATHS.explore}>
        <Trans>See all destinations</Trans>
      </Link>
    </div>
  );
}
