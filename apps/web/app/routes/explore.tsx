/** All destinations by region. Search-and-browse §2 "Destinations". */
import { Trans, useLingui } from '@lingui/react/macro';
import { DESTINATIONS_BY_REGION } from '@tenth-night/domain/places/destinations';
import { CityCard } from '../features/destinations/city-card';
import { PageHead } from '../lib/page/page-head';
import { useDestinationNames } from '../stay-ui/use-destination-names';
import styles from './explore.module.css';

export const createRoute = () => ({ Component: Explore });

function Explore() {
  const { t } = useLingui();
  const { regionName } = useDestinationNames();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Explore`} description={t`Hotels in 24 cities on six continents, each with its full price.`} />
      <h1>
        <Trans>Where would you like to wake up?</Trans>
      </h1>
      {DESTINATIONS_BY_REGION.map(({ region, destinations }) => (
        <section key={region} aria-label={regionName(region)}>
          <h2>{regionName(region)}</h2>
          <ul className={styles.cities}>
            {destinations.map((destination) => (
              <li key={destination.slug}>
                <CityCard destination={destination} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
