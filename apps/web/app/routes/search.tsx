/** Search results. The server brings the first hotels and their prices, the browser loads the others. Decision 21. */

import { Trans, useLingui } from '@lingui/react/macro';
import { isNearPlace } from '@tenth-night/domain/places/near-place';
import { likeliestPlace, type Place } from '@tenth-night/domain/places/place';
import {
  decodeRefinement,
  encodeRefinement,
  REFINEMENT_KEYS,
  type Refinement,
} from '@tenth-night/domain/search/filter-params';
import { MAP_VIEW } from '@tenth-night/domain/search/map-view';
import {
  decodeSearchAnywhere,
  encodeSearch,
  handedOver,
  type SearchCriteria,
} from '@tenth-night/domain/search/search-params';
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FilterPanelProps } from '../features/filters/filter-panel';
import type { EditSearch } from '../features/results/edit-search';
import { firstCards } from '../features/results/load/first-cards';
import { type FirstHotels, loadFirstHotels } from '../features/results/load/first-hotels';
import { createPreparedSearch, type PreparedSearch } from '../features/results/load/prepared-search';
import type { Search as Question } from '../features/results/load/results-store';
import { useMapView } from '../features/results/map/use-map-view';
import { Results } from '../features/results/results';
import { CriteriaBar, searchForm } from '../features/search-form/criteria-bar';
import { createApiClient } from '../lib/api/api-client';
import { isBusy } from '../lib/api/is-busy';
import type { PlaceAhead } from '../lib/api/place-ahead';
import { PageHead } from '../lib/page/page-head';
import type { Services } from '../lib/page/services';
import { useLoaderData, useLocation, useNavigate, useRevalidate, useSearchParams } from '../lib/router/router-view';
import type { LoaderArgs } from '../lib/router/run-loader';
import { nextTask } from '../lib/time/next-task';
import { useOwnDates } from '../lib/time/use-own-dates';
import { FailedState } from '../stay-ui/failed-state';
import { SavedNoticeHost } from '../stay-ui/saved-notice-host';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import lostPlace from '../ui/drawings/lost-place.svg?url';
import { createLaterModule } from '../ui/later-module';
import { loadIfWide } from '../ui/on-wide-screens';
import { StateCard } from '../ui/state-card';
import styles from './search.module.css';

type Destination =
  | { readonly kind: 'none' | 'unknown' | 'failed' | 'busy' }
  | { readonly kind: 'found'; readonly place: Place; readonly first: FirstHotels | null };
type SearchData = { readonly criteria: SearchCriteria; readonly destination: Destination };

/** A phone loads them with the press on a button. */
const filterCode = createLaterModule(() => import('../features/filters/filter-panel'));

export async function createRoute(services: Services) {
  await Promise.all([loadIfWide(filterCode, searchForm), import.meta.env.SSR || prepareFormats(services)]);
  return {
    loader: createLoader(services),
    // Filters, order and the map change how the list is shown, not what was searched for.
    keepsData: (current: URL, next: URL) => searchOf(current.searchParams) === searchOf(next.searchParams),
    prepare: (ahead: unknown) => services.single(createPreparedSearch).keep(ahead as PlaceAhead),
    Component: Search,
  };
}

function createLoader(services: Services) {
  const { single, context, today } = services;
  const api = single(createApiClient);
  const prepared = single(createPreparedSearch);

  async function find({ placeId, placeName }: SearchCriteria, signal: AbortSignal): Promise<Destination> {
    if (!placeId && !placeName) return { kind: 'none' };
    try {
      const byName = async () => likeliestPlace(await api.searchPlaces(placeName ?? '', context.hotelLanguage, signal));
      const id = placeId ?? (await byName())?.id;
      const place = id ? (prepared.of(id)?.place ?? (await api.place(id, context.hotelLanguage, signal))) : null;
      return place ? { kind: 'found', place, first: null } : { kind: 'unknown' };
    } catch (error) {
      return { kind: isBusy(error) ? 'busy' : 'failed' };
    }
  }

  return async ({ request }: LoaderArgs): Promise<SearchData> => {
    const query = new URL(request.url).searchParams;
    const asked = decodeSearchAnywhere(query, today());
    const destination = await find(asked, request.signal);
    if (destination.kind !== 'found') return { criteria: asked, destination };
    const place = named(destination.place, asked);
    const criteria = { ...asked, placeId: place.id, placeName: place.name };
    // The browser's bundle leaves the server's part out.
    const first = import.meta.env.SSR
      ? await loadFirstHotels({ place, criteria }, query, services, request.signal)
      : preparedHotels(prepared, place, query);
    return { criteria, destination: { ...destination, place, first } };
  };
}

