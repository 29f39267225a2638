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
      return <Trans>Your booking is being canceled</Trans>;
    case 'cancelled':
      return <Trans>This booking is canceled</Trans>;
    case 'changing':
      return <Trans>Your stay is being changed</Trans>;
    case 'changed':
      return <Trans>This stay was changed</Trans>;
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
      return <Trans>Paid. We are confirming with the hotel and will email you. There is nothing you need to do.</Trans>;
    case 'payment-pending':
      return (
        <Trans>
          Your bank has not confirmed the payment yet. We will book as soon as it does and email you. There is nothing
          you need to do.
        </Trans>
      );
    case 'cancelling':
      return <Trans>The hotel has not answered yet. We will keep asking and email you.</Trans>;
    case 'cancelled':
      return <Refunded booking={booking} />;
    case 'changing':
      return (
        <Trans>
          The hotel has not answered yet. Your booking stands until the new one is confirmed. We will email you.
        </Trans>
      );
    case 'changed':
      return <Trans>A new booking has taken its place.</Trans>;
    case 'not-paid':
      return <Trans>We have no record of a payment for it.</Trans>;
    default:
      return <ProblemDetail problem={message} />;
  }
}

function Refunded({ booking: { refunded } }: Props) {
  const { language } = useServices().visitor;
  if (!refunded) return <Trans>We will email you how much you get back.</Trans>;
  if (refunded.minor === 0) return <Trans>Under the terms of this booking, you get no refund.</Trans>;
  return (
    <Trans>
      You get <Amount>{formatExactMoney(refunded, language)}</Amount> back, to the card you paid with. This takes 5 to
      20 working days.
    </Trans>
  );
}
