/**
 * The state of a booking in words, never more than is known. Hotel-checkout-trips §2 "Booking confirmation", §4;
 * decision on OPEN-81.
 */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { bookingMessage } from '@tenth-night/domain/booking/traveller-status';
import { formatExactMoney } from '../../i18n/exact-money';
import { useServices } from '../../lib/page/services';
import { Amount } from '../../ui/amount';
import { ProblemDetail } from './problem-words';

type Props = { readonly booking: BookingView };

/** The heading of the booking's page. */
export function BookingHeadline({ booking }: Props) {
  switch (bookingMessage(booking.state)) {
    case 'booked':
      return <Trans>Booking confirmed</Trans>;
    case 'confirming':
    case 'being-confirmed':
      return <Trans>Your booking is being confirmed</Trans>;
    case 'payment-pending':
      return <Trans>Waiting for your payment</Trans>;
    case 'cancelling':
      return <Trans>Your booking is being cancelled</Trans>;
    case 'cancelled':
      return <Trans>This booking is cancelled</Trans>;
    default:
      return <Trans>This booking was not made</Trans>;
  }
}

/** What the state means for the traveller. Null for a confirmed booking. */
export function BookingDetail({ booking }: Props) {
  const message = bookingMessage(booking.state);
  switch (message) {
    case 'booked':
      return null;
    case 'confirming':
    case 'being-confirmed':
      return (
        <Trans>Paid. We are confirming with the hotel and will write to you; there is nothing you need to do.</Trans>
      );
    case 'payment-pending':
      return (
        <Trans>
          Your bank has not confirmed the payment yet. We book as soon as it does and will write to you; there is
          nothing you need to do.
        </Trans>
      );
    case 'cancelling':
      return <Trans>The hotel has not answered yet. We go on asking and will write to you.</Trans>;
    case 'cancelled':
      return <Refunded booking={booking} />;
    case 'not-paid':
      return <Trans>We know of no payment for it.</Trans>;
    default:
      return <ProblemDetail problem={message} />;
  }
}

function Refunded({ booking: { refunded } }: Props) {
  const { language } = useServices().visitor;
  if (!refunded) return <Trans>We will write to you how much you get back.</Trans>;
  if (refunded.minor === 0) return <Trans>By the terms of this booking, you get nothing back.</Trans>;
  return (
    <Trans>
      You get back <Amount>{formatExactMoney(refunded, language)}</Amount>, to the card you paid with. That takes 5 to
      20 working days.
    </Trans>
  );
}
