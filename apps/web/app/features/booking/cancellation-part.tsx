/** The refund of a cancellation, and the cancellation itself. Hotel-checkout-trips §4 "Cancellation timeline". */
import { Trans } from '@lingui/react/macro';
import { refundStill } from '@tenth-night/domain/checkout/refund';
import { isOver } from '@tenth-night/domain/trips/booking';
import { hotelDate } from '@tenth-night/domain/trips/hotel-date';
import { useId, useState } from 'react';
import { useMinute } from '../../lib/time/use-minute';
import { CancellationTimeline } from '../../stay-ui/cancellation-timeline';
import { Button } from '../../ui/button';
import styles from './booking-page.module.css';
import type { BookingPartProps } from './booking-part-props';
import { CancelDialog, StillStanding } from './cancel-dialog';

export function CancellationPart({ booking, at: readAt, link, timeZone, hotelName, onChange }: BookingPartProps) {
  const id = useId();
  // The refund may change while the page is open.
  const at = Math.max(readAt, useMinute());
  const refundNow = refundStill(booking.refundNow, booking.cancellation, at);
  const [isAsking, setIsAsking] = useState(false);
  const [wasCancelling, setWasCancelling] = useState(false);
  if (booking.state === 'cancelling' && !wasCancelling) setWasCancelling(true);
  const canCancel = booking.state === 'confirmed' && !isOver(booking, hotelDate(at, timeZone ?? null));
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Cancellation policy</Trans>
      </h2>
      <CancellationTimeline terms={booking.cancellation} at={at} timeZone={timeZone} />
      {wasCancelling && canCancel && (
        <p role="alert">
          <StillStanding />
        </p>
      )}
      {canCancel && (
        <Button onClick={() => setIsAsking(true)}>
          <Trans>Cancel booking</Trans>
        </Button>
      )}
      {canCancel && isAsking && (
        <CancelDialog
          booking={{ ...booking, refundNow }}
          link={link}
          timeZone={timeZone}
          hotelName={hotelName}
          onChange={onChange}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
