/** One room: description, choices and price. Hotel-checkout-trips §2 "Hotel details". */
import type { HotelDetail, Photo } from '@tenth-night/domain/hotel/hotel-detail';
import { firstOption, type RoomOption, roomOptions, stillChosen } from '@tenth-night/domain/hotel/room-choice';
import type { RoomOffers } from '@tenth-night/domain/hotel/room-offers';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { type ReactNode, useState } from 'react';
import { useMinute } from '../../lib/time/use-minute';
import { RoomAbout } from './room-about';
import styles from './room-card.module.css';
import { RoomChoices } from './room-choices';
import { RoomPrice } from './room-price';

type Props = {
  /** Not from `useId`: the server may draw the rooms apart from the page, and the browser must find the same ids. */
  readonly id: string;
  readonly room: RoomOffers;
  readonly hotel: HotelDetail;
  readonly criteria: SearchCriteria;
  readonly nights: number;
  readonly photos: (photos: readonly Photo[], roomName: string) => ReactNode;
};

export function RoomCard({ id, room: { room, name, offers }, hotel, criteria, nights, photos }: Props) {
  // A page may stay open after the free period of an offer ends.
  const options = roomOptions(offers, useMinute());
  const [choice, setChoice] = useState<RoomOption | null>(() => firstOption(options));
  const chosen = choice && stillChosen(options, choice);
  return (
    <article className={styles.room} aria-labelledby={`${id}-name`}>
      <div className={styles.photos}>{photos(room?.photos ?? [], name)}</div>
      <div className={styles.about}>
        <h3 id={`${id}-name`}>
          <bdi>{name}</bdi>
        </h3>
        {room && <RoomAbout room={room} />}
      </div>
      {chosen && (
        <div className={styles.buy}>
          <RoomChoices id={id} options={options} chosen={chosen} onChoose={setChoice} />
          <RoomPrice offer={chosen.offer} hotel={hotel} criteria={criteria} nights={nights} />
        </div>
      )}
    </article>
  );
}
