import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import styles from './retry-notice.module.css';

type Props = {
  /** Nothing failed: the API throttled us. */
  readonly isBusy: boolean;
  onRetry(): void;
};

/** Below the first hotels, if the rest of the list is missing. */
export function RetryNotice({ isBusy, onRetry }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" />
      <b>
        {isBusy ? (
          <Trans>We are getting too many requests right now.</Trans>
        ) : (
          <Trans>We could not load the other hotels.</Trans>
        )}
      </b>
      <p>
        {isBusy ? (
          <Trans>Wait a moment, then try again. Your search is still here.</Trans>
        ) : (
          <Trans>The connection to our hotel partner failed. Your search is still here, and nothing was booked.</Trans>
        )}
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