/** Creating the formats of the first cards takes 50 ms on a slow phone: a task of its own, before React draws them. */
async function prepareFormats({ format, today }: Services): Promise<void> {
  format.day(today());
  format.distance(0);
  format.rating(0);
  format.country('FR');
  await nextTask();
}

/** As many as a phone shows at once. The others follow when these are drawn. */
const PREPARED_CARDS = 2;

/** Null if the form did not load this list. */
function preparedHotels(prepared: PreparedSearch, place: Place, query: URLSearchParams): FirstHotels | null {
  const listed = prepared.of(place.id)?.hotels;
  return listed ? { ...firstCards(listed, query, PREPARED_CARDS), lines: [], rates: 'none' } : null;
}

/** A place near the traveler has no name of its own: it keeps the one in the address. */
function named(place: Place, { placeName }: SearchCriteria): Place {
  return isNearPlace(place.id) && placeName ? { ...place, name: placeName } : place;
}

function searchOf(query: URLSearchParams): string {
  return [...query].filter(([name]) => name !== MAP_VIEW[0] && !REFINEMENT_KEYS.includes(name)).join('&');
}

function Search() {
  const { criteria: loaded, destination } = useLoaderData<SearchData>();
  const criteria = useOwnDates(loaded);
  const { t } = useLingui();
  const { state } = useLocation();
  const { isOpen: hasMap } = useMapView();
  const navigate = useNavigate();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const query = destination.kind === 'none' && handedOver(state);
    if (query) void navigate(withQuery(SITE_PATHS.search, query), { replace: true });
  }, [destination, state, navigate]);
  const onEdit = useCallback((part: Parameters<EditSearch>[0]) => editSearch(bar, part), []);
  // A new search is a new page: nothing of the old one stays, not even an open form.
  const key = new URLSearchParams(encodeSearch(criteria)).toString();
  const name = criteria.placeName ?? '';
  const stays = isNearPlace(criteria.placeId) ? t`Stays near you` : t`Stays in ${name}`;
  const isAsLoaded =
    criteria.dates.checkin === loaded.dates.checkin && criteria.dates.checkout === loaded.dates.checkout;
  return (
    <div className={classNames(hasMap && styles.wide)}>
      <PageHead title={destination.kind === 'found' ? stays : t`Search hotels`} isUnlisted />
      <div ref={bar} className={styles.bar}>
        <CriteriaBar key={`criteria ${key}`} criteria={criteria} />
      </div>
      <div className={`wrap ${styles.page}`} key={key}>
        <Outcome criteria={criteria} destination={destination} isAsLoaded={isAsLoaded} onEdit={onEdit} />
      </div>
      <SavedNoticeHost />
    </div>
  );
}

/** Opens the search above the results: the whole of it on a phone, else the field itself. */
function editSearch(bar: RefObject<HTMLElement | null>, part: 'place' | 'dates'): void {
  const fields = [...(bar.current?.querySelectorAll<HTMLElement>('button, input') ?? [])];
  const [first, ...others] = fields.filter((field) => field.checkVisibility());
  const field = part === 'dates' && first?.tagName === 'INPUT' ? others[0] : first;
  field?.focus();
  if (field?.tagName === 'BUTTON') field.click();
}

/** `isAsLoaded`: the loader searched for the same dates. */
type OutcomeProps = SearchData & { readonly isAsLoaded: boolean; readonly onEdit: EditSearch };

