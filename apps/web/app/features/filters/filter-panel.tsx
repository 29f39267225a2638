/** All filters, in the sidebar of a wide screen and in a sheet on a narrow one. Search-and-browse §2 "Search results". */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Filters, FlagName } from '@tenth-night/domain/search/filters';
import type { PriceRange } from '@tenth-night/domain/search/price-range';
import { FacilityList } from './facility-list';
import styles from './filters.module.css';
import { NameFilter } from './name-filter';
import { PriceFilter } from './price-filter';
import { StarFilter } from './star-filter';

const FLAG_LABELS: Readonly<Record<FlagName, MessageDescriptor>> = {
  hasBreakfast: msg`Breakfast`,
  isRefundable: msg`Fully refundable`,
  isPetFriendly: msg`Pet friendly`,
};
const FLAGS = Object.keys(FLAG_LABELS) as FlagName[];

export type FilterPanelProps = {
  readonly filters: Filters;
  /** The bounds of the known prices. Null before the first price. */
  readonly bounds: PriceRange | null;
  readonly onChange: (part: Partial<Filters>) => void;
};

export function FilterPanel({ filters, bounds, onChange }: FilterPanelProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.panel}>
      <NameFilter name={filters.name} onChange={(name) => onChange({ name })} />
      <PriceFilter price={filters.price} bounds={bounds} onChange={(price) => onChange({ price })} />
      <StarFilter stars={filters.stars} onChange={(stars) => onChange({ stars })} />
      <section>
        <h3>
          <Trans>Popular filters</Trans>
        </h3>
        {FLAGS.map((name) => (
          <Choice
            key={name}
            label={i18n._(FLAG_LABELS[name])}
            isOn={filters[name]}
            onChange={(isOn) => onChange({ [name]: isOn })}
          />
        ))}
      </section>
      <FacilityList chosen={filters.facilities} onChange={(facilities) => onChange({ facilities })} />
    </div>
  );
}

type ChoiceProps = { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

function Choice({ label, isOn, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
