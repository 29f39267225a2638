/** The bar at the end of the window: the lowest price and the way to the rooms, or the rate chosen before. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { NO_WISHES, type RateWishes, wishedOffers } from '@tenth-night/domain/hotel/rate-wishes';
import { roomsWithOffers } from '@tenth-night/domain/hotel/room-offers';
import { roomRates } from '@tenth-night/domain/hotel/room-rates';
import { bestOffer, type Offer } from '@tenth-night/domain/offers/offer';
import { shownPrice } from '@tenth-night/domain/offers/shown-price';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { type ReactNode, useMemo } from 'react';
import { useServices } from '../../lib/page/services';
import { BoardWords } from '../../stay-ui/board-words';
import { PartyCount } from '../../stay-ui/counts';
import { NightPrice, StayUnit } from '../../stay-ui/price-units';
import { Amount } from '../../ui/amount';
import { BUTTON_CLASS, MAIN_BUTTON_CLASS } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/skeleton';
import { BookLink } from './book-link';
import type { HotelRates } from './hotel-rates';
import styles from './rooms-bar.module.css';
import { useFreeTimes } from './use-free-times';

const NO_OFFERS: readonly Offer[] = [];

type Props = {
  readonly hotel: HotelDetail;
  readonly criteria: SearchCriteria;
  readonly rates: HotelRates | 'waiting';
  readonly chosenId: string | null;
  readonly wishes?: RateWishes;
  /** Whether the rooms are on the screen: then their own buttons come first. */
  readonly isAtRooms: boolean;
  onSeeRooms(): void;
};

export function RoomsBar(props: Props) {
  const { hotel, criteria, rates, chosenId, wishes = NO_WISHES, isAtRooms, onSeeRooms } = props;
  const { t } = useLingui();
  const { format } = useServices();
  const offers = typeof rates === 'string' ? NO_OFFERS : rates;
  const chosen = chosenId === null ? undefined : offers.find(({ offerId }) => offerId === chosenId);
  const lowest = useLowest(hotel, offers, wishes);
  const nights = stayNights(criteria.dates) ?? 1;
  if (chosen) {
    return (
      <Bar label={t`Your choice`}>
        <p id="chosen-rate" className={classNames(styles.what, styles.always)}>
          <b dir="auto">{roomsWithOffers(hotel.rooms, [chosen])[0]?.name}</b>
          <span>
            <BoardWords of={chosen} />
          </span>
        </p>
        <BarPrice offer={chosen} nights={nights} />
        <BookLink offer={chosen} hotelId={hotel.hotelId} criteria={criteria} isMain describedBy="chosen-rate" />
      </Bar>
    );
  }
  const { checkin, checkout } = criteria.dates;
  return (
    <Bar label={t`Price`}>
      <p className={styles.what}>
        <b dir="auto">{hotel.name}</b>
        <span>
          {format.day(checkin)} – {format.day(checkout)} · <PartyCount travellers={criteria.travellers} />
        </span>
      </p>
      {lowest && <BarPrice offer={lowest} nights={nights} isFrom />}
      {rates === 'waiting' && (
        <div className={styles.price} aria-hidden="true">
          <Skeleton size="amount" />
          <Skeleton size="unit" />
        </div>
      )}
      {/* A plain link, because the server also draws the bar apart from the page, without the router. */}
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it is a link to the section */}
      <a
        href="#rooms"
        className={isAtRooms ? BUTTON_CLASS : MAIN_BUTTON_CLASS}
        onClick={(event) => {
          event.preventDefault();
          onSeeRooms();
        }}
      >
        <Trans>See rooms</Trans>
      </a>
    </Bar>
  );
}

/** The lowest of the offers that the rooms show. */
function useLowest({ rooms }: HotelDetail, offers: readonly Offer[], wishes: RateWishes): Offer | null {
  const now = useFreeTimes(offers);
  return useMemo(() => {
    const rates = roomsWithOffers(rooms, offers).flatMap((room) => roomRates(room.offers, now));
    return bestOffer(wishedOffers(rates, wishes));
  }, [rooms, offers, wishes, now]);
}

function Bar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles.bar} aria-label={label} data-bottom-bar>
      <div className="wrap">{children}</div>
    </section>
  );
}

type BarPriceProps = { readonly offer: Offer; readonly nights: number; readonly isFrom?: boolean };

function BarPrice({ offer, nights, isFrom = false }: BarPriceProps) {
  const { format } = useServices();
  const { stay, night } = shownPrice(offer, nights);
  const amount = (
    <span className={styles.amount}>
      <Amount>{format.money(stay)}</Amount>
    </span>
  );
  return (
    <p className={styles.price}>
      <span className={styles.stay}>{isFrom ? <Trans>from {amount}</Trans> : amount}</span>
      <span className={styles.night}>
        <StayUnit nights={nights} />
        <span className={styles.wide}>
          {' · '}
          <NightPrice amount={format.money(night)} />
        </span>
      </span>
    </p>
  );
}
