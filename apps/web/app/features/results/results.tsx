/**
 * The results of one search: filters, order, progress, the list, and a message for every other state. Search-and-browse
 * §2, §8.
 */
import { Trans } from '@lingui/react/macro';
import type { Place } from '@tenth-night/domain/places/place';
import type { PricedList } from '@tenth-night/domain/search/facets';
import type { Refinement } from '@tenth-night/domain/search/filter-params';
import type { Filters } from '@tenth-night/domain/search/filters';
import { hotelAddress } from '@tenth-night/domain/search/hotel-address';
import type { PriceRange } from '@tenth-night/domain/search/price-range';
import { encodeSearch } from '@tenth-night/domain/search/search-params';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { createLog } from '../../lib/page/log';
import { useServices } from '../../lib/page/services';
import { useIsHydrated } from '../../lib/page/use-is-hydrated';
import { FailedState } from '../../stay-ui/failed-state';
import { classNames } from '../../ui/class-names';
import { createLaterModule } from '../../ui/later-module';
import { OnWideScreens } from '../../ui/on-wide-screens';
import type { EditSearch } from './edit-search';
import { HotelCardSkeleton } from './list/hotel-card-skeleton';
import { HotelList } from './list/hotel-list';
import { QuickButtons } from './list/quick-buttons';
import type { FirstHotels } from './load/first-hotels';
import type { Search } from './load/results-store';
import { RetryNotice } from './load/retry-notice';
import { useRefined } from './load/use-refined';
import { useResults } from './load/use-results';
import { AreaChip } from './map/area-chip';
import { MapButton } from './map/map-button';
import type { MapPanel } from './map/map-panel';
import type { LoadMap } from './map/map-part';
import { NearStaysSlot } from './near-stays-slot';
import styles from './results.module.css';
import { ResultsHead } from './results-head';
import { ResultsTitle } from './results-title';

const Diagnostics = lazy(async () => ({ default: (await import('./diagnostics')).Diagnostics }));

export type RefineParts = {
  readonly filters: Filters;
  readonly bounds: PriceRange | null;
  readonly counted: PricedList | null;
  readonly onChange: (part: Partial<Filters>) => void;
};

type Props = {
  readonly search: Search;
  /** What the page brought of this search. */
  readonly first: FirstHotels | null;
  readonly refinement: Refinement;
  readonly onRefine: (part: Partial<Refinement>) => void;
  /** The route passes these in, because it composes features: all filters, the price alone, and what loads both. */
  readonly loadFilters: () => Promise<unknown>;
  readonly filterPanel: (parts: RefineParts) => ReactNode;
  readonly priceFilter: (parts: RefineParts) => ReactNode;
  /** The route keeps the open state in the address. */
  readonly map: MapSwitch;
  readonly onEdit: EditSearch;
};

