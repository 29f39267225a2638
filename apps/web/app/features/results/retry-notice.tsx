import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './retry-notice.module.css';

/** What happened, what is safe, what to do. */
export function RetryNotice({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" />
      <b>
        <Trans>No hotels found.</Trans>
      </b>
      <p>
        <Trans>
          We could not load the hotels: the connection to our hotel partner failed. Your search is still here, and
          nothing was booked.
        </Trans>
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
