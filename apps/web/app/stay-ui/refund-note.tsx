/** Until when an offer can be given back, in GMT and on the hotel's own clock. Hotel-checkout-trips §2; decision: cancellation times. */
import { Trans } from '@lingui/react/macro';
import type { OfferLine } from '@tenth-night/domain/checkout/cancellation-lines';
import { formatDateTime } from '../i18n/date-time';
import { useServices } from '../lib/page/services';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import styles from './refund-note.module.css';

type Props = {
  readonly line: OfferLine;
  /** Whether something may come back after the free time, too. */
  readonly hasPartialRefund?: boolean;
  readonly timeZone: string | null;
};

export function RefundNote({ line, hasPartialRefund = false, timeZone }: Props) {
  const isFree = line.kind === 'free-until' || line.kind === 'free';
  return (
    <p className={classNames(styles.note, isFree && styles.good)}>
      <Icon name={isFree ? 'check' : 'info'} />
      <span>
        <Line line={line} timeZone={timeZone} />
        {isFree && hasPartialRefund && (
          <small>
            <Trans>Partial refund may apply after free-cancel window</Trans>
          </small>
        )}
      </span>
    </p>
  );
}

function Line({ line, timeZone }: Pick<Props, 'line' | 'timeZone'>) {
  switch (line.kind) {
    case 'free-until':
      return <Deadline at={line.at} timeZone={timeZone} />;
    case 'free':
      return <Trans>Free cancellation</Trans>;
    case 'partial-refund-may-apply':
      return <Trans>Partial refund may apply after free-cancel window</Trans>;
    case 'non-refundable':
      return <Trans>Non-refundable</Trans>;
  }
}

function Deadline({ at, timeZone }: { readonly at: number; readonly timeZone: string | null }) {
  const { language } = useServices().visitor;
  const gmt = formatDateTime(at, 'UTC', language);
  const local = timeZone && formatDateTime(at, timeZone, language);
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
