/** A room's description, facilities and size. Hotel-checkout-trips §2 "Hotel details". */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Room } from '@tenth-night/domain/hotel/hotel-detail';
import { type RoomDetail, roomDetails } from '@tenth-night/domain/hotel/room-details';
import { useRef, useState } from 'react';
import { CleanHtml } from '../../stay-ui/clean-html';
import { Icon } from '../../ui/icon';
import { reveal } from '../../ui/reveal';
import { TextButton } from '../../ui/text-button';
import styles from './room-about.module.css';
import { useBedWords } from './use-bed-words';

const AMENITIES_SHOWN = 8;

export function RoomAbout({ room }: { readonly room: Room }) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasAll, setHasAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const total = room.amenities.length;
  return (
    <>
      <p className={styles.details}>
        {roomDetails(room).map((detail) => (
          <Detail key={detail.kind} detail={detail} />
        ))}
      </p>
      {total > 0 && (
        <ul ref={list} className={styles.amenities}>
          {room.amenities.slice(0, hasAll ? total : AMENITIES_SHOWN).map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <div className={styles.description}>
          <CleanHtml html={room.description} />
        </div>
      )}
      <p className={styles.toggles}>
        {room.description && (
          <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? <Trans>Show less</Trans> : <Trans>Show room details</Trans>}
          </TextButton>
        )}
        {total > AMENITIES_SHOWN && !hasAll && (
          <TextButton onClick={() => reveal(list.current, () => setHasAll(true))}>
            <Trans>See all room facilities ({total})</Trans>
          </TextButton>
        )}
      </p>
    </>
  );
}

function Detail({ detail }: { readonly detail: RoomDetail }) {
  const { t } = useLingui();
  const bedWords = useBedWords();
  if (detail.kind === 'beds') {
    return (
      <span>
        <Icon name="bed" />
        {/* A block of the page's own direction, so that a second line starts where the first does. */}
        <span>
          <bdi>{detail.beds.map(bedWords).join(t`, `)}</bdi>
        </span>
      </span>
    );
  }
  if (detail.kind === 'size') {
    const { value, unit } = detail;
    return (
      <span>
        <Icon name="size" />
        <bdi dir="ltr">{unit === 'm2' ? `${value} m²` : `${value} ft²`}</bdi>
      </span>
    );
  }
  const { guests } = detail;
  return (
    <span>
      <Icon name="people" />
      {t`${plural(guests, { one: 'Max # guest', other: 'Max # guests' })}`}
    </span>
  );
}
