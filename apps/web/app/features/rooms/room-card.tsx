/** One room: its photos and facts, then its rates. Hotel-checkout-trips §2 "Hotel details". */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HotelDetail, Photo } from '@tenth-night/domain/hotel/hotel-detail';
import { fitsWishes, type RateWishes } from '@tenth-night/domain/hotel/rate-wishes';
import type { RoomOffers } from '@tenth-night/domain/hotel/room-offers';
import type { RoomRate } from '@tenth-night/domain/hotel/room-rates';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { type ReactNode, useRef, useState } from 'react';
import { reveal } from '../../ui/reveal';
import { TextButton } from '../../ui/text-button';
import { RateRow } from './rate-row';
import { RoomAbout } from './room-about';
import styles from './room-card.module.css';

const RATES_SHOWN = 4;

export type RatedRoom = RoomOffers & { readonly rates: readonly RoomRate[] };

type Props = {
  /** Not from `useId`: the server may draw the rooms apart from the page, and the browser must find the same ids. */
  readonly id: string;
  readonly room: RatedRoom;
  readonly wishes: RateWishes;
  readonly hotel: HotelDetail;
  readonly criteria: SearchCriteria;
  readonly nights: number;
  /** The offer that the traveller chose before, for example before coming back from the checkout. */
  readonly chosenId: string | null;
  readonly photos: (photos: readonly Photo[], roomName: string) => ReactNode;
  onShowAll(): void;
};

export function RoomCard({ id, room: { room, name, rates }, photos, wishes, onShowAll, ...shared }: Props) {
  const fitting = rates.filter((rate) => fitsWishes(rate, wishes));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article className={styles.room} aria-labelledby={`${id}-name`}>
      <div className={styles.top}>
        <div className={styles.photos}>{photos(room?.photos ?? [], name)}</div>
        <div className={styles.about}>
          <h3 ref={heading} id={`${id}-name`} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h3>
          {room && <RoomAbout room={room} />}
        </div>
      </div>
      {fitting.length > 0 && <Rates {...shared} id={id} name={name} shown={fitting} rates={rates} />}
      {fitting.length === 0 && (
        <p className={styles.none}>
          <Trans>This room has no rate with your choices.</Trans>{' '}
          <TextButton
            onClick={() => {
              // The button disappears, and the focus must not go with it.
              heading.current?.focus({ preventScroll: true });
              onShowAll();
            }}
          >
            <Trans>Show all rates</Trans>
          </TextButton>
        </p>
      )}
    </article>
  );
}

type RatesProps = Pick<Props, 'id' | 'hotel' | 'criteria' | 'nights' | 'chosenId'> & {
  readonly name: string;
  readonly shown: readonly RoomRate[];
  readonly rates: readonly RoomRate[];
};

function Rates({ id, name, shown, rates, chosenId, ...shared }: RatesProps) {
  const { t } = useLingui();
  const [hasAll, setHasAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const more = hasAll ? 0 : Math.max(0, shown.length - RATES_SHOWN);
  return (
    <>
      <ul ref={list} className={styles.rates} aria-label={t`Rates of ${name}`}>
        {shown.slice(0, shown.length - more).map((rate, index) => (
          <RateRow
            key={rate.offer.offerId ?? index}
            {...shared}
            id={`${id}-rate-${index + 1}`}
            rate={rate}
            rates={rates}
            isChosen={chosenId !== null && rate.offer.offerId === chosenId}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>
          <TextButton onClick={() => reveal(list.current, () => setHasAll(true))}>
            <Plural value={more} one="Show # more rate" other="Show # more rates" />
          </TextButton>
        </p>
      )}
    </>
  );
}
