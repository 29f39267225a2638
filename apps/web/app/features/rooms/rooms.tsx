/** The available rooms, each with its offers. Hotel-checkout-trips §2 "Hotel details", §8. */
import { Plural, Trans } from '@lingui/react/macro';
import type { HotelDetail, Photo } from '@tenth-night/domain/hotel/hotel-detail';
import { NO_WISHES, type RateWishes, stillWished } from '@tenth-night/domain/hotel/rate-wishes';
import { roomsWithOffers } from '@tenth-night/domain/hotel/room-offers';
import { roomRates } from '@tenth-night/domain/hotel/room-rates';
import type { Offer } from '@tenth-night/domain/offers/offer';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { type ReactNode, useMemo } from 'react';
import { PartyCount } from '../../stay-ui/counts';
import { FailedState } from '../../stay-ui/failed-state';
import { Button } from '../../ui/button';
import darkHouse from '../../ui/drawings/dark-house.svg?url';
import { StateCard } from '../../ui/state-card';
import type { HotelRates } from './hotel-rates';
import { RateChoices } from './rate-choices';
import { RoomCard } from './room-card';
import { RoomSkeleton } from './room-skeleton';
import styles from './rooms.module.css';
import { useFreeTimes } from './use-free-times';

type Shared = {
  readonly hotel: HotelDetail;
  readonly criteria: SearchCriteria;
  /** The route passes this in, because it composes features. */
  readonly photos: (photos: readonly Photo[], roomName: string) => ReactNode;
  /** The offer that the traveller chose before. */
  readonly chosenId?: string | null;
  /** Which rates are shown. The page holds it, because its bar follows it too. */
  readonly wishes?: RateWishes;
  onWish?(wishes: RateWishes): void;
};

type Props = Shared & { readonly rates: HotelRates | 'waiting'; onRetry(): void; onChangeDates(): void };

export function Rooms({ rates, onRetry, onChangeDates, ...shared }: Props) {
  if (rates === 'waiting') return <RoomSkeleton />;
  if (rates === 'failed' || rates === 'busy') return <Failed isBusy={rates === 'busy'} onRetry={onRetry} />;
  return rates.length > 0 ? <Found {...shared} offers={rates} /> : <SoldOut onChangeDates={onChangeDates} />;
}

function Found({ offers, ...shared }: Shared & { readonly offers: readonly Offer[] }) {
  const { hotel, criteria, photos, chosenId = null, wishes = NO_WISHES, onWish = () => {} } = shared;
  const rooms = useMemo(() => roomsWithOffers(hotel.rooms, offers), [hotel.rooms, offers]);
  // A page may stay open after the free period of an offer ends.
  const now = useFreeTimes(offers);
  const rated = useMemo(() => rooms.map((room) => ({ ...room, rates: roomRates(room.offers, now) })), [rooms, now]);
  const rates = rated.flatMap((room) => room.rates);
  const wished = stillWished(rates, wishes);
  const nights = stayNights(criteria.dates) ?? 1;
  return (
    <>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          <Plural value={rooms.length} one="# room to choose from" other="# rooms to choose from" />
          {' · '}
          <Plural value={nights} one="prices for # night" other="prices for # nights" />
          {' · '}
          <PartyCount travellers={criteria.travellers} />
        </p>
        <RateChoices rates={rates} wishes={wished} onWish={onWish} />
      </div>
      <div className={styles.rooms}>
        {rated.map((room, index) => (
          <RoomCard
            key={`${room.name} ${room.offers[0]?.offerId}`}
            id={`room-${index + 1}`}
            room={room}
            wishes={wished}
            hotel={hotel}
            criteria={criteria}
            nights={nights}
            chosenId={chosenId}
            photos={photos}
            onShowAll={() => onWish(NO_WISHES)}
          />
        ))}
      </div>
    </>
  );
}

function SoldOut({ onChangeDates }: Pick<Props, 'onChangeDates'>) {
  return (
    <StateCard
      role="status"
      drawing={darkHouse}
      level={3}
      title={<Trans>No room is free on these dates</Trans>}
      action={
        <Button look="main" onClick={onChangeDates}>
          <Trans>Change dates</Trans>
        </Button>
      }
      small={<Trans>No availability for these dates/occupancy.</Trans>}
    >
      <Trans>Try other dates, or divide your party into other rooms.</Trans>
    </StateCard>
  );
}

function Failed({ isBusy, onRetry }: Pick<Props, 'onRetry'> & { readonly isBusy: boolean }) {
  return (
    <FailedState level={3} title={<Trans>We could not load this hotel’s prices</Trans>} isBusy={isBusy} retry={onRetry}>
      <Trans>Your dates are still here, and nothing was booked.</Trans>
    </FailedState>
  );
}
