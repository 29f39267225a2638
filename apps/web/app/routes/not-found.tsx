/** For an address without a page. Says so, and leads back. */
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../lib/page/page-head';
import { withStatus } from '../lib/router/run-loader';
import { MAIN_BUTTON_CLASS } from '../ui/button';
import street from '../ui/drawings/street.svg?url';
import { Link } from '../ui/link';
import { StateCard } from '../ui/state-card';
import styles from './state-page.module.css';

export const createRoute = () => ({ loader: () => withStatus(null, 404), Component: NotFound });

function NotFound() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Page not found`} isUnlisted />
      <StateCard
        drawing={street}
        level={1}
        title={<Trans>This page does not exist</Trans>}
        action={
          <Link className={MAIN_BUTTON_CLASS} to="/">
            <Trans>Start a new search</Trans>
          </Link>
        }
        small={<Trans>Page not found</Trans>}
      >
        <Trans>The address may be old or mistyped. Your searches are not affected.</Trans>
      </StateCard>
    </div>
  );
}
