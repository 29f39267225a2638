/** A strip of seven days: what the same stay costs if it begins up to three days earlier or later. */
import { Plural, Trans } from '@lingui/react/macro';
import type { Money } from '@tenth-night/domain/money/money';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { hotelPath } from '@tenth-night/domain/site/paths';
import { type CalendarDate, type StayDates, stayNights } from '@tenth-night/domain/stay/dates';
import { nearStays } from '@tenth-night/domain/stay/near-stays';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { useIsHydrated } from '../../lib/page/use-is-hydrated';
import { useWhenNear } from '../../lib/page/use-when-near';
import { useSearchParams } from '../../lib/router/router-view';
import { Amount } from '../../ui/amount';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import type { HotelRates } from './hotel-rates';
import styles from './near-dates.module.css';
import { type NearPrice, useNearPrices } from './use-near-prices';

type Props = {
  readonly hotelId: string;
  readonly criteria: SearchCriteria;
  readonly rates: HotelRates | 'waiting';
  readonly today: CalendarDate;
};

export function NearDates({ hotelId, criteria, rates, today }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useWhenNear(list, () => setIsSeen(true));
  const { format } = useServices();
  const stays = nearStays(criteria.dates, today);
  // The server draws the strip before it knows any price. The first render in the browser must be the same.
  const known = useIsHydrated() ? rates : 'waiting';
  const prices = useNearPrices({ hotelId, criteria, rates: known }, stays, isSeen && known !== 'waiting');
  useCentered(list, criteria.dates.checkin);
  const lowest = lowestOf(prices);
  const count = stayNights(criteria.dates) ?? 1;
  const [query] = useSearchParams();
  // Everything else stays in the address: the travellers, the place of the search, the filters of its list.
  const kept = [...query].filter(([name]) => name !== 'checkin' && name !== 'checkout');
  const addressOf = ({ checkin, checkout }: StayDates) =>
    `${hotelPath(hotelId)}?${new URLSearchParams([['checkin', checkin], ['checkout', checkout], ...kept])}`;
  return (
    <section className={styles.near} aria-labelledby={id}>
      <h3 id={id}>
        <Trans>Cheaper on another day?</Trans>{' '}
        <small>
          <Plural value={count} one="# night" other="# nights" />
        </small>
      </h3>
      <ul ref={list}>
        {stays.map((stay, i) => {
          const price = prices[i] ?? 'waiting';
          const isLowest = lowest !== null && typeof price === 'object' && price.minor === lowest;
          return (
            <li key={stay.checkin}>
              <Link
                to={addressOf(stay)}
                aria-current={stay.checkin === criteria.dates.checkin ? 'date' : undefined}
                data-is-lowest={isLowest || undefined}
                isInPlace
              >
                <span>{format.day(stay.checkin)}</span>
                <Price price={price} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Price({ price }: { readonly price: NearPrice }) {
  const { format } = useServices();
  if (price === 'waiting') return <Skeleton size="unit" />;
  if (price === 'failed') return <b>–</b>;
  if (price === 'none') {
    return (
      <small>
        <Trans>No rooms</Trans>
      </small>
    );
  }
  return (
    <b>
      <Amount>{format.money(price)}</Amount>
    </b>
  );
}

/** In minor units. Null if there is nothing to compare, or if all days cost the same. */
function lowestOf(prices: readonly NearPrice[]): number | null {
  const amounts = prices.filter((price): price is Money => typeof price === 'object').map(({ minor }) => minor);
  const lowest = Math.min(...amounts);
  return amounts.some((minor) => minor > lowest) ? lowest : null;
}

/** On a phone, the strip begins with the chosen day in its middle. Never scrolls the page. */
function useCentered(list: RefObject<HTMLElement | null>, checkin: CalendarDate): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day has another place
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (!list.current || !current) return;
    const [strip, day] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()];
    list.current.scrollLeft += day.x + day.width / 2 - (strip.x + strip.width / 2);
  }, [list, checkin]);
}
