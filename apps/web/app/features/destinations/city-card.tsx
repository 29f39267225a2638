/** A destination as a picture with its name; links to its page. */

import type { Destination } from '@tenth-night/domain/places/destinations';
import { destinationPath } from '@tenth-night/domain/site/paths';
import { CITY_ART_SIZE, cityArt } from '../../stay-ui/city-art';
import { useDestinationNames } from '../../stay-ui/use-destination-names';
import { Link } from '../../ui/link';
import styles from './city-card.module.css';

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
