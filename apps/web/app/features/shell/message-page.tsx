/** A page that says what happened and what to do: not found, or our fault. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { BUTTON_CLASS } from '../../ui/button';
import styles from './shell.module.css';

export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <div className="wrap">
      <title>{t`Page not found · Tenth Night`}</title>
      <div className={styles.message}>
        <h1>
          <Trans>This page does not exist</Trans>
        </h1>
        <p>
          <Trans>The address may be old or mistyped. Your searches are not affected.</Trans>
        </p>
        <Link className={BUTTON_CLASS} to="/">
          <Trans>Start a new search</Trans>
        </Link>
      </div>
    </div>
  );
}

export function FailurePage({ requestId }: { readonly requestId: string | null }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <title>{t`Something went wrong · Tenth Night`}</title>
      <div className={styles.message}>
        <h1>
          <Trans>Something went wrong on our side</Trans>
        </h1>
        <p>
          <Trans>
            Nothing was booked and nothing was paid. Load the page again; if it fails again, try a little later.
          </Trans>
        </p>
        <Link className={BUTTON_CLASS} to={{ pathname, search }} reloadDocument>
          <Trans>Load the page again</Trans>
        </Link>
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
