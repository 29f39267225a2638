/** The hotel's facilities: 24 at first, 5 on a phone, all on request. Hotel-checkout-trips §2 "Hotel details". */
import { Trans } from '@lingui/react/macro';
import { shownFacilities } from '@tenth-night/domain/hotel/facilities';
import { memo, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { reveal } from '../../ui/reveal';
import styles from './facility-grid.module.css';

export const FacilityGrid = memo(function FacilityGrid({ facilities }: { readonly facilities: readonly string[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const narrow = shownFacilities(facilities, { width: 'narrow', isExpanded });
  const wide = shownFacilities(facilities, { width: 'wide', isExpanded });
  const total = facilities.length;
  return (
    <>
      <ul ref={list} className={styles.grid}>
        {wide.map((name, i) => (
          // Rendered for wide screens and hidden on narrow ones, so that neither waits for a script.
          <li key={name} className={i < narrow.length ? undefined : styles.wideOnly}>
            <Icon name="check" />
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {!isExpanded && total > narrow.length && (
        <p className={total > wide.length ? styles.more : `${styles.more} ${styles.narrowOnly}`}>
          <Button onClick={() => reveal(list.current, () => setIsExpanded(true))}>
            <Trans>Show all {total}</Trans>
          </Button>
        </p>
      )}
    </>
  );
});
