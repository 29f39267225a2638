/** All filters, in the sidebar of a wide screen and in a sheet on a narrow one. Search-and-browse §2 "Search results". */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Filters, PriceRange } from '@tenth-night/domain/search/filters';
import { FacilityList } from './facility-list';
import styles from './filters.module.css';
import { NameFilter } from './name-filter';
import { PriceFilter } from './price-filter';
import { StarFilter } from './star-filter';

export type FilterPanelProps = {
  readonly filters: Filters;
  /** Of the prices that are there; null before the first. */
  readonly bounds: PriceRange | null;
  readonly onChange: (part: Partial<Filters>) => void;
};

export function FilterPanel({ filters, bounds, onChange }: FilterPanelProps) {
  const { t } = useLingui();
  return (
    <div className={styles.panel}>
      <NameFilter name={filters.name} onChange={(name) => onChange({ name })} />
      <PriceFilter price={filters.price} bounds={bounds} onChange={(price) => onChange({ price })} />
      <StarFilter stars={filters.stars} onChange={(stars) => onChange({ stars })} />
      <section>
        <h3>
          <Trans>Popular filters</Trans>
        </h3>
        <Choice
          label={t`Breakfast`}
          isOn={filters.hasBreakfast}
          onChange={(hasBreakfast) => onChange({ hasBreakfast })}
        />
        <Choice
          label={t`Fully refundable`}
          isOn={filters.isRefundable}
          onChange={(isRefundable) => onChange({ isRefundable })}
        />
        <Choice
          label={t`Pet friendly`}
          isOn={filters.isPetFriendly}
          onChange={(isPetFriendly) => onChange({ isPetFriendly })}
        />
      </section>
      <FacilityList chosen={filters.amenities} onChange={(amenities) => onChange({ amenities })} />
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
