/** The hotels: 40 at first, then up to 20 more at a time. A new list, one with other filters or another order, begins anew. */
import { Trans } from '@lingui/react/macro';
import { FIRST_VISIBLE, nextReveal } from '@tenth-night/domain/search/paging';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { HotelCard } from './hotel-card';
import styles from './results.module.css';
import type { ResultsStore } from './results-store';

type Props = { readonly rows: readonly HotelAtDistance[]; readonly store: ResultsStore; readonly nights: number };

export function HotelList({ rows, store, nights }: Props) {
  const [visible, setVisible] = useState(FIRST_VISIBLE);
  const more = nextReveal(visible, rows.length);
  return (
    <>
      <ul className={styles.list}>
        {rows.slice(0, visible).map((row) => (
          <li key={row.hotel.hotelId}>
            <HotelCard row={row} store={store} nights={nights} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button className={styles.more} onClick={() => setVisible(visible + more)}>
          <Trans>View more</Trans>
        </Button>
      )}
    </>
  );
}
