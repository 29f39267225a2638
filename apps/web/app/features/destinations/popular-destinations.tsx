/** The carousel of all destinations on the home page. Search-and-browse §2 "Home". */

import { Trans, useLingui } from '@lingui/react/macro';
import { POPULAR_DESTINATIONS } from '@tenth-night/domain/places/destinations';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useId } from 'react';
import { BUTTON_CLASS, Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { CityCard } from './city-card';
import styles from './popular-destinations.module.css';
import { useCarousel } from './use-carousel';

export function PopularDestinations() {
  const { t } = useLingui();
  const headingId = useId();
  const { ref, isAtStart, isAtEnd, scroll } = useCarousel();
  return (
    <section className="wrap" aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>
          <Trans>Popular Destinations</Trans>
        </h2>
        <div className={styles.controls}>
          <Button
            className={styles.arrow}
            aria-label={t`Scroll back`}
            aria-disabled={isAtStart}
            onClick={() => !isAtStart && scroll(-1)}
          >
            <Icon name="prev" className={styles.flip} />
          </Button>
          <Button
            className={styles.arrow}
            aria-label={t`Scroll forward`}
            aria-disabled={isAtEnd}
            onClick={() => !isAtEnd && scroll(1)}
          >
            <Icon name="next" className={styles.flip} />
          </Button>
          <Link className={BUTTON_CLASS} to={SITE_PATHS.explore}>
            <Trans>View all</Trans>
          </Link>
        </div>
      </div>
      <ul className={styles.carousel} ref={ref}>
        {POPULAR_DESTINATIONS.map((destination) => (
          <li key={destination.slug}>
            <CityCard destination={destination} hasRegion />
          </li>
        ))}
      </ul>
    </section>
  );
}
