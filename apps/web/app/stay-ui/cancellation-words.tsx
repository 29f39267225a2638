/** Every line about cancellation, in words. Hotel-checkout-trips §2 "Cancellation policy display". */
import { Trans } from '@lingui/react';
import { cancellationTextId } from '@tenth-night/domain/checkout/cancellation.texts';
import type { CancellationLine } from '@tenth-night/domain/checkout/cancellation-lines';
import { formatDateTime } from '../i18n/date-time';
import { formatExactAmount } from '../i18n/exact-money';
import { useServices } from '../lib/page/services';
import { Amount } from '../ui/amount';

export type TimedLine = Extract<CancellationLine, { readonly at: number }>;

export function isTimed(line: CancellationLine): line is TimedLine {
  return 'at' in line;
}

type Props = {
  readonly line: CancellationLine;
  /** How the time in GMT is written. */
  readonly timeFormat?: typeof formatDateTime | undefined;
};

export function CancellationWords({ line, timeFormat = formatDateTime }: Props) {
  const { language } = useServices().visitor;
  return <Trans id={cancellationTextId(line.kind)} values={valuesOf(line, language, timeFormat)} />;
}

export function PartialRefundWords() {
  return <CancellationWords line={{ kind: 'partial-refund-may-apply' }} />;
}

function valuesOf(line: CancellationLine, language: string, timeFormat: typeof formatDateTime) {
  if (!isTimed(line)) return {};
  const gmt = timeFormat(line.at, 'UTC', language);
  if (line.kind !== 'partial-refund-before') return { gmt };
  const { currency } = line.refund;
  return { gmt, currency, amount: <Amount>{formatExactAmount(line.refund, language)}</Amount> };
}
