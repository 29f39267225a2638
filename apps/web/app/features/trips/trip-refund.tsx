/**
 * Until when a trip can be cancelled for free: in hotel time, and small in GMT. After the free period the booking's own
 * page says more. Decision on CANC-01 to 03.
 */
import { Trans } from '@lingui/react/macro';
import type { Trip } from '@tenth-night/contract/trip-codec';
import { cancellationLines } from '@tenth-night/domain/checkout/cancellation-lines';
import { useMinute } from '../../lib/time/use-minute';
import { CancellationWords } from '../../stay-ui/cancellation-words';
import { HotelTimeWords } from '../../stay-ui/hotel-time-words';
import { RefundNote } from '../../stay-ui/refund-note';
import { Icon } from '../../ui/icon';
import styles from './trip-refund.module.css';

export function TripRefund({ trip, now }: { readonly trip: Trip; readonly now: number }) {
  // The page may stay open after the free period ends.
  const minute = useMinute();
  const { cancellation, isRefundable, timeZone } = trip;
  if (!isRefundable) return <RefundNote line={{ kind: 'non-refundable' }} timeZone={timeZone} />;
  const [line] = cancellation ? cancellationLines(cancellation, Math.max(now, minute)) : [];
  if (line?.kind === 'free-until' && timeZone) {
    return (
      <p className={styles.note}>
        <Icon name="check" />
        <span>
          <HotelTimeWords line={line} timeZone={timeZone} /> <Trans>(hotel time)</Trans>
          <small>
            <CancellationWords line={line} />
          </small>
        </span>
      </p>
    );
  }
  return line?.kind === 'free-until' || line?.kind === 'free' ? <RefundNote line={line} timeZone={timeZone} /> : null;
}
