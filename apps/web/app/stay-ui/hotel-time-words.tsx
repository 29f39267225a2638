/** A moment of the cancellation policy in the hotel's own time, by which people act. Decision on CANC-01 to 03. */
import { Trans } from '@lingui/react/macro';
import { formatHotelTime } from '../i18n/date-time';
import { useServices } from '../lib/page/services';
import type { TimedLine } from './cancellation-words';

export function HotelTimeWords({ line, timeZone }: { readonly line: TimedLine; readonly timeZone: string }) {
  const { language } = useServices().visitor;
  const local = formatHotelTime(line.at, timeZone, language);
  switch (line.kind) {
    case 'free-until':
      return <Trans>Free cancellation until {local}</Trans>;
    case 'partial-refund-before':
      return <Trans>Partial refund before {local}</Trans>;
    case 'cancellation-applies-from':
      return <Trans>Cancellation applies from {local}</Trans>;
    case 'non-refundable-from':
      return <Trans>Non-refundable from {local}</Trans>;
  }
}
