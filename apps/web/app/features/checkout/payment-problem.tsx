/**
 * Why payment is not possible, in the words of the catalogue, and what to do about it. Hotel-checkout-trips §8;
 * OPEN-75.
 */
import { Trans } from '@lingui/react/macro';
import { canRetry, type PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import { BUTTON_CLASS, Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './payment-card.module.css';

type Props = { readonly error: PaymentError; readonly hotelAddress: string; onRetry(): void };

export function PaymentProblem({ error, hotelAddress, onRetry }: Props) {
  return (
    <div className={styles.problem}>
      <div className={styles.reason} role="alert">
        <Icon name="alert" />
        <p>
          <Reason error={error} />
        </p>
        <p className={styles.small}>
          <Trans>Nothing was charged.</Trans>
        </p>
      </div>
      {canRetry(error) ? (
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        <Link className={BUTTON_CLASS} to={hotelAddress}>
          <Trans>Choose another room</Trans>
        </Link>
      )}
    </div>
  );
}

function Reason({ error }: Pick<Props, 'error'>) {
  switch (error) {
    case 'missing-offer-id':
      return <Trans>Missing offerId</Trans>;
    case 'missing-payment-keys':
      return <Trans>Prebook did not return required keys for Payment SDK</Trans>;
    case 'script-not-loaded':
      return <Trans>Failed to load LiteAPI Payment SDK</Trans>;
    case 'target-not-found':
      return <Trans>Payment target not found</Trans>;
    case 'offer-gone':
      return <Trans>This offer is gone: the room was sold, or its price has run out.</Trans>;
    case 'busy':
      return <Trans>We are getting too many requests just now. Wait a moment, then try again.</Trans>;
    case 'unable-to-start':
      return <Trans>Unable to start payment</Trans>;
  }
}
