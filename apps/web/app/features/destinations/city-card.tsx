/** A destination as a picture with its name; links to its page. */

import type { Destination } from '@tenth-night/domain/places/destinations';
import { destinationPath } from '@tenth-night/domain/site/paths';
import { Link } from '../../ui/link';
import { CITY_ART_SIZE, cityArt } from './city-art';
import styles from './city-card.module.css';
import { useDestinationNames } from './use-destination-names';

type Props = {
  readonly destination: Destination;
  /** Left out if the card already stands under its region. */
  readonly hasRegion?: boolean;
};

export function CityCard({ destination, hasRegion = false }: Props) {
  const { cityName, regionName } = useDestinationNames();
  return (
    <Link className={styles.city} to={destinationPath(destination.slug)}>
      <img src={cityArt(destination.slug)} {...CITY_ART_SIZE} alt="" loading="lazy" />
      <span>
        <b>{cityName(destination)}</b>
        {hasRegion && <small>{regionName(destination.region)}</small>}
      </span>
    </Link>
  );
}
