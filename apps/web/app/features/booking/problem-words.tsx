/** Why there is no booking, and where the money is. Hotel-checkout-trips §8; decision on OPEN-79. */
import { Trans } from '@lingui/react/macro';
import type { ReturnProblem } from './follow-payment';

type Props = { readonly problem: ReturnProblem };

/** What happened, in plain words. */
export function ProblemTitle({ problem }: Props) {
  switch (problem) {
    case 'missing-identifiers':
      return <Trans>Which payment was it?</Trans>;
    case 'booking-failed':
      return <Trans>We could not finish your booking</Trans>;
    case 'unreachable':
      return <Trans>The line went quiet</Trans>;
    case 'not-paid':
      return <Trans>Your card was not charged</Trans>;
    case 'not-booked-nothing-paid':
      return <Trans>The payment did not go through</Trans>;
    case 'not-booked-unverified':
      return <Trans>This room is gone</Trans>;
    case 'not-booked-refund-due':
    case 'not-booked-refunded':
      return <Trans>The hotel has no room after all</Trans>;
  }
}

export function ProblemReason({ problem }: Props) {
  switch (problem) {
    case 'missing-identifiers':
      return <Trans>Missing booking identifiers</Trans>;
    case 'booking-failed':
      return <Trans>Booking failed</Trans>;
    case 'unreachable':
      return <Trans>We cannot be reached just now.</Trans>;
    case 'not-paid':
    case 'not-booked-nothing-paid':
      return <Trans>The payment was not completed.</Trans>;
    case 'not-booked-unverified':
      return <Trans>The room is no longer available.</Trans>;
    case 'not-booked-refund-due':
    case 'not-booked-refunded':
      return <Trans>The hotel could not take it.</Trans>;
  }
}

export function ProblemDetail({ problem }: Props) {
  switch (problem) {
    case 'missing-identifiers':
      return (
        <Trans>
          This address names no payment that we know. If you have paid, nothing is lost: we write to you as soon as the
          hotel has confirmed.
        </Trans>
      );
    case 'booking-failed':
      return <Trans>If you have paid, your money is safe. Name the transaction to us, and we will put it right.</Trans>;
    case 'unreachable':
      return <Trans>Whatever you have paid is safe, and you will not pay twice: we go on from where it stopped.</Trans>;
    case 'not-paid':
      return <Trans>Nothing was charged, and nothing is booked.</Trans>;
    case 'not-booked-nothing-paid':
      return (
        <Trans>
          Nothing is booked, and we know of no charge. If your payment arrives within the next 20 minutes, we book and
          write to you.
        </Trans>
      );
    case 'not-booked-unverified':
      return (
        <Trans>
          Nothing is booked. If you have paid, all of it goes back to your card by itself; that takes 5 to 20 working
          days. If it does not come, write to us and name the transaction.
        </Trans>
      );
    case 'not-booked-refund-due':
      return (
        <Trans>Nothing is booked. All that you paid goes back to your card; that takes 5 to 20 working days.</Trans>
      );
    case 'not-booked-refunded':
      return (
        <Trans>
          Nothing is booked. All that you paid has been sent back to your card; that takes 5 to 20 working days.
        </Trans>
      );
  }
}