/** Its page draws again when it is hydrated, mostly without a change. */
const Outcome = memo(function Outcome({ criteria, destination, isAsLoaded, onEdit }: OutcomeProps) {
  const revalidate = useRevalidate();
  if (destination.kind === 'found') {
    const { place, first } = destination;
    return <Found place={place} criteria={criteria} first={isAsLoaded ? first : null} onEdit={onEdit} />;
  }
  return (
    <div className={styles.message}>
      <h1>
        <Trans>Search hotels</Trans>
      </h1>
      {destination.kind === 'failed' || destination.kind === 'busy' ? (
        <FailedState
          level={2}
          title={<Trans>We could not look up this place</Trans>}
          isBusy={destination.kind === 'busy'}
          retry={revalidate}
        >
          <Trans>The connection to our hotel partner failed. Your search is still here, and nothing was booked.</Trans>
        </FailedState>
      ) : (
        <NoPlace name={destination.kind === 'unknown' ? (criteria.placeName ?? '') : null} onEdit={onEdit} />
      )}
    </div>
  );
});

type NoPlaceProps = {
  /** The place that nobody knows. Null if none was named. */
  readonly name: string | null;
  readonly onEdit: EditSearch;
};

function NoPlace({ name, onEdit }: NoPlaceProps) {
  return (
    <StateCard
      role="status"
      drawing={lostPlace}
      level={2}
      title={name === null ? <Trans>Where do you want to stay?</Trans> : <Trans>We could not find that place</Trans>}
      action={
        <Button look="main" onClick={() => onEdit('place')}>
          {name === null ? <Trans>Choose a destination</Trans> : <Trans>Search again</Trans>}
        </Button>
      }
      small={name === null && <Trans>Select a destination first.</Trans>}
    >
      {name === null ? (
        <Trans>Type a city, a landmark or a hotel into the search above.</Trans>
      ) : (
        <Trans>
          We do not know a place called “<bdi>{name}</bdi>”. Check the spelling, or try the nearest city.
        </Trans>
      )}
    </StateCard>
  );
}

type FoundProps = Question & { readonly first: FirstHotels | null; readonly onEdit: EditSearch };

function Found({ place, criteria, first, onEdit }: FoundProps) {
  const { refinement, refine } = useRefinement();
  const map = useMapView();
  const search = useMemo(() => ({ place, criteria }), [place, criteria]);
  useEffect(() => {
    void import('../lib/storage/recent-searches').then(({ storeSearch }) => storeSearch(criteria));
  }, [criteria]);
  return (
    <Results
      search={search}
      first={first}
      refinement={refinement}
      onRefine={refine}
      map={map}
      onEdit={onEdit}
      loadFilters={filterCode.load}
      filterPanel={(parts) => <AllFilters {...parts} />}
      priceFilter={(parts) => <PriceAlone {...parts} />}
    />
  );
}

function AllFilters(props: FilterPanelProps) {
  const { FilterPanel } = filterCode.read();
  return <FilterPanel {...props} />;
}

function PriceAlone(props: FilterPanelProps) {
  const { PricePanel } = filterCode.read();
  return <PricePanel {...props} />;
}

/**
 * Kept in the address, so that a filtered list can be shared and Back restores it. The address changes shortly after
 * the press. Until then the pressed state is shown.
 */
function useRefinement() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const inAddress = useMemo(() => decodeRefinement(query), [query]);
  const [pressed, setPressed] = useState<{ readonly refinement: Refinement; readonly from: Refinement } | null>(null);
  const refinement = pressed?.from === inAddress ? pressed.refinement : inAddress;
  function refine(part: Partial<Refinement>): void {
    const next = { ...refinement, ...part };
    setPressed({ refinement: next, from: inAddress });
    const kept = [...query].filter(([name]) => !REFINEMENT_KEYS.includes(name));
    setQuery([...kept, ...encodeRefinement(next)], { state, replace: true, preventScrollReset: true });
  }
  return { refinement, refine };
}
