/** All filters, in the sidebar of a wide screen and in a sheet on a narrow one. Search-and-browse §2 "Search results". */
import { Trans, useLingui } from '@lingui/react/macro';
import { countFacets, type Facets, type PricedList } from '@tenth-night/domain/search/facets';
import { type Filters, FLAGS } from '@tenth-night/domain/search/filters';
import type { PriceRange } from '@tenth-night/domain/search/price-range';
import { memo, useDeferredValue, useMemo } from 'react';
import { FLAG_NAMES } from '../../stay-ui/flag-names';
import { FacilityList } from './facility-list';
import { FilterRow } from './filter-row';
import styles from './filters.module.css';
import { NameFilter } from './name-filter';
import { PriceFilter } from './price-filter';
import { RatingFilter } from './rating-filter';
import { StarFilter } from './star-filter';

export type FilterPanelProps = {
  readonly filters: Filters;
  /** The bounds of the known prices. Null before the first price. */
  readonly bounds: PriceRange | null;
  /** The hotels to count for the number beside each choice. Null while the list is loading. */
  readonly counted: PricedList | null;
  readonly onChange: (part: Partial<Filters>) => void;
};

/** Rerenders when a filter, the list or a bound changes, not with each price that arrives. */
export const FilterPanel = memo(function FilterPanel({ filters, bounds, counted, onChange }: FilterPanelProps) {
  const { i18n } = useLingui();
  const facets = useFacets(counted, filters);
  return (
    <div className={styles.panel}>
      <NameFilter name={filters.name} onChange={(name) => onChange({ name })} />
      <PriceFilter price={filters.price} bounds={bounds} onChange={(price) => onChange({ price })} />
      <section>
        <h3>
          <Trans>Popular filters</Trans>
        </h3>
        {FLAGS.map((name) => (
          <FilterRow
            key={name}
            label={i18n._(FLAG_NAMES[name])}
            count={facets?.flags.get(name)}
            isOn={filters[name]}
            onChange={(isOn) => onChange({ [name]: isOn })}
          />
        ))}
      </section>
      <RatingFilter rating={filters.rating} counts={facets?.ratings} onChange={(rating) => onChange({ rating })} />
      <StarFilter stars={filters.stars} counts={facets?.stars} onChange={(stars) => onChange({ stars })} />
      <FacilityList
        chosen={filters.facilities}
        counts={facets?.facilities}
        onChange={(facilities) => onChange({ facilities })}
      />
    </div>
  );
});

/** Only the price, for its own sheet on a narrow screen. */
export function PricePanel({ filters, bounds, onChange }: FilterPanelProps) {
  return <PriceFilter price={filters.price} bounds={bounds} onChange={(price) => onChange({ price })} />;
}

/** Deferred: the opened panel and the pressed choice must be drawn before thousands of hotels are counted. */
function useFacets(counted: PricedList | null, filters: Filters): Facets | null {
  const list = useDeferredValue(counted, null);
  const followed = useDeferredValue(filters);
  return useMemo(() => list && countFacets(list, followed), [list, followed]);
}
