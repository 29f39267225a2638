/** Every destination as a link under its region, and a link to all of them. */

import { Trans } from '@lingui/react/macro';
import { DESTINATIONS_BY_REGION } from '@tenth-night/domain/places/destinations';
import { destinationPath, SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useId } from 'react';
import { useDestinationNames } from '../../stay-ui/use-destination-names';
import { Link } from '../../ui/link';
import styles from './destinations-by-region.module.css';

type Props = {
  readonly className?: string | undefined;
  /** Called before the browser follows a link. */
  readonly onGo: () => void;
};

export function DestinationsByRegion({ className, onGo }: Props) {
  const { cityName, regionName } = useDestinationNames();
  const id = useId();
  return (
    <>
      <div className={className}>
        {DESTINATIONS_BY_REGION.map(({ region, destinations }) => (
          <div key={region}>
            <h3 className={styles.region} id={`${id}${region}`}>
              {regionName(region)}
            </h3>
            <ul className={styles.cities} aria-labelledby={`${id}${region}`}>
              {destinations.map((destination) => (
                <li key={destination.slug}>
                  <Link to={destinationPath(destination.slug)} onClick={onGo}>
                    {cityName(destination)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Link className={styles.all} to={SITE_PATHS.explore} onClick={onGo}>
        <Trans>See all destinations</Trans>
      </Link>
    </>
  );
}
