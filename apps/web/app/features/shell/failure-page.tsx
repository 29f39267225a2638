/** An error on our side, or no connection: what happened, what is safe, what to do. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { PageHead } from '../../lib/page/page-head';
import { useLocation } from '../../lib/router/router-view';
import { FailedState } from '../../stay-ui/failed-state';
import { MAIN_BUTTON_CLASS } from '../../ui/button';
import styles from './shell.module.css';

export function FailurePage({ requestId }: { readonly requestId: string | null }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const load = () => location.reload();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, []);
  return (
    <div className={`wrap ${styles.failure}`}>
      <PageHead title={t`Something went wrong`} isUnlisted />
      <FailedState
        level={1}
        title={<Trans>Something went wrong on our side</Trans>}
        small={
          requestId && (
            <Trans>
              Reference: <bdi>{requestId}</bdi>
            </Trans>
          )
        }
        retry={
          <a
            className={MAIN_BUTTON_CLASS}
            href={pathname + search}
            // Without a connection the browser would show an error page of its own.
            onClick={(event) => navigator.onLine || event.preventDefault()}
          >
            <Trans>Try again</Trans>
          </a>
        }
      >
        <Trans>Your bookings and payments are safe. Reload the page, or try again a little later.</Trans>
      </FailedState>
    </div>
  );
}
