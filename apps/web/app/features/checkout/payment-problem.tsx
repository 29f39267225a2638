/**
 * Why payment is not possible, in the words of the catalogue, and what to do about it. Hotel-checkout-trips §8;
 * OPEN-75.
 */
import { Trans } from '@lingui/react/macro';
import { canRetry, type PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import { BUTTON_CLASS, Button } from '../../ui/button';
import lockedDoor from '../../ui/drawings/locked-door.svg?url';
import { Link } from '../../ui/link';
import { StateCard } from '../../ui/state-card';
import styles from './payment-card.module.css';

type Props = { readonly error: PaymentError; readonly hotelAddress: string; onRetry(): void };

export function PaymentProblem({ error, hotelAddress, onRetry }: Props) {
  if (!canRetry(error)) return <NoPayment error={error} hotelAddress={hotelAddress} />;
  return (
    <StateCard
      isFlat
      role="alert"
      drawing={lockedDoor}
      level={3}
      title={<Trans>The payment form did not open</Trans>}
      action={
        <Button look="main" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
      small={
        <span className={styles.reason}>
          <PaymentReason error={error} />
        </span>
      }
    >
      <Trans>Nothing was charged.</Trans> <Trans>Your details are kept.</Trans>
    </StateCard>
  );
}

/** A notice above the form says more. */
function NoPayment({ error, hotelAddress }: Pick<Props, 'error' | 'hotelAddress'>) {
  return (
    <div className={styles.problem}>
      <div role="alert">
        <p className={styles.reason}>
          <PaymentReason error={error} />
        </p>
        <p className={styles.small}>
          <Trans>Nothing was charged.</Trans>
        </p>
      </div>
      <Link className={BUTTON_CLASS} to={hotelAddress}>
        <Trans>Choose another room</Trans>
      </Link>
    </div>
  );
}

/** Why it failed, in one sentence. */
export function PaymentReason({ error }: Pick<Props, 'error'>) {
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
      return <Trans>This offer is gone. The room was sold, or its price has expired.</Trans>;
    case 'busy':
      return <Trans>We are getting too many requests right now. Wait a moment, then try again.</Trans>;
    default:
      return <Trans>Unable to start payment</Trans>;
  }
}
