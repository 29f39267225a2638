/** The hotels near one landmark of a destination, and a search around it. */

import { Trans, useLingui } from '@lingui/react/macro';
import type { RatedHotel } from '@tenth-night/contract/destinations';
import { writeArea } from '@tenth-night/domain/places/area';
import { type Destination as City, destinationBySlug } from '@tenth-night/domain/places/destinations';
import { distanceKm } from '@tenth-night/domain/places/distance';
import { areaAround } from '@tenth-night/domain/places/map-area';
import { NEAR_LANDMARK_KM } from '@tenth-night/domain/places/near-landmark';
import { destinationSearch } from '@tenth-night/domain/search/destination-search';
import { hotelCoordinates } from '@tenth-night/domain/search/hotel';
import { destinationPath } from '@tenth-night/domain/site/paths';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { type LandmarkFacts, loadLandmark } from '../features/destinations/destination-api';
import { FavoritesMap } from '../features/destinations/favorites-map';
import { LandmarkLinks } from '../features/destinations/landmark-links';
import { RatedHotels } from '../features/destinations/rated-hotels';
import { structuredLandmark } from '../features/destinations/structured-destination';
import { UnknownDestination } from '../features/destinations/unknown-destination';
import { PlaceForm } from '../features/search-form/place-form';
import { PageHead } from '../lib/page/page-head';
import { type Services, useServices } from '../lib/page/services';
import { useLoaderData } from '../lib/router/router-view';
import { type LoaderArgs, withStatus } from '../lib/router/run-loader';
import { useDestinationNames } from '../stay-ui/use-destination-names';
import { Amount } from '../ui/amount';
import { Link } from '../ui/link';
import styles from './landmark.module.css';

type LandmarkData = {
  readonly found: { readonly destination: City; readonly facts: LandmarkFacts } | null;
  readonly today: CalendarDate;
  readonly hasPrices: boolean;
};

export const createRoute = (services: Services) => ({ loader: createLoader(services), Component: Landmark });

function createLoader(services: Services) {
  return async ({ params, request }: LoaderArgs) => {
    const destination = destinationBySlug(params['slug'] ?? '');
    const facts =
      destination && (await loadLandmark(destination.slug, params['landmark'] ?? '', services, request.signal));
    const hasPrices = services.early?.mayAskRates ?? true;
    const loaded: LandmarkData = {
      ...{ found: destination && facts ? { destination, facts } : null },
      ...{ today: services.today(), hasPrices },
    };
    return withStatus(loaded, loaded.found ? 200 : 404);
  };
}

function Landmark() {
  const { found, ...rest } = useLoaderData<LandmarkData>();
  return found ? <Found key={found.facts.landmark.slug} {...found} {...rest} /> : <UnknownDestination />;
}

type FoundProps = Omit<LandmarkData, 'found'> & NonNullable<LandmarkData['found']>;

function Found({ destination, facts, today, hasPrices }: FoundProps) {
  const { t } = useLingui();
  const services = useServices();
  const city = useDestinationNames().cityName(destination);
  const { landmark, others } = facts;
  const { name } = landmark;
  const hotels = facts.hotels ?? [];
  const area = [['area', writeArea(areaAround(landmark, NEAR_LANDMARK_KM))]] as const;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={t`Hotels near ${name}, ${city}`}
        description={t`The hotels near ${name} in ${city} that guests rate best, with their distance and what they cost.`}
        structured={structuredLandmark(landmark, { slug: destination.slug, name: city }, hotels)}
      />
      <div>
        <Link className={styles.city} to={destinationPath(destination.slug)}>
          <Trans>Hotels in {city}</Trans>
        </Link>
        <h1>
          <Trans>
            Hotels near <bdi>{name}</bdi>
          </Trans>
        </h1>
      </div>
      <PlaceForm criteria={destinationSearch(destination, services.today())} more={area}>
        <Trans>Search this area</Trans>
      </PlaceForm>
      {hotels.length > 0 && (
        <section aria-labelledby="favorites">
          <h2 id="favorites">
            <Trans>Guest favorites</Trans>
          </h2>
          {hasPrices && (
            <p className={styles.note}>
              <Trans>
                The lowest price of a room for two, for both nights. Fees paid at the hotel may come on top: its page
                shows the whole price.
              </Trans>
            </p>
          )}
          <RatedHotels
            {...{ destination, hotels, today, hasPrices }}
            note={(hotel) => <Distance hotel={hotel} from={landmark} />}
          />
        </section>
      )}
      <section aria-labelledby="map">
        <h2 id="map">
          <Trans>Map</Trans>
        </h2>
        <FavoritesMap {...{ destination, hotels, today, name }} coordinates={landmark} icon="pin" more={area} />
      </section>
      <section aria-labelledby="others">
        <h2 id="others">
          <Trans>Other landmarks</Trans>
        </h2>
        <LandmarkLinks city={destination.slug} landmarks={others} />
      </section>
    </div>
  );
}

type DistanceProps = { readonly hotel: RatedHotel; readonly from: LandmarkFacts['landmark'] };

function Distance({ hotel, from }: DistanceProps) {
  const { format } = useServices();
  const at = hotelCoordinates(hotel);
  if (!at) return null;
  const { name } = from;
  return (
    <p className={styles.distance}>
      <Trans>
        <Amount>{format.distance(distanceKm(from, at))}</Amount> km from <bdi>{name}</bdi>
      </Trans>
    </p>
  );
}
