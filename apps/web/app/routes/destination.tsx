/** One destination: its scene, its region, and a link to its hotels. Search-and-browse §2 "Destinations". */

import { Trans, useLingui } from '@lingui/react/macro';
import { type Destination as City, destinationBySlug } from '@tenth-night/domain/places/destinations';
import { destinationSearch } from '@tenth-night/domain/search/destination-search';
import { encodeSearch } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../lib/page/page-head';
import { useServices } from '../lib/page/services';
import { useIsHydrated } from '../lib/page/use-is-hydrated';
import { CITY_ART_SIZE, cityArt } from '../stay-ui/city-art';
import { useDestinationNames } from '../stay-ui/use-destination-names';
import { BUTTON_CLASS, MAIN_BUTTON_CLASS } from '../ui/button';
import { Link } from '../ui/link';
import styles from './destination.module.css';

type DestinationData = { readonly destination: City | null };

export const createRoute = () => ({ loader, Component: Destination });

function loader({ params }: LoaderFunctionArgs) {
  const destination = destinationBySlug(params['slug'] ?? '') ?? null;
  return data({ destination } satisfies DestinationData, { status: destination ? 200 : 404 });
}

function Destination() {
  const { destination } = useLoaderData<DestinationData>();
  return destination ? <Found destination={destination} /> : <NotFound />;
}

function Found({ destination }: { readonly destination: City }) {
  const { t } = useLingui();
  const { cityName, regionName } = useDestinationNames();
  const city = cityName(destination);
  return (
    <article>
      <PageHead
        title={t`Hotels in ${city}`}
        description={t`Find a hotel in ${city} and see the whole price from the first look.`}
      />
      <div className={styles.banner}>
        <img src={cityArt(destination.slug)} {...CITY_ART_SIZE} alt="" fetchPriority="high" />
      </div>
      <div className={`wrap ${styles.words}`}>
        <p className={styles.region}>{regionName(destination.region)}</p>
        <h1>{city}</h1>
        <SearchLink destination={destination} city={city} />
      </div>
    </article>
  );
}

/** Needs the visitor's own date. Until the browser knows it, the link has no dates and the search uses its defaults. */
function SearchLink({ destination, city }: { readonly destination: City; readonly city: string }) {
  const { today } = useServices();
  const isHydrated = useIsHydrated();
  const query = encodeSearch(destinationSearch(destination, today()));
  const asked = isHydrated ? query : query.filter(([name]) => !name.startsWith('check'));
  return (
    <Link className={MAIN_BUTTON_CLASS} to={withQuery(SITE_PATHS.search, asked)}>
      <Trans>Search stays in {city}</Trans>
    </Link>
  );
}

function NotFound() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.words}`}>
      <PageHead title={t`Destination not found`} isUnlisted />
      <h1>
        <Trans>Destination not found</Trans>
      </h1>
      <p>
        <Trans>We have no page for it, but the search knows many more cities.</Trans>
      </p>
      <Link className={BUTTON_CLASS} to={SITE_PATHS.explore}>
        <Trans>See all destinations</Trans>
      </Link>
    </div>
  );
}