export type MapSwitch = {
  readonly isOpen: boolean;
  readonly load: LoadMap;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

export function Results({ search, first, refinement, onRefine, map, onEdit, ...filtering }: Props) {
  const { store, state, retry } = useResults(search, first);
  const refined = useRefined(store, state, refinement);
  const { rows, unpriced, isWhole, isComplete, matching, bounds, counted } = refined;
  const nights = stayNights(search.criteria.dates) ?? 1;
  const { filters, sort } = refinement;
  const addressOf = useAddressOf(search, refined.refinement);
  const onChange = useCallback(
    (part: Partial<Filters>) => onRefine({ filters: { ...filters, ...part } }),
    [filters, onRefine],
  );
  const parts: RefineParts = { filters, bounds, counted, onChange };

  const openMap = useOpenMap(map);
  // A restored list is not a new search.
  const [isNew] = useState(state.status === 'loading' || first !== null);
  const name = JSON.stringify([search.place.id, encodeSearch(search.criteria), refined.refinement]);
  const list = { name, rows, matching, store, nights, addressOf };

  if (state.status === 'failed' || state.status === 'busy')
    return <Failed place={search.place} isBusy={state.status === 'busy'} onRetry={retry} />;
  const isEmpty = state.status === 'ready' && state.hotels.length === 0;
  return (
    <div className={classNames(styles.columns, isEmpty && styles.alone, map.isOpen && styles.withMap)}>
      {!isEmpty && (
        <QuickButtons
          count={matching}
          refinement={refinement}
          loadFilters={filtering.loadFilters}
          filterPanel={filtering.filterPanel(parts)}
          priceFilter={filtering.priceFilter(parts)}
          onRefine={onRefine}
          isBesideMap={map.isOpen}
          onMap={() => openMap('buttons')}
        />
      )}
      <ResultsTitle place={search.place} />
      {!isEmpty && (
        <Side map={map} onMap={() => openMap('sidebar')}>
          {filtering.filterPanel(parts)}
        </Side>
      )}
      <div className={styles.main} data-prices={isComplete ? 'complete' : 'loading'}>
        {/* Other days do not help where the filters leave no hotel. */}
        {!isEmpty && (
          <NearStaysSlot {...{ search, store, state, filters, isComplete }} isHidden={isComplete && matching === 0} />
        )}
        <ResultsHead
          state={state}
          matching={matching}
          isNew={isNew}
          {...{ filters, sort, onChange, onEdit }}
          onSort={(mode) => onRefine({ sort: mode })}
        />
        <InBrowser>
          <Debugging criteria={search.criteria} state={state} matching={rows.length} />
        </InBrowser>
        {filters.area && <AreaChip onRemove={() => parts.onChange({ area: null })} />}
        {refined.isReady ? <HotelList key={name} {...list} {...{ unpriced, isWhole, isComplete }} /> : <Waiting />}
        {state.rest && <RetryNotice isBusy={state.rest === 'busy'} onRetry={retry} />}
      </div>
      {map.isOpen && (
        <InBrowser>
          <OpenMap
            {...list}
            place={search.place}
            area={filters.area}
            onArea={(area) => parts.onChange({ area })}
            load={map.load}
            onClose={map.onClose}
          />
        </InBrowser>
      )}
    </div>
  );
}

/** What the server does not draw. A component of its own, so that the page around it does not draw again. */
function InBrowser({ children }: { readonly children: ReactNode }) {
  return useIsHydrated() && <Suspense>{children}</Suspense>;
}

function Debugging(props: ComponentProps<typeof Diagnostics>) {
  if (!props.criteria.isDebugging) return null;
  return <Diagnostics {...props} />;
}

type FailedProps = { readonly place: Place; readonly isBusy: boolean; onRetry(): void };

function Failed({ place, isBusy, onRetry }: FailedProps) {
  return (
    <div className={classNames(styles.columns, styles.alone)}>
      <ResultsTitle place={place} />
      <div className={styles.main}>
        <FailedState level={2} title={<Trans>We could not load the hotels</Trans>} isBusy={isBusy} retry={onRetry}>
          <Trans>The connection to our hotel partner failed. Your search is still here, and nothing was booked.</Trans>
        </FailedState>
      </div>
    </div>
  );
}

const FILTERS_ID = 'filters';

type SideProps = { readonly map: MapSwitch; readonly onMap: () => void; readonly children: ReactNode };

function Side({ map, onMap, children }: SideProps) {
  // The hotels come first: after a press on Search the filters follow when the first cards are drawn.
  const isDrawn = useDeferredValue(true, !useIsHydrated());
  return (
    <aside className={styles.side} aria-labelledby={FILTERS_ID}>
      <h2 id={FILTERS_ID} className="sr-only">
        <Trans>Filters</Trans>
      </h2>
      <MapButton isOpen={map.isOpen} onIntent={() => prepareMap(map)} onOpen={onMap} />
      {isDrawn && <OnWideScreens>{children}</OnWideScreens>}
    </aside>
  );
}

function Waiting() {
  return (
    <>
      <noscript>
        <p className={styles.note}>
          <Trans>This page needs JavaScript to load hotels and prices. Turn it on and reload the page.</Trans>
        </p>
      </noscript>
      <HotelCardSkeleton />
    </>
  );
}

function useAddressOf({ criteria }: Search, refinement: Refinement) {
  return useCallback((hotelId: string) => hotelAddress(hotelId, criteria, refinement), [criteria, refinement]);
}

const mapPanel = createLaterModule(() => import('./map/map-panel'));

function OpenMap(props: ComponentProps<typeof MapPanel>) {
  const { MapPanel: Panel } = mapPanel.read();
  return <Panel {...props} />;
}

/** If this preload fails, opening the map loads it again. */
function prepareMap({ load }: MapSwitch): void {
  Promise.all([load(), mapPanel.load()]).catch(() => {});
}

function useOpenMap({ onOpen }: MapSwitch) {
  const log = useServices().single(createLog);
  return (from: 'buttons' | 'sidebar') => {
    log.write('map', { from });
    // First the panel: it takes the focus from the button, which may disappear when the map opens.
    void mapPanel.load().then(onOpen, onOpen);
  };
}
