/**
 * The number of hotels, their order and the progress of prices; or why the list is empty. Search-and-browse §2, §8;
 * OPEN-33.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Filters, NO_FILTERS } from '@tenth-night/domain/search/filters';
import type { SortMode } from '@tenth-night/domain/search/sort';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { OnWideScreens } from '../../ui/on-wide-screens';
import type { EditSearch } from './edit-search';
import { FilterChips } from './filter-chips';
import { SortSelect } from './list/sort-control';
import { isComplete, type ResultsState } from './load/results-store';
import { UpdatingPrices } from './load/updating-prices';
import { NoHotels, NoMatches, NoRates } from './no-results';
import styles from './results.module.css';
import { Splash, useSplash } from './splash';

/** Why the hotels are in this order. */
const ORDER_WORDS: Readonly<Record<SortMode, MessageDescriptor>> = {
  top: msg`best guest rating first`,
  distance: msg`nearest to the center first`,
  price_low: msg`lowest price first`,
  price_high: msg`highest price first`,
  stars: msg`most stars first`,
};

type Props = {
  readonly state: ResultsState;
  /** The number of hotels that pass the filters. */
  readonly matching: number;
  /** A search that begins now, not a restored one. */
  readonly isNew: boolean;
  readonly filters: Filters;
  readonly sort: SortMode;
  readonly onChange: (part: Partial<Filters>) => void;
  readonly onSort: (sort: SortMode) => void;
  readonly onEdit: EditSearch;
};

export function ResultsHead({ state, matching, isNew, filters, sort, onChange, onSort, onEdit }: Props) {
  const { status, hotels, batches, priced } = state;
  const isSplash = useSplash(isNew);
  const hasHotels = hotels.length > 0;
  const isDone = isComplete(state);
  const isNone = status === 'ready' && matching === 0 && (isDone || !hasHotels);
  const onClear = () => onChange(NO_FILTERS);
  const chips = hasHotels && (
    <OnWideScreens>
      <FilterChips filters={filters} onChange={onChange} onClear={onClear} />
    </OnWideScreens>
  );
  return (
    <div className={styles.head}>
      {isNone && chips}
      <div className={classNames(styles.progress, isNone && styles.none)}>
        {isSplash && !isNone && <Splash />}
        <div className={classNames(styles.count, isSplash && !isNone && styles.unseen)} role="status">
          {status === 'loading' && <Trans>Loading hotels…</Trans>}
          {isNone && !hasHotels && <NoHotels onEdit={onEdit} />}
          {isNone && hasHotels && <NoMatches onClear={onClear} />}
          {hasHotels && matching > 0 && <Count matching={matching} sort={sort} />}
          {hasHotels && matching === 0 && !isDone && <Trans>No hotels match the selected filters.</Trans>}
        </div>
        {!isSplash && !isDone && batches.total > 0 && <UpdatingPrices done={batches.done} total={batches.total} />}
        {hasHotels && !isNone && <SortSelect sort={sort} onChange={onSort} />}
      </div>
      {!isNone && chips}
      {hasHotels && matching === 0 && !isDone && (
        <Button className={styles.clear} onClick={onClear}>
          <Trans>Clear all filters</Trans>
        </Button>
      )}
      {isDone && hasHotels && priced === 0 && batches.failed === 0 && <NoRates onEdit={onEdit} />}
    </div>
  );
}

function Count({ matching, sort }: Pick<Props, 'matching' | 'sort'>) {
  const { i18n } = useLingui();
  return (
    <>
      <Plural value={matching} one="#+ property" other="#+ properties" />
      <small>
        <span className={styles.dot}> · </span>
        {i18n._(ORDER_WORDS[sort])}
      </small>
    </>
  );
}
