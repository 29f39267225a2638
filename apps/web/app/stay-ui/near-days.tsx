/** A strip of days: what the same stay costs if it begins a few days earlier or later. A press changes the dates. */
import { Plural, Trans } from '@lingui/react/macro';
import { type Money, toMajor } from '@tenth-night/domain/money/money';
import { type CalendarDate, type StayDates, stayNights } from '@tenth-night/domain/stay/dates';
import { type ReactNode, type Ref, type RefObject, useEffect, useId, useRef } from 'react';
import { useServices } from '../lib/page/services';
import { useLocation, useSearchParams } from '../lib/router/router-view';
import { Amount } from '../ui/amount';
import { Link } from '../ui/link';
import { Skeleton } from '../ui/skeleton';
import styles from './near-days.module.css';

/** `none`: there are no rooms on these days. */
export type NearPrice = Money | 'none' | 'waiting' | 'failed';

type Props = {
  /** The level of its heading. */
  readonly level: 2 | 3;
  /** The chosen stay. */
  readonly dates: StayDates;
  readonly stays: readonly StayDates[];
  /** One for each of the stays. */
  readonly prices: readonly NearPrice[];
  /** What else to know about the prices. */
  readonly note?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
};

export function NearDays({ level, dates, stays, prices, note, ref }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  const list = useRef<HTMLUListElement>(null);
  const keep = useCentered(list, dates.checkin, prices.filter((price) => price !== 'waiting').length);
  const { format } = useServices();
  const addressOf = useAddressOf();
  const amounts = prices.filter((price) => typeof price === 'object');
  const lowest = lowestOf(amounts);
  const hasDecimals = amounts.some((amount) => !Number.isInteger(toMajor(amount)));
  const count = stayNights(dates) ?? 1;
  return (
    <section ref={ref} className={styles.near} aria-labelledby={id}>
      <Heading id={id}>
        <Trans>Cheaper on another day?</Trans>{' '}
        <small>
          <Plural value={count} one="# night" other="# nights" />
          {note && <> · {note}</>}
        </small>
      </Heading>
      <ul ref={list} onPointerDown={keep} onFocus={keep}>
        {stays.map((stay, i) => {
          const price = prices[i] ?? 'waiting';
          const isLowest = lowest !== null && typeof price === 'object' && price.minor === lowest;
          return (
            <li key={stay.checkin}>
              <Link
                to={addressOf(stay)}
                aria-current={stay.checkin === dates.checkin ? 'date' : undefined}
                data-is-lowest={isLowest || undefined}
                isInPlace
              >
                <span>{format.day(stay.checkin)}</span>
                <Price price={price} hasDecimals={hasDecimals} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Everything else stays in the address: the travellers, the place of the search, the filters of its list. */
function useAddressOf() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const kept = [...query].filter(([name]) => name !== 'checkin' && name !== 'checkout');
  return ({ checkin, checkout }: StayDates) =>
    `${pathname}?${new URLSearchParams([['checkin', checkin], ['checkout', checkout], ...kept])}`;
}

function Price({ price, hasDecimals }: { readonly price: NearPrice; readonly hasDecimals: boolean }) {
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
      <Amount>{format.money(price, hasDecimals)}</Amount>
    </b>
  );
}

/** In minor units. Null if there is nothing to compare, or if all days cost the same. */
function lowestOf(prices: readonly Money[]): number | null {
  const amounts = prices.map(({ minor }) => minor);
  const lowest = Math.min(...amounts);
  return amounts.some((minor) => minor > lowest) ? lowest : null;
}

/**
 * On a phone, the strip begins with the chosen day in its middle, also when prices make its days wider. Never scrolls
 * the page. Call the result when the traveler takes over: then the strip stays as it is until another day is chosen.
 */
function useCentered(list: RefObject<HTMLElement | null>, checkin: CalendarDate, known: number): () => void {
  const keptFor = useRef<CalendarDate>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more prices the days have other widths
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (keptFor.current === checkin || !list.current || !current) return;
    const [strip, day] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()];
    list.current.scrollLeft += day.x + day.width / 2 - (strip.x + strip.width / 2);
  }, [list, checkin, known]);
  return () => {
    keptFor.current = checkin;
  };
}
