/** An error on our side: what happened, what is safe, what to do. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { PageHead } from '../../lib/page/page-head';
import { BUTTON_CLASS } from '../../ui/button';
import styles from './shell.module.css';

export function FailurePage({ requestId }: { readonly requestId: string | null }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <PageHead title={t`Something went wrong`} isUnlisted />
      <div className={styles.message}>
        <h1>
          <Trans>Something went wrong on our side</Trans>
        </h1>
        <p>
          <Trans>
            Whatever you have booked or paid is safe. Load the page again; if it fails again, try a little later.
          </Trans>
        </p>
        <a className={BUTTON_CLASS} href={pathname + search}>
          <Trans>Load the page again</Trans>
        </a>
        {requestId && (
          <p className={styles.reference}>
            <Trans>
              Reference: <bdi>{requestId}</bdi>
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}
