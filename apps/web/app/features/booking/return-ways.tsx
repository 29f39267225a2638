/** The ways on after a payment that led to no booking. Hotel-checkout-trips §2 "Payment return", §8. */
import { Trans } from '@lingui/react/macro';
import { viewHotelPath } from '@tenth-night/domain/booking/confirmation';
import type { PaymentReturn as Back } from '@tenth-night/domain/booking/payment-return';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useState } from 'react';
import { readStoredCheckout } from '../../lib/storage/stored-checkout';
import { BUTTON_CLASS, Button, MAIN_BUTTON_CLASS } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { ReturnProblem } from './follow-payment';
import styles from './payment-return.module.css';
import { SupportContacts } from './support-contacts';

const TRY_AGAIN: readonly ReturnProblem[] = ['unreachable', 'booking-failed'];
const PAY_AGAIN: readonly ReturnProblem[] = ['not-paid', 'not-booked-nothing-paid'];
const CHOOSE_AGAIN: readonly ReturnProblem[] = [
  ...PAY_AGAIN,
  'not-booked-unverified',
  'not-booked-refund-due',
  'not-booked-refunded',
];

type Props = { readonly problem: ReturnProblem; readonly back: Back | null; onRetry(): void };

export function ReturnWays({ problem, back, onRetry }: Props) {
  const [kept] = useState(() => back && readStoredCheckout(back.prebookId));
  const canPay = PAY_AGAIN.includes(problem) && kept;
  return (
    <>
      <div className={styles.ways}>
        {TRY_AGAIN.includes(problem) && (
          <Button look="main" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {canPay && (
          // A full page load: only the checkout page itself may load the payment widget.
          <a className={MAIN_BUTTON_CLASS} href={kept.checkout}>
            <Trans>Back to checkout</Trans>
          </a>
        )}
        {CHOOSE_AGAIN.includes(problem) && back?.hotelId && (
          <Link className={canPay ? BUTTON_CLASS : MAIN_BUTTON_CLASS} to={kept?.hotel ?? viewHotelPath(back.hotelId)}>
            <Trans>Back to hotel</Trans>
          </Link>
        )}
        {!CHOOSE_AGAIN.includes(problem) && (
          <Link className={BUTTON_CLASS} to={SITE_PATHS.trips}>
            <Trans>Go to Trips</Trans>
          </Link>
        )}
      </div>
      <SupportContacts />
      {back && (
        <p className={styles.transaction}>
          <Icon name="info" />
          <span>
            <Trans>
              Transaction: <bdi className={styles.id}>{back.transactionId}</bdi>
            </Trans>
          </span>
        </p>
      )}
    </>
  );
}
