/**
 * What a traveller sees when returning from a payment. Hotel-checkout-trips §2 "Payment return", §8; OPEN-78, decision
 * on OPEN-79. The documents' own words are the small line.
 */

import { Trans } from '@lingui/react/macro';
import type { PaymentReturn as Back } from '@tenth-night/domain/booking/payment-return';
import { bookingMessage } from '@tenth-night/domain/booking/traveller-status';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useRef } from 'react';
import type { StoredStay } from '../../lib/storage/stored-checkout';
import { Amount } from '../../ui/amount';
import { BUTTON_CLASS } from '../../ui/button';
import { Link } from '../../ui/link';
import asking from './art/asking.svg?url';
import type { ReturnState } from './follow-payment';
import styles from './payment-return.module.css';
import { ProblemArt } from './problem-art';
import { ProblemDetail, ProblemReason, ProblemTitle } from './problem-words';
import { ReturnWays } from './return-ways';
import { useIsLate } from './use-is-late';
import { usePaymentReturn } from './use-payment-return';

type Props = { readonly back: Back | null; readonly hasFailed: boolean; readonly isProcessing: boolean };

export function PaymentReturn({ back, hasFailed, isProcessing }: Props) {
  const { state, email, stay, retry } = usePaymentReturn(back, { hasFailed, isProcessing });
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = state.status === 'init' || state.status === 'booking';
  const message = state.status === 'booking' ? bookingMessage(state.state) : null;
  const isPending = message === 'payment-pending';
  // After a failed payment nothing is certain until the progress is known.
  const isPaid = state.status === 'booking' || !hasFailed;
  const isSlow = useIsLate(isWaiting) || message === 'being-confirmed' || isPending;
  const isLate = isWaiting && isSlow && isPaid;

  function tryAgain(): void {
    retry();
    // The pressed button disappears.
    heading.current?.focus();
  }

  return (
    <section className={styles.card}>
      {state.status === 'error' ? (
        <ProblemArt problem={state.problem} className={styles.art} />
      ) : (
        <img className={styles.art} src={asking} width={400} height={200} alt="" />
      )}
      <div className={styles.words}>
        <div role="status" className={styles.told}>
          <h1 ref={heading} tabIndex={-1}>
            <Title state={state} isLate={isLate} />
          </h1>
          {isLate && <Late isPending={isPending} isWrittenTo={!isPending || isProcessing} email={email} />}
          {isWaiting && !isLate && <Usual isPaid={isPaid} />}
          {state.status === 'error' && (
            <p>
              <ProblemDetail problem={state.problem} />
            </p>
          )}
        </div>
        {isWaiting && stay && <Stay stay={stay} />}
        {isWaiting && <span className={styles.bar} />}
        {isLate && (
          <Link className={BUTTON_CLASS} to={SITE_PATHS.trips}>
            <Trans>Go to Trips</Trans>
          </Link>
        )}
        {state.status === 'error' && <ReturnWays problem={state.problem} back={back} onRetry={tryAgain} />}
        <p className={styles.line}>
          <Line state={state} />
        </p>
      </div>
    </section>
  );
}

function Title({ state, isLate }: { readonly state: ReturnState; readonly isLate: boolean }) {
  switch (state.status) {
    case 'init':
      return <Trans>One moment, please</Trans>;
    case 'booking':
      if (state.state === 'pending') return <Trans>We are waiting for your bank</Trans>;
      return isLate ? <Trans>The hotel takes a little longer</Trans> : <Trans>We are asking the hotel</Trans>;
    case 'done':
      return <Trans>Your room is booked</Trans>;
    case 'error':
      return <ProblemTitle problem={state.problem} />;
  }
}

/** Only names it: nothing is certain yet. */
function Stay({ stay: { hotel, days, sum } }: { readonly stay: StoredStay }) {
  return (
    <ul className={styles.stay}>
      {hotel && (
        <li>
          <bdi>{hotel}</bdi>
        </li>
      )}
      <li>{days}</li>
      <li>
        <Amount>{sum}</Amount>
      </li>
    </ul>
  );
}

/** The documents' words for the state. */
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

function Usual({ isPaid }: { readonly isPaid: boolean }) {
  return (
    <p>
      {isPaid ? (
        <Trans>This usually takes a few seconds. You never pay twice, even if you reload this page.</Trans>
      ) : (
        <Trans>We are looking up your payment.</Trans>
      )}
    </p>
  );
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
        <Trans>Your bank has not confirmed the payment yet. We will book as soon as it does.</Trans>
      ) : (
        <Trans>This is taking longer than usual. Your payment is safe, and we will finish without you.</Trans>
      )}{' '}
      {isWrittenTo && <ByMail email={email} />}
    </p>
  );
}

function ByMail({ email }: { readonly email: string | null }) {
  return email ? (
    <Trans>
      You can close this page. We will email <bdi>{email}</bdi>.
    </Trans>
  ) : (
    <Trans>You can close this page. We will email you.</Trans>
  );
}
