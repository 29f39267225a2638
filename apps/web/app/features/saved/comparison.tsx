/** The compared hotels of the address, with everything that the table shows of them. */
import { Trans } from '@lingui/react/macro';
import { placeCoordinates } from '@tenth-night/domain/places/place';
import { COMPARED_HOTELS, comparedIds } from '@tenth-night/domain/saved/compare-facilities';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { createApiClient } from '../../lib/api/api-client';
import { useServices } from '../../lib/page/services';
import { useLoad } from '../../lib/page/use-load';
import { useLocation, useNavigate, useSearchParams } from '../../lib/router/router-view';
import { useSaved } from '../../lib/saved/use-saved';
import { MAIN_BUTTON_CLASS } from '../../ui/button';
import firstWindow from '../../ui/drawings/first-window.svg?url';
import { Link } from '../../ui/link';
import { StateCard } from '../../ui/state-card';
import { CompareTable } from './compare-table';
import type { Center } from './hotel-facts';
import { useCards } from './use-cards';
import { usePrices } from './use-prices';

export function Comparison({ stay }: { readonly stay: SearchCriteria }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const ids = comparedIds(query.get('hotels'));
  const saved = useSaved().lists.flatMap(({ hotels }) => hotels);
  const cardOf = useCards(ids);
  const { priceOf, retry } = usePrices(
    ids.filter((id) => cardOf(id) !== 'gone'),
    stay,
  );
  const center = useCenter(stay);
  if (ids.length < COMPARED_HOTELS.min) return <TooFew />;
  const remove = (hotelId: string) => {
    const rest = new URLSearchParams(query);
    rest.set('hotels', ids.filter((id) => id !== hotelId).join(','));
    void navigate(`${pathname}?${rest}`, { replace: true, preventScrollReset: true });
  };
  return (
    <CompareTable
      stay={stay}
      center={center}
      hotels={ids.map((hotelId) => ({
        hotelId,
        saved: saved.find((hotel) => hotel.hotelId === hotelId) ?? null,
        card: cardOf(hotelId),
        price: cardOf(hotelId) === 'gone' ? 'none' : priceOf(hotelId),
      }))}
      onRetry={retry}
      onRemove={ids.length > COMPARED_HOTELS.min ? remove : null}
    />
  );
}

/** The place of the search. Null if there is none, or if it is unknown: then the table shows no distances. */
function useCenter({ placeId }: SearchCriteria): Center | 'waiting' | null {
  const { single, context } = useServices();
  const { load } = useLoad(placeId, (signal) =>
    single(createApiClient)
      .place(placeId ?? '', context.hotelLanguage, signal)
      .catch(() => null),
  );
  if (placeId && load.status === 'waiting') return 'waiting';
  const place = load.status === 'done' ? load.answer : null;
  const at = place && placeCoordinates(place);
  return at && { ...at, name: place.name, isCity: place.type === 'city' };
}

function TooFew() {
  return (
    <StateCard
      drawing={firstWindow}
      level={2}
      title={<Trans>Choose at least two hotels</Trans>}
      action={
        <Link className={MAIN_BUTTON_CLASS} to={SITE_PATHS.saved}>
          <Trans>Your saved hotels</Trans>
        </Link>
      }
    >
      <Trans>Tick up to four of your saved hotels, and see here what differs.</Trans>
    </StateCard>
  );
}
