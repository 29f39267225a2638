/**
 * The cancellation lines as English ICU messages. The catalogues hold their translations.
 * Hotel-checkout-trips §2 "Cancellation policy display".
 */
import type { CancellationLine } from './cancellation-lines';

type LineKind = CancellationLine['kind'];
type CancellationTextId = `cancellation.${LineKind}`;

/** Does not read the table below, so browsers do not load the table: they have the catalogue of their language. */
export function cancellationTextId(kind: LineKind): CancellationTextId {
  return `cancellation.${kind}`;
}

export const CANCELLATION_TEXTS: Readonly<Record<CancellationTextId, string>> = {
  'cancellation.free-until': 'Free cancellation until {gmt} GMT',
  'cancellation.partial-refund-before': 'Partial refund before {gmt} GMT — {currency} {amount} refund',
  'cancellation.non-refundable-from': 'Non-refundable from {gmt} GMT',
  'cancellation.cancellation-applies-from': 'Cancellation applies from {gmt} GMT',
  'cancellation.partial-refund-may-apply': 'Partial refund may apply after free-cancel window',
  'cancellation.free': 'Free cancellation',
  'cancellation.non-refundable': 'Non-refundable',
};
