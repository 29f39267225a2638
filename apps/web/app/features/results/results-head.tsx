/**
 * The number of hotels, their order and the progress of prices; or why the list is empty. Search-and-browse §2, §8;
 * OPEN-33.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SortMode } from '@tenth-night/domain/search/sort';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { SortSelect } from './list/sort-control';
import { isComplete, type ResultsState } from './load/results-store';
import { UpdatingPrices } from './load/updating-prices';
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
  readonly sort: SortMode;
  readonly onSort: (sort: SortMode) => void;
  readonly onClear: () => void;
};

export function ResultsHead({ state, matching, isNew, sort, onSort, onClear }: Props) {
  const { i18n } = useLingui();
  const { status, hotels, batches, priced } = state;
  const isSplash = useSplash(isNew);
  const hasHotels = hotels.length > 0;
  const isDone = isComplete(state);
  return (
    <div className={styles.head}>
      <div className={styles.progress}>
        {isSplash && <Splash />}
        <p className={classNames(styles.count, isSplash && styles.unseen)} role="status">
          {status === 'loading' && <Trans>Loading hotels…</Trans>}
          {status === 'ready' && !hasHotels && <Trans>No hotels found for this destination.</Trans>}
          {hasHotels && matching > 0 && (
            <>
              <Plural value={matching} one="#+ property" other="#+ properties" />
              <small>
                {' · '}
                {i18n._(ORDER_WORDS[sort])}
              </small>
            </>
          )}
          {hasHotels && matching === 0 && <Trans>No hotels match the selected filters.</Trans>}
        </p>
        {!isSplash && !isDone && batches.total > 0 && <UpdatingPrices done={batches.done} total={batches.total} />}
        {hasHotels && <SortSelect sort={sort} onChange={onSort} />}
      </div>
      {hasHotels && matching === 0 && (
        <Button className={styles.clear} onClick={onClear}>
          <Trans>Clear all filters</Trans>
        </Button>
      )}
      {isDone && hasHotels && priced === 0 && batches.failed === 0 && (
        <p>
          <Trans>No available rates for the selected dates. Try adjusting dates or guests.</Trans>
        </p>
      )}
    </div>
  );
}
