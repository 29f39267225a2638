import { useLingui } from '@lingui/react/macro';
import { TRAVELLER_LIMITS, type Travellers } from '@tenth-night/domain/stay/occupancy';
import type { ReactNode } from 'react';
import { AdultCount, PartyCount, RoomCount } from '../../stay-ui/counts';
import { PickerField } from './picker-field';
import type { LoadPanel, TravellersPanelProps } from './search-panels';

type Props = {
  readonly travellers: Travellers;
  readonly isReady: boolean;
  readonly load: LoadPanel<TravellersPanelProps>;
  onChange(travellers: Travellers): void;
};

export function TravellersField({ travellers, isReady, load, onChange }: Props) {
  const { t } = useLingui();
  const ages = travellers.childrenAges.join();
  return (
    <PickerField
      icon="people"
      label={t`Travelers`}
      isReady={isReady}
      load={load}
      panelProps={{ travellers, onChange }}
      value={<PartyCount travellers={travellers} />}
      native={
        <>
          <select name="adults" aria-label={t`Adults`} defaultValue={travellers.adults}>
            {options(TRAVELLER_LIMITS.adults.max, (count) => (
              <AdultCount count={count} />
            ))}
          </select>
          <select name="rooms" aria-label={t`Rooms`} defaultValue={travellers.rooms}>
            {options(TRAVELLER_LIMITS.rooms.max, (count) => (
              <RoomCount count={count} />
            ))}
          </select>
          {ages && <input type="hidden" name="childrenAges" value={ages} />}
        </>
      }
    />
  );
}

function options(max: number, words: (count: number) => ReactNode): ReactNode {
  return Array.from({ length: max }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the option is its number
    <option key={i} value={i + 1}>
      {words(i + 1)}
    </option>
  ));
}
