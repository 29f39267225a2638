/** Hotels as pictures with their guest rating, and what they cost on the next weekends. */
import { Trans } from '@lingui/react/macro';
import type { RatedHotel } from '@tenth-night/contract/destinations';
import type { Destination } from '@tenth-night/domain/places/destinations';
import { destinationSearch } from '@tenth-night/domain/search/destination-search';
import { encodeSearch } from '@tenth-night/domain/search/search-params';
import { hotelPath, withQuery } from '@tenth-night/domain/site/paths';
import { type CalendarDate, dayTime, type StayDates, stayNights } from '@tenth-night/domain/stay/dates';
import { nextWeekends } from '@tenth-night/domain/stay/weekends';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { useIsHydrated } from '../../lib/page/use-is-hydrated';
import { GuestRating } from '../../stay-ui/guest-rating';
import { Heart } from '../../stay-ui/heart';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import { NightCount } from '../../stay-ui/night-count';
import { SavedNoticeHost } from '../../stay-ui/saved-notice-host';
import { Amount } from '../../ui/amount';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import styles from './rated-hotels.module.css';
import { useWeekendPrices, type WeekendPrices } from './use-weekend-prices';

const WEEKENDS = 2;

type Props = {
  readonly destination: Destination;
  readonly hotels: readonly RatedHotel[];
  /** The date of the side that ran the loader. The browser continues with the visitor's own. */
  readonly today: CalendarDate;
  /** False for robots: they start no calls for rates. */
  readonly hasPrices: boolean;
  /** More about a hotel, under its name. */
  readonly note?: (hotel: RatedHotel) => ReactNode;
};

export function RatedHotels({ destination, hotels, today, hasPrices, note }: Props) {
  const services = useServices();
  const isHydrated = useIsHydrated();
  const [ownToday] = useState(services.today);
  const weekends = nextWeekends(isHydrated ? ownToday : today, WEEKENDS);
  const ids = hotels.map(({ hotelId }) => hotelId);
  const prices = useWeekendPrices(ids, weekends, isHydrated && hasPrices);
  const search = destinationSearch(destination, today);
  const addressOf = (hotelId: string, dates: StayDates) =>
    withQuery(hotelPath(hotelId), encodeSearch({ ...search, dates }));
  return (
    <>
      <ul className={styles.hotels}>
        {hotels.map((hotel, place) => (
          <li key={hotel.hotelId}>
            <Card
              hotel={hotel}
              city={destination.city}
              number={place + 1}
              weekends={weekends.map((dates) => ({ dates, address: addressOf(hotel.hotelId, dates) }))}
              prices={hasPrices ? prices : null}
              note={note?.(hotel)}
            />
          </li>
        ))}
      </ul>
      <SavedNoticeHost />
    </>
  );
}

type Weekend = { readonly dates: StayDates; readonly address: string };

type CardProps = {
  readonly hotel: RatedHotel;
  readonly city: string;
  /** As on the map. */
  readonly number: number;
  readonly weekends: readonly Weekend[];
  readonly prices: WeekendPrices | null;
  readonly note: ReactNode;
};

function Card({ hotel, city, number, weekends, prices, note }: CardProps) {
  const { hotelId, name, thumbnail, rating, reviewCount } = hotel;
  const [first] = weekends;
  return (
    <article className={styles.card}>
      <HotelPicture path={thumbnail} place="tile" width={640} height={360} missing={<Trans>No image</Trans>} />
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <Heart hotel={{ hotelId, name, city, thumbnail }} isOnPicture />
      <div className={styles.about}>
        <h3>
          <Link to={first?.address ?? hotelPath(hotelId)}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        {note}
        <GuestRating rating={rating} count={reviewCount} />
      </div>
      {prices && (
        <ul className={styles.weekends}>
          {weekends.map(({ dates, address }, week) => (
            <li key={dates.checkin}>
              <WeekendLink dates={dates} address={address} price={priceOf(prices[week] ?? 'failed', hotelId)} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

type WeekendLinkProps = Weekend & { readonly price: ReturnType<typeof priceOf> };

function WeekendLink({ dates, address, price }: WeekendLinkProps) {
  const { format } = useServices();
  return (
    <Link to={address}>
      <span>
        {/* Not a range of the language: servers and browsers write its spaces in different ways. */}
        {format.shortDay(dayTime(dates.checkin))} – {format.shortDay(dayTime(dates.checkout))}{' '}
        <small>
          <NightCount count={stayNights(dates) ?? 1} />
        </small>
      </span>
      <Price price={price} />
    </Link>
  );
}

function Price({ price }: Pick<WeekendLinkProps, 'price'>) {
  const { format } = useServices();
  if (price === 'waiting') return <Skeleton size="amount" />;
  if (price === 'failed') return <Trans>See rooms</Trans>;
  if (!price) return <Trans>No rates</Trans>;
  const amount = <Amount>{format.money(price)}</Amount>;
  return (
    <b>
      <Trans>from {amount}</Trans>
    </b>
  );
}

/** Null if the hotel has no rooms. */
function priceOf(prices: WeekendPrices[number], hotelId: string) {
  return typeof prices === 'string' ? prices : (prices.get(hotelId) ?? null);
}
