/** The hotels: 40 at first, then up to 20 more at a time. Other filters or another order start again at 40. */
import { Trans } from '@lingui/react/macro';
import { nextReveal } from '@tenth-night/domain/search/paging';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { Fragment, memo, useMemo, useRef } from 'react';
import { Button } from '../../../ui/button';
import type { ResultsStore } from '../load/results-store';
import styles from '../results.module.css';
import { HotelCard } from './hotel-card';
import { useVisibleCount } from './list-position';
import { MoreWithoutScript } from './more-without-script';
import { SpotlitRow } from './spotlit-row';
import { UnpricedCard } from './unpriced-card';
import { useDrawnInIdle } from './use-drawn-in-idle';
import { useSteadyRows } from './use-steady-rows';
import { useUnpricedLast } from './use-unpriced-last';

/** What a large screen shows before anybody scrolls. The pictures of other cards load when they come near. */
const EARLY_CARDS = 3;

/** The largest part of the first screen is the first picture. */
function loadingOf(place: number) {
  if (place === 0) return 'first';
  return place < EARLY_CARDS ? 'eager' : 'lazy';
}

type Props = {
  /** Identifies the list. It is also the React key. */
  readonly name: string;
  readonly rows: readonly HotelAtDistance[];
  /** The hotels that are known to have no rates. */
  readonly unpriced: ReadonlySet<string>;
  /** The number of hotels that pass the filters. Only the first of them may be here. */
  readonly matching: number;
  readonly isWhole: boolean;
  /** All prices have arrived. */
  readonly isComplete: boolean;
  readonly store: ResultsStore;
  readonly nights: number;
  readonly addressOf: (hotelId: string) => string;
};

/** Rerenders only when the list changes, so that presses beside it show first. */
export const HotelList = memo(function HotelList({
  name,
  rows,
  unpriced,
  matching,
  isWhole,
  isComplete,
  store,
  nights,
  addressOf,
}: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { visible, drawn, setVisible } = useVisibleCount(name, rows.length, isWhole);
  const listed = useUnpricedLast({ name, rows, unpriced, store, visible, isWhole });
  const { shown, isBehind, catchUp } = useSteadyRows(listed, visible);
  const more = nextReveal(visible, shown.rows.length);
  const cards = useMemo(() => shown.rows.slice(0, drawn), [shown, drawn]);
  useDrawnInIdle({ list, cards, isComplete });

  function updateOrder(): void {
    catchUp();
    list.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  return (
    <>
      {isBehind && (
        <div className={styles.behind}>
          <Button look="main" onClick={updateOrder}>
            <Trans>New prices: update order</Trans>
          </Button>
        </div>
      )}
      <ul className={styles.list} ref={list} tabIndex={-1}>
        {cards.map((row, place) => (
          <Fragment key={row.hotel.hotelId}>
            {place === shown.before && (
              <li className={styles.unpriced}>
                <Trans>No rates for your dates</Trans>
              </li>
            )}
            <SpotlitRow hotelId={row.hotel.hotelId} isSmall={place >= shown.before}>
              {place < shown.before ? (
                <HotelCard
                  row={row}
                  store={store}
                  nights={nights}
                  pageAddress={addressOf(row.hotel.hotelId)}
                  loading={loadingOf(place)}
                />
              ) : (
                <UnpricedCard row={row} pageAddress={addressOf(row.hotel.hotelId)} />
              )}
            </SpotlitRow>
          </Fragment>
        ))}
      </ul>
      {matching > rows.length && <MoreWithoutScript shown={rows.length} />}
      {more > 0 && (
        <Button className={styles.more} onClick={() => setVisible(visible + more)}>
          <Trans>View more</Trans>
        </Button>
      )}
    </>
  );
});
