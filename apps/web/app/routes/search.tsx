/** Search results. The place is resolved before the first byte; hotels and prices follow in the browser. */
import { Trans, useLingui } from '@lingui/react/macro';
import { likeliestPlace, type Place } from '@tenth-night/domain/places/place';
import {
  decodeRefinement,
  encodeRefinement,
  REFINEMENT_KEYS,
  type Refinement,
} from '@tenth-night/domain/search/filter-params';
import { decodeSearch, encodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { useMemo, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { FilterPanel } from '../features/filters/filter-panel';
import { PriceFilter } from '../features/filters/price-filter';
import { Results } from '../features/results/results';
import type { Search as Question } from '../features/results/results-store';
import { RetryNotice } from '../features/results/retry-notice';
import { PartyCount } from '../i18n/counts';
import { createApiClient } from '../lib/api-client';
import { PageHead } from '../lib/page-head';
import { type Services, useServices } from '../lib/services';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import styles from './search.module.css';
import { SearchForm } from './search-form';

type Destination = { readonly kind: 'none' | 'unknown' | 'failed' } | { readonly kind: 'found'; readonly place: Place };
type SearchData = { readonly criteria: SearchCriteria; readonly destination: Destination };

export function createLoader({ send, context, today }: Services) {
  const api = createApiClient(send);

  async function find({ placeId, placeName }: SearchCriteria, signal: AbortSignal): Promise<Destination> {
    if (!placeId && !placeName) return { kind: 'none' };
    try {
      const byName = async () => likeliestPlace(await api.searchPlaces(placeName ?? '', context.hotelLanguage, signal));
      const id = placeId ?? (await byName())?.id;
      const place = id ? await api.place(id, context.hotelLanguage, signal) : null;
      return place ? { kind: 'found', place } : { kind: 'unknown' };
    } catch {
      return { kind: 'failed' };
    }
  }

  return async ({ request }: LoaderFunctionArgs): Promise<SearchData> => {
    const criteria = decodeSearch(new URL(request.url).searchParams, today());
    const destination = await find(criteria, request.signal);
    if (destination.kind !== 'found') return { criteria, destination };
    const { id, name } = destination.place;
    return { criteria: { ...criteria, placeId: id, placeName: name }, destination };
  };
}

/** Filters and order change the list that is there, not what was searched for. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameSearch = searchOf(currentUrl.searchParams) === searchOf(nextUrl.searchParams);
  return isSameSearch && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

function searchOf(query: URLSearchParams): string {
  return [...query].filter(([name]) => !REFINEMENT_KEYS.includes(name)).join('&');
}

export function Search() {
  const { criteria, destination } = useLoaderData<SearchData>();
  const { t } = useLingui();
  // A new search is a new page: nothing of the old one, not even an open form, stays behind.
  const key = new URLSearchParams(encodeSearch(criteria)).toString();
  const name = criteria.placeName ?? '';
  return (
    <>
      <PageHead title={destination.kind === 'found' ? t`Stays in ${name}` : t`Search hotels`} isUnlisted />
      <CriteriaBar key={`criteria ${key}`} criteria={criteria} />
      <div className={`wrap ${styles.page}`} key={key}>
        <Outcome criteria={criteria} destination={destination} />
      </div>
    </>
  );
}

function Outcome({ criteria, destination }: SearchData) {
  const { revalidate } = useRevalidator();
  const name = criteria.placeName ?? '';
  if (destination.kind === 'found') return <Found place={destination.place} criteria={criteria} />;
  if (destination.kind === 'failed') return <RetryNotice onRetry={revalidate} />;
  return (
    <p className={styles.message} role="status">
      {destination.kind === 'none' ? (
        <Trans>Select a destination first.</Trans>
      ) : (
        <Trans>
          We do not know a place called “<bdi>{name}</bdi>”. Check the spelling, or try the nearest city.
        </Trans>
      )}
    </p>
  );
}

function Found({ place, criteria }: Question) {
  const { refinement, refine } = useRefinement();
  const search = useMemo(() => ({ place, criteria }), [place, criteria]);
  return (
    <Results
      search={search}
      refinement={refinement}
      onRefine={refine}
      filterPanel={(parts) => <FilterPanel {...parts} />}
      priceFilter={({ filters, bounds, onChange }) => (
        <PriceFilter price={filters.price} bounds={bounds} onChange={(price) => onChange({ price })} />
      )}
    />
  );
}

/**
 * Kept in the address, so that a narrowed list can be shared and Back brings it again. The address changes a moment after
 * the press; until it does, what was pressed is shown.
 */
function useRefinement() {
  const [query, setQuery] = useSearchParams();
  const inAddress = useMemo(() => decodeRefinement(query), [query]);
  const [pressed, setPressed] = useState<{ readonly refinement: Refinement; readonly from: Refinement } | null>(null);
  const refinement = pressed?.from === inAddress ? pressed.refinement : inAddress;
  function refine(part: Partial<Refinement>): void {
    const next = { ...refinement, ...part };
    setPressed({ refinement: next, from: inAddress });
    const kept = [...query].filter(([name]) => !REFINEMENT_KEYS.includes(name));
    setQuery([...kept, ...encodeRefinement(next)], { replace: true, preventScrollReset: true });
  }
  return { refinement, refine };
}

/** The search on one line on a phone, the whole bar on a wide screen; both open the same form. */
function CriteriaBar({ criteria }: { readonly criteria: SearchCriteria }) {
  const { format } = useServices();
  const [isOpen, setIsOpen] = useState(!criteria.placeName);
  const { dates, travellers } = criteria;
  return (
    <div className={styles.criteria}>
      <div className="wrap">
        <Button
          className={classNames(styles.pill, isOpen && styles.hidden)}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <Icon name="search" />
          <span>
            <span className="sr-only">
              <Trans>Edit search</Trans>{' '}
            </span>
            <bdi>{criteria.placeName}</bdi>
            <small>
              {format.day(dates.checkin)} – {format.day(dates.checkout)} · <PartyCount travellers={travellers} />
            </small>
          </span>
        </Button>
        <div className={classNames(styles.form, isOpen && styles.open)}>
          <SearchForm criteria={criteria} isFlat />
        </div>
      </div>
    </div>
  );
}
