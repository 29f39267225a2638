/** The results of one search: count, progress, the list, and a word for every other state. Search-and-browse §2, §8. */
import { Plural, Trans } from '@lingui/react/macro';
import { FIRST_VISIBLE, nextReveal } from '@tenth-night/domain/search/paging';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { HotelCard } from './hotel-card';
import { HotelCardBones } from './hotel-card-bones';
import styles from './results.module.css';
import type { ResultsState, Search } from './results-store';
import { RetryNotice } from './retry-notice';
import { UpdatingPrices } from './updating-prices';
import { useResults } from './use-results';

export function Results({ search }: { readonly search: Search }) {
  const { store, state, retry } = useResults(search);
  const [visible, setVisible] = useState(FIRST_VISIBLE);
  const nights = stayNights(search.criteria.dates) ?? 1;
  const more = nextReveal(visible, state.hotels.length);

  if (state.status === 'failed') return <RetryNotice onRetry={retry} />;
  return (
    <>
      <Heading name={search.place.name} state={state} />
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
        <ul className={styles.list}>
          {state.hotels.slice(0, visible).map((row) => (
            <li key={row.hotel.hotelId}>
              <HotelCard row={row} store={store} nights={nights} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button className={styles.more} onClick={() => setVisible(visible + more)}>
          <Trans>View more</Trans>
        </Button>
      )}
    </>
  );
}

function Heading({ name, state }: { readonly name: string; readonly state: ResultsState }) {
  const { status, hotels, batches, priced } = state;
  const count = hotels.length;
  const isDone = status === 'ready' && batches.done === batches.total;
  return (
    <div className={styles.head}>
      <h1>
        <Trans>
          Stays in <bdi>{name}</bdi>
        </Trans>
      </h1>
      <div className={styles.progress}>
        <p className={styles.count} role="status">
          {status === 'loading' && <Trans>Loading hotels…</Trans>}
          {status === 'ready' && count === 0 && <Trans>No hotels found for this destination.</Trans>}
          {count > 0 && <Plural value={count} one="#+ property" other="#+ properties" />}
        </p>
        {!isDone && batches.total > 0 && <UpdatingPrices done={batches.done} total={batches.total} />}
      </div>
      {isDone && count > 0 && priced === 0 && batches.failed === 0 && (
        <p>
          <Trans>No available rates for the selected dates. Try adjusting dates or guests.</Trans>
        </p>
      )}
    </div>
  );
}
