import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import styles from './retry-notice.module.css';

type Props = {
  /** Nothing failed: the API throttled us. */
  readonly isBusy: boolean;
  onRetry(): void;
};

/** Says what happened, what is safe and what to do. */
export function RetryNotice({ isBusy, onRetry }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" />
      <b>{isBusy ? <Trans>We are getting too many requests just now.</Trans> : <Trans>No hotels found.</Trans>}</b>
      <p>
        {isBusy ? (
          <Trans>Wait a moment, then try again. Your search is still here.</Trans>
        ) : (
          <Trans>
            We could not load the hotels: the connection to our hotel partner failed. Your search is still here, and
            nothing was booked.
          </Trans>
        )}
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
