import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../lib/page/services';
import { PickerField } from './picker-field';
import type { DatesPanelProps, LoadPanel } from './search-panels';

type Props = Pick<DatesPanelProps, 'dates' | 'pricesOf' | 'onChange'> & {
  readonly isReady: boolean;
  readonly load: LoadPanel<DatesPanelProps>;
};

export function DatesField({ dates, pricesOf, isReady, load, onChange }: Props) {
  const { t } = useLingui();
  const { format } = useServices();
  return (
    <PickerField
      icon="calendar"
      label={t`Dates`}
      isReady={isReady}
      load={load}
      panelProps={{ dates, pricesOf, onChange }}
      isEmpty={!dates}
      value={dates ? `${format.day(dates.checkin)} – ${format.day(dates.checkout)}` : <Trans>Add dates</Trans>}
      native={
        <>
          <input type="date" name="checkin" aria-label={t`Check-in`} defaultValue={dates?.checkin} />
          <span aria-hidden="true">–</span>
          <input type="date" name="checkout" aria-label={t`Check-out`} defaultValue={dates?.checkout} />
        </>
      }
    />
  );
}
