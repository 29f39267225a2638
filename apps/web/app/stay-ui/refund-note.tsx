/** Until when an offer can be cancelled, in hotel time if we know its zone. Hotel-checkout-trips §2; decision: CANC-01. */
import { Trans } from '@lingui/react/macro';
import {
  freeTimeEnd,
  type OfferLine,
  type OfferRefund,
  offerLine,
} from '@tenth-night/domain/checkout/cancellation-lines';
import { formatHotelTime } from '../i18n/date-time';
import { useServices } from '../lib/page/services';
import { useLastPassed } from '../lib/time/use-minute';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import { CancellationWords, PartialRefundWords } from './cancellation-words';
import styles from './refund-note.module.css';

type Props = {
  readonly line: OfferLine;
  /** Whether part of the price may be refunded after the free period. */
  readonly hasPartialRefund?: boolean;
  readonly timeZone: string | null;
  /** How a time in GMT is written. */
  readonly timeFormat?: typeof formatHotelTime;
  /** Shows GMT too, in a small line. */
  readonly hasGmt?: boolean;
};

export function RefundNote({ line, hasPartialRefund = false, timeZone, timeFormat, hasGmt = false }: Props) {
  const { language } = useServices().visitor;
  const isFree = line.kind === 'free-until' || line.kind === 'free';
  const when = line.kind === 'free-until' && timeZone && formatHotelTime(line.at, timeZone, language);
  return (
    <p className={classNames(styles.note, isFree && styles.good)}>
      <Icon name={isFree ? 'check' : line.kind === 'non-refundable' ? 'close' : 'info'} />
      <span>
        {when ? (
          <Trans>Free cancellation until {when} hotel time</Trans>
        ) : (
          <CancellationWords line={line} timeFormat={timeFormat} />
        )}
        {when && hasGmt && (
          <small>
            <CancellationWords line={line} />
          </small>
        )}
        {isFree && hasPartialRefund && (
          <small>
            <PartialRefundWords />
          </small>
        )}
      </span>
    </p>
  );
}

/** The same in one line of text. It follows the clock, because a page may stay open after the free period ends. */
export function RefundWords({ of }: { readonly of: OfferRefund }) {
  const end = freeTimeEnd(of);
  const line = offerLine(of, useLastPassed(end === null ? [] : [end]));
  return (
    <>
      <CancellationWords line={line} />
      {line.kind === 'free-until' && of.hasPartialRefund && (
        <>
          {' · '}
          <PartialRefundWords />
        </>
      )}
    </>
  );
}
