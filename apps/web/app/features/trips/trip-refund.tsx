/**
 * Until when a trip can be cancelled for free: in hotel time, and small in GMT. After the free period the booking's own
 * page says more. Decision on CANC-01 to 03.
 */
import type { Trip } from '@tenth-night/contract/trip-codec';
import { cancellationLines } from '@tenth-night/domain/checkout/cancellation-lines';
import { useMinute } from '../../lib/time/use-minute';
import { RefundNote } from '../../stay-ui/refund-note';

export function TripRefund({ trip, now }: { readonly trip: Trip; readonly now: number }) {
  // The page may stay open after the free period ends.
  const minute = useMinute();
  const { cancellation, isRefundable, timeZone } = trip;
  if (!isRefundable) return <RefundNote line={{ kind: 'non-refundable' }} timeZone={timeZone} />;
  const [line] = cancellation ? cancellationLines(cancellation, Math.max(now, minute)) : [];
  const isFree = line?.kind === 'free-until' || line?.kind === 'free';
  return isFree ? <RefundNote line={line} timeZone={timeZone} hasGmt /> : null;
}
