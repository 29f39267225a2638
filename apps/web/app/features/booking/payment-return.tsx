/**
 * What a traveller sees when returning from a payment. Hotel-checkout-trips §2 "Payment return", §8; OPEN-78, decision
 * on OPEN-79.
 */

import { Trans } from '@lingui/react/macro';
import { viewHotelPath } from '@tenth-night/domain/booking/confirmation';
import type { PaymentReturn as Back } from '@tenth-night/domain/booking/payment-return';
import { bookingMessage } from '@tenth-night/domain/booking/traveller-status';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useRef, useState } from 'react';
import { readStoredCheckout } from '../../lib/storage/stored-checkout';
import { BUTTON_CLASS, Button, MAIN_BUTTON_CLASS } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { ReturnProblem, ReturnState } from './follow-payment';
import styles from './payment-return.module.css';
import { ProblemDetail, ProblemReason } from './problem-words';
import { SupportContacts } from './support-contacts';
import { useIsLate } from './use-is-late';
import { usePaymentReturn } from './use-payment-return';

type Props = { readonly back: Back | null; readonly hasFailed: boolean; readonly isProcessing: boolean };

export function PaymentReturn({ back, hasFailed, isProcessing }: Props) {
  const { state, email, retry } = usePaymentReturn(back, { hasFailed, isProcessing });
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = state.status === 'init' || state.status === 'booking';
  const message = state.status === 'booking' ? bookingMessage(state.state) : null;
  const isPending = message === 'payment-pending';
  const isLate = useIsLate(isWaiting) || message === 'being-confirmed' || isPending;
  // After a failed payment nothing is certain until the progress is known.
  const isPaid = state.status === 'booking' || !hasFailed;

  function tryAgain(): void {
    retry();
    // The pressed button disappears.
    heading.current?.focus();
  }

  return (
    <section className={styles.card}>
      <div role="status" className={styles.told}>
        <h1 ref={heading} tabIndex={-1}>
          <Line state={state} />
        </h1>
        {isWaiting && <span className={styles.bar} />}
        {isWaiting && isLate && isPaid && (
          <Late isPending={isPending} isWrittenTo={!isPending || isProcessing} email={email} />
        )}
        {state.status === 'error' && (
          <p>
            <ProblemDetail problem={state.problem} />
          </p>
        )}
      </div>
      {state.status === 'error' && <WaysOn problem={state.problem} back={back} onRetry={tryAgain} />}
    </section>
  );
}

function Line({ state }: { readonly state: ReturnState }) {
  switch (state.status) {
    case 'init':
      return <Trans>Finalizing your booking…</Trans>;
    case 'booking':
      return state.state === 'pending' ? (
        <Trans>Waiting for your bank…</Trans>
      ) : (
        <Trans>Confirming with the hotel…</Trans>
      );
    case 'done':
      return <Trans>Booked! Redirecting to your trips…</Trans>;
    case 'error': {
      const reason = <ProblemReason problem={state.problem} />;
      return <Trans>We couldn't complete the booking. {reason}</Trans>;
    }
  }
}

type LateProps = {
  readonly isPending: boolean;
  /** False if the payment may still arrive any second: then the page does not promise a mail. */
  readonly isWrittenTo: boolean;
  readonly email: string | null;
};

function Late({ isPending, isWrittenTo, email }: LateProps) {
  return (
    <p>
      {isPending ? (
        <Trans>Your bank has not confirmed the payment yet. We book as soon as it does.</Trans>
      ) : (
        <Trans>This takes longer than usual. Your payment is safe, and we go on without you.</Trans>
      )}{' '}
      {isWrittenTo && <ByMail email={email} />}
    </p>
  );
}

function ByMail({ email }: { readonly email: string | null }) {
  return email ? (
    <Trans>
      You may close this page: we will write to <bdi>{email}</bdi>.
    </Trans>
  ) : (
    <Trans>You may close this page: we will write to you.</Trans>
  );
}

const TRY_AGAIN: readonly ReturnProblem[] = ['unreachable', 'booking-failed'];
const PAY_AGAIN: readonly ReturnProblem[] = ['not-paid', 'not-booked-nothing-paid'];
const CHOOSE_AGAIN: readonly ReturnProblem[] = [
  ...PAY_AGAIN,
  'not-booked-unverified',
  'not-booked-refund-due',
  'not-booked-refunded',
];

type WaysProps = { readonly problem: ReturnProblem; readonly back: Back | null; onRetry(): void };

function WaysOn({ problem, back, onRetry }: WaysProps) {
  const [kept] = useState(() => back && readStoredCheckout(back.prebookId));
  return (
    <>
      <div className={styles.ways}>
        {TRY_AGAIN.includes(problem) && (
          <Button look="main" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {PAY_AGAIN.includes(problem) && kept && (
          // A full page load: only the checkout page itself may load the payment widget.
          <a className={MAIN_BUTTON_CLASS} href={kept.checkout}>
            <Trans>Back to checkout</Trans>
          </a>
        )}
        {CHOOSE_AGAIN.includes(problem) && back?.hotelId && (
          <Link className={BUTTON_CLASS} to={kept?.hotel ?? viewHotelPath(back.hotelId)}>
            <Trans>Back to hotel</Trans>
          </Link>
        )}
        {!CHOOSE_AGAIN.includes(problem) && (
          <Link className={BUTTON_CLASS} to={SITE_PATHS.trips}>
            <Trans>Go to Trips</Trans>
          </Link>
        )}
      </div>
      {back && (
        <p className={styles.transaction}>
          <Icon name="info" />
          <span>
            <Trans>
              Transaction: <bdi>{back.transactionId}</bdi>
            </Trans>
          </span>
        </p>
      )}
      <SupportContacts />
    </>
  );
}
