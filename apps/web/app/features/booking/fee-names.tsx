/** What the hotel collects, by name. The provider names the fees, in its own language. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';

export function FeeNames({ booking: { feesAtHotel } }: { readonly booking: BookingView }) {
  const names = [...new Set(feesAtHotel.map(({ description }) => description).filter(Boolean))].join(', ');
  return feesAtHotel.length === 0 ? <Trans>Nothing is left to pay.</Trans> : <bdi>{names}</bdi>;
}
