/** One destination: its scene, a search, and the hotels that guests rate best. Search-and-browse §2 "Destinations". */

import { Trans, useLingui } from '@lingui/react/macro';
import { type Destination as City, destinationBySlug } from '@tenth-night/domain/places/destinations';
import { destinationSearch } from '@tenth-night/domain/search/destination-search';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { type DestinationFacts, loadDestination } from '../features/destinations/destination-api';
import { FavoritesMap } from '../features/destinations/favorites-map';
import { LandmarkLinks } from '../features/destinations/landmark-links';
import { RatedHotels } from '../features/destinations/rated-hotels';
import { structuredDestination } from '../features/destinations/structured-destination';
import { UnknownDestination } from '../features/destinations/unknown-destination';
import { WhenToGo } from '../features/destinations/when-to-go';
import { PlaceForm } from '../features/search-form/place-form';
import { PageHead } from '../lib/page/page-head';
import { type Services, useServices } from '../lib/page/services';
import { useLoaderData } from '../lib/router/router-view';
import { type LoaderArgs, withStatus } from '../lib/router/run-loader';
import { CITY_ART_SIZE, cityArt } from '../stay-ui/city-art';
import { useDestinationNames } from '../stay-ui/use-destination-names';
import styles from './destination.module.css';

type DestinationData = {
  readonly destination: City | null;
  readonly facts: DestinationFacts | null;
  readonly today: CalendarDate;
  readonly hasPrices: boolean;
};

export const createRoute = (services: Services) => ({ loader: createLoader(services), Component: Destination });

function createLoader(services: Services) {
  return async ({ params, request }: LoaderArgs) => {
    const destination = destinationBySlug(params['slug'] ?? '') ?? null;
    const facts = destination && (await loadDestination(destination.slug, services, request.signal));
    const hasPrices = services.early?.mayAskRates ?? true;
    const loaded: DestinationData = { destination, facts, today: services.today(), hasPrices };
    return withStatus(loaded, destination ? 200 : 404);
  };
}

function Destination() {
  const { destination, ...rest } = useLoaderData<DestinationData>();
  // Another city is another page: nothing of the form stays.
  return destination ? <Found key={destination.slug} destination={destination} {...rest} /> : <UnknownDestination />;
}

type FoundProps = DestinationData & { readonly destination: City };

function Found({ destination, facts, today, hasPrices }: FoundProps) {
  const { t } = useLingui();
  const services = useServices();
  const { cityName, regionName } = useDestinationNames();
  const city = cityName(destination);
  const favorites = facts?.favorites ?? [];
  return (
    <>
      <PageHead
        title={t`Hotels in ${city}`}
        description={t`Find a hotel in ${city} and see the full price up front.`}
        structured={structuredDestination(destination, city, favorites)}
      />
      <div className={styles.scene}>
        <img src={cityArt(destination.slug)} {...CITY_ART_SIZE} alt="" fetchPriority="high" />
        <div className="wrap">
          <h1>
            <Trans>Hotels in {city}</Trans>
          </h1>
          <p>{regionName(destination.region)}</p>
        </div>
      </div>
      <div className={`wrap ${styles.ask}`}>
        <PlaceForm criteria={destinationSearch(destination, services.today())}>
          <Trans>Search stays in {city}</Trans>
        </PlaceForm>
      </div>
      {favorites.length > 0 && (
        <section className={`wrap ${styles.section}`} aria-labelledby="favorites">
          <div className={styles.head}>
            <h2 id="favorites">
              <Trans>Guest favorites</Trans>
            </h2>
            {hasPrices && (
              <p>
                <Trans>
                  The lowest price of a room for two, for both nights. Fees paid at the hotel may come on top: its page
                  shows the whole price.
                </Trans>
              </p>
            )}
          </div>
          <RatedHotels {...{ destination, today, hasPrices }} hotels={favorites} />
        </section>
      )}
      {favorites.length > 0 && (
        <section className={`wrap ${styles.section}`} aria-labelledby="map">
          <div className={styles.head}>
            <h2 id="map">
              <Trans>On the map</Trans>
            </h2>
          </div>
          <FavoritesMap
            {...{ destination, today }}
            hotels={favorites}
            coordinates={destination.centre}
            name={city}
            icon={null}
          />
        </section>
      )}
      {facts && (
        <section className={`wrap ${styles.section}`} aria-labelledby="months">
          <div className={styles.head}>
            <h2 id="months">
              <Trans>When to go</Trans>
            </h2>
            <p>
              <Trans>
                The usual high of a day, and how many days have rain. Mild and dry months are marked: many travelers
                choose them.
              </Trans>
            </p>
          </div>
          <WhenToGo months={facts.months} />
        </section>
      )}
      {facts && (
        <section className={`wrap ${styles.section}`} aria-labelledby="landmarks">
          <div className={styles.head}>
            <h2 id="landmarks">
              <Trans>Stay near a landmark</Trans>
            </h2>
          </div>
          <LandmarkLinks city={destination.slug} landmarks={facts.landmarks} />
        </section>
      )}
    </>
  );
}
