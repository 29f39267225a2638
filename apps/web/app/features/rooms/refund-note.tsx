/** Until when an offer can be given back, in GMT and on the hotel's own clock. Hotel-checkout-trips §2; decision: cancellation times. */
import { Trans } from '@lingui/react/macro';
import { freeUntil } from '@tenth-night/domain/checkout/cancellation-lines';
import type { Offer } from '@tenth-night/domain/offers/offer';
import { formatDateTime } from '../../i18n/date-time';
import { useServices } from '../../lib/services';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import styles from './refund-note.module.css';

type Props = {
  readonly offer: Pick<Offer, 'isRefundable' | 'hasPartialRefund' | 'freeCancellationUntil'>;
  readonly timeZone: string | null;
};

export function RefundNote({ offer, timeZone }: Props) {
  const { isRefundable, hasPartialRefund } = offer;
  return (
    <p className={classNames(styles.note, isRefundable && styles.good)}>
      <Icon name={isRefundable ? 'check' : 'info'} />
      <span>
        {isRefundable ? (
          <Deadline firstPenalty={offer.freeCancellationUntil} timeZone={timeZone} />
        ) : (
          <Trans>Non-refundable</Trans>
        )}
        {hasPartialRefund && (
          <small>
            <Trans>Partial refund may apply after free-cancel window</Trans>
          </small>
        )}
      </span>
    </p>
  );
}

function Deadline({
  firstPenalty,
  timeZone,
}: {
  readonly firstPenalty: number | null;
  readonly timeZone: string | null;
}) {
  const { visitor } = useServices();
  if (firstPenalty === null) return <Trans>Free cancellation</Trans>;
  const until = freeUntil(firstPenalty);
  const gmt = formatDateTime(until, 'UTC', visitor.language);
  const local = timeZone && formatDateTime(until, timeZone, visitor.language);
  return (
    <>
      <Trans>Free cancellation until {gmt} GMT</Trans>
      {local && (
        <>
          {' '}
          <Trans>({local} hotel time)</Trans>
        </>
      )}
    </>
  );
}
