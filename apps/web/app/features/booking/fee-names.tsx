/** What the hotel collects, by name. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { FeeName } from '../../stay-ui/fee-name';

export function FeeNames({ booking: { feesAtHotel } }: { readonly booking: BookingView }) {
  const { t } = useLingui();
  const names = [...new Set(feesAtHotel.map(({ description }) => description))];
  if (names.length === 0) return <Trans>Nothing is left to pay.</Trans>;
  return names.map((name, i) => (
    <span key={name}>
      {i > 0 && t`, `}
      <FeeName description={name} />
    </span>
  ));
}
