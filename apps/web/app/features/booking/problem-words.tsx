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
      return <Trans>We lost the connection</Trans>;
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
      return <Trans>We cannot be reached right now.</Trans>;
    case 'not-paid':
    case 'not-booked-nothing-paid':
      return <Trans>The payment was not completed.</Trans>;
    case 'not-booked-unverified':
      return <Trans>The room is no longer available.</Trans>;
    case 'not-booked-refund-due':
    case 'not-booked-refunded':
      return <Trans>The hotel could not accept it.</Trans>;
  }
}

export function ProblemDetail({ problem }: Props) {
  switch (problem) {
    case 'missing-identifiers':
      return (
        <Trans>
          We do not recognize this payment link. If you have paid, nothing is lost. We will email you as soon as the
          hotel confirms.
        </Trans>
      );
    case 'booking-failed':
      return (
        <Trans>If you have paid, your money is safe. Tell us the transaction number, and we will put it right.</Trans>
      );
    case 'unreachable':
      return <Trans>Your payment is safe, and you will not pay twice. We will continue from where it stopped.</Trans>;
    case 'not-paid':
      return <Trans>Nothing is booked. You can try again or use another card.</Trans>;
    case 'not-booked-nothing-paid':
      return (
        <Trans>
          Nothing is booked, and we see no charge. If your payment arrives within the next 20 minutes, we will book and
          email you.
        </Trans>
      );
    case 'not-booked-unverified':
      return (
        <Trans>
          Nothing is booked. If you have paid, you get a full refund to your card automatically, within 5 to 20 working
          days. If it does not arrive, tell us the transaction number.
        </Trans>
      );
    case 'not-booked-refund-due':
      return <Trans>Nothing is booked. You get a full refund to your card. This takes 5 to 20 working days.</Trans>;
    case 'not-booked-refunded':
      return (
        <Trans>Nothing is booked. Your full refund is on its way to your card. This takes 5 to 20 working days.</Trans>
      );
  }
}
