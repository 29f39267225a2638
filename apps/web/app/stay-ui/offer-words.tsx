/** What an offer gives, in words: board, and until when it can be given back. Hotel-checkout-trips §2, §3 "Board codes". */
import { Trans, useLingui } from '@lingui/react/macro';
import { type OfferRefund, offerLine } from '@tenth-night/domain/checkout/cancellation-lines';
import { boardOf } from '@tenth-night/domain/offers/board';
import type { Offer } from '@tenth-night/domain/offers/offer';
import { formatDateTime } from '../i18n/date-time';
import { useServices } from '../lib/page/services';
import { useMinute } from '../lib/time/use-minute';
import { BOARD_NAMES } from './board-names';

/** Nothing where nothing is said of it. */
export function BoardWords({ of }: { readonly of: Pick<Offer, 'board' | 'boardName'> }) {
  const { i18n } = useLingui();
  const board = boardOf(of);
  return board && <bdi>{board.kind === 'other' ? board.name : i18n._(BOARD_NAMES[board.kind])}</bdi>;
}

export function RefundWords({ of }: { readonly of: OfferRefund }) {
  const { language } = useServices().visitor;
  const line = offerLine(of, useMinute());
  switch (line.kind) {
    case 'free-until': {
      const gmt = formatDateTime(line.at, 'UTC', language);
      return (
        <>
          <Trans>Free cancellation until {gmt} GMT</Trans>
          {of.hasPartialRefund && (
            <>
              {' · '}
              <Trans>Partial refund may apply after free-cancel window</Trans>
            </>
          )}
        </>
      );
    }
    case 'free':
      return <Trans>Free cancellation</Trans>;
    case 'partial-refund-may-apply':
      return <Trans>Partial refund may apply after free-cancel window</Trans>;
    case 'non-refundable':
      return <Trans>Non-refundable</Trans>;
  }
}
