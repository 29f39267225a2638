/** The results of one search: filters, order, progress, the list, and a word for every other state. Search-and-browse §2, §8. */
import { Trans } from '@lingui/react/macro';
import type { Refinement } from '@tenth-night/domain/search/filter-params';
import { type Filters, NO_FILTERS, type PriceRange } from '@tenth-night/domain/search/filters';
import { stayNights } from '@tenth-night/domain/stay/dates';
import type { ReactNode } from 'react';
import { HotelCardBones } from './hotel-card-bones';
import { HotelList } from './hotel-list';
import { QuickButtons } from './quick-buttons';
import styles from './results.module.css';
import { ResultsHead } from './results-head';
import type { Search } from './results-store';
import { RetryNotice } from './retry-notice';
import { useRefined } from './use-refined';
import { useResults } from './use-results';

export type RefineParts = {
  readonly filters: Filters;
  readonly bounds: PriceRange | null;
  readonly onChange: (part: Partial<Filters>) => void;
};

type Props = {
  readonly search: Search;
  readonly refinement: Refinement;
  readonly onRefine: (part: Partial<Refinement>) => void;
  /** Given by the route, which composes features: all filters, and the price alone. */
  readonly filterPanel: (parts: RefineParts) => ReactNode;
  readonly priceFilter: (parts: RefineParts) => ReactNode;
};

export function Results({ search, refinement, onRefine, filterPanel, priceFilter }: Props) {
  const { store, state, retry } = useResults(search);
  const { rows, bounds } = useRefined(store, state, refinement);
  const nights = stayNights(search.criteria.dates) ?? 1;
  const { filters, sort } = refinement;
  const parts: RefineParts = {
    filters,
    bounds,
    onChange: (part) => onRefine({ filters: { ...filters, ...part } }),
  };

  if (state.status === 'failed') return <RetryNotice onRetry={retry} />;
  return (
    <>
      <QuickButtons
        count={rows.length}
        refinement={refinement}
        filterPanel={filterPanel(parts)}
        priceFilter={priceFilter(parts)}
        onRefine={onRefine}
      />
      <div className={styles.columns}>
        <aside className={styles.side}>{filterPanel(parts)}</aside>
        <div>
          <ResultsHead
            name={search.place.name}
            state={state}
            matching={rows.length}
            sort={sort}
            onSort={(mode) => onRefine({ sort: mode })}
            onClear={() => onRefine({ filters: NO_FILTERS })}
          />
          {state.status === 'loading' ? (
            <>
              <noscript>
                <p className={styles.note}>
                  <Trans>Hotels and prices arrive by script. Turn JavaScript on and load the page again.</Trans>
                </p>
              </noscript>
              <HotelCardBones />
            </>
          ) : (
            <HotelList key={JSON.stringify(refinement)} rows={rows} store={store} nights={nights} />
          )}
        </div>
      </div>
    </>
  );
}
