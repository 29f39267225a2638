/**
 * Every line about cancellation, in words. They are written only here. Hotel-checkout-trips §2 "Cancellation policy
 * display".
 */
import { Trans } from '@lingui/react/macro';
import type { CancellationLine } from '@tenth-night/domain/checkout/cancellation-lines';
import { formatDateTime } from '../i18n/date-time';
import { formatExactAmount } from '../i18n/exact-money';
import { useServices } from '../lib/page/services';
import { Amount } from '../ui/amount';

export function CancellationWords({ line }: { readonly line: CancellationLine }) {
  const { language } = useServices().visitor;
  const gmt = 'at' in line ? formatDateTime(line.at, 'UTC', language) : '';
  switch (line.kind) {
    case 'free-until':
      return <Trans>Free cancellation until {gmt} GMT</Trans>;
    case 'partial-refund-before': {
      const { currency } = line.refund;
      const amount = <Amount>{formatExactAmount(line.refund, language)}</Amount>;
      return (
        <Trans>
          Partial refund before {gmt} GMT — {currency} {amount} refund
        </Trans>
      );
    }
    case 'non-refundable-from':
      return <Trans>Non-refundable from {gmt} GMT</Trans>;
    case 'cancellation-applies-from':
      return <Trans>Cancellation applies from {gmt} GMT</Trans>;
    case 'partial-refund-may-apply':
      return <PartialRefundWords />;
    case 'free':
      return <Trans>Free cancellation</Trans>;
    case 'non-refundable':
      return <Trans>Non-refundable</Trans>;
  }
}

export function PartialRefundWords() {
  return <Trans>Partial refund may apply after free-cancel window</Trans>;
}
