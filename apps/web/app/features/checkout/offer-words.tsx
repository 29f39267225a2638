/** What an offer gives, in words: board, and until when it can be given back. Hotel-checkout-trips §2, §3 "Board codes". */
import { Trans, useLingui } from '@lingui/react/macro';
import { freeUntil } from '@tenth-night/domain/checkout/cancellation-lines';
import { boardOf } from '@tenth-night/domain/offers/board';
import type { Offer } from '@tenth-night/domain/offers/offer';
import { BOARD_NAMES } from '../../i18n/board-names';
import { formatDateTime } from '../../i18n/date-time';
import { useServices } from '../../lib/services';

/** Nothing where nothing is said of it. */
export function BoardWords({ of }: { readonly of: Pick<Offer, 'board' | 'boardName'> }) {
  const { i18n } = useLingui();
  const board = boardOf(of);
  return board && <bdi>{board.kind === 'other' ? board.name : i18n._(BOARD_NAMES[board.kind])}</bdi>;
}

type Refund = Pick<Offer, 'isRefundable' | 'hasPartialRefund' | 'freeCancellationUntil'>;

export function RefundWords({ of }: { readonly of: Refund }) {
  const { visitor } = useServices();
  const { isRefundable, hasPartialRefund, freeCancellationUntil } = of;
  if (!isRefundable) return <Trans>Non-refundable</Trans>;
  if (freeCancellationUntil === null) {
    return hasPartialRefund ? (
      <Trans>Partial refund may apply after free-cancel window</Trans>
    ) : (
      <Trans>Free cancellation</Trans>
    );
  }
  const gmt = formatDateTime(freeUntil(freeCancellationUntil), 'UTC', visitor.language);
  return (
    <>
      <Trans>Free cancellation until {gmt} GMT</Trans>
      {hasPartialRefund && (
        <>
          {' · '}
          <Trans>Partial refund may apply after free-cancel window</Trans>
        </>
      )}
    </>
  );
}
