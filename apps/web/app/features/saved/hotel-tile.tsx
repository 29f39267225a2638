/** A saved hotel: what it is, and what it costs now. Its space is the same while the facts and the price are on their way. */
import { Trans } from '@lingui/react/macro';
import type { SavedHotel } from '@tenth-night/domain/saved/saved-lists';
import { encodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { hotelPath, withQuery } from '@tenth-night/domain/site/paths';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/page/services';
import { AddressLine } from '../../stay-ui/address-line';
import { GuestRating } from '../../stay-ui/guest-rating';
import { Heart } from '../../stay-ui/heart';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { StarsOf } from './hotel-facts';
import styles from './hotel-tile.module.css';
import { PriceNow } from './price-now';
import type { CardState } from './use-cards';
import type { SavedPrice } from './use-prices';

type Props = {
  readonly hotel: SavedHotel;
  readonly card: CardState;
  readonly price: SavedPrice;
  readonly stay: SearchCriteria | null;
  /** The level of its heading. */
  readonly level: 2 | 3;
  onRetry(): void;
  /** What the visitor can do with it. */
  readonly children: ReactNode;
};

/** The page of a hotel for this stay. */
export function stayAddress(hotelId: string, stay: SearchCriteria | null): string {
  return withQuery(hotelPath(hotelId), stay ? encodeSearch(stay) : []);
}

export function HotelTile({ hotel, card, price, stay, level, onRetry, children }: Props) {
  const { format } = useServices();
  const Heading = `h${level}` as const;
  const known = typeof card === 'string' ? null : card;
  const isGone = card === 'gone';
  const name = known?.name ?? hotel.name;
  return (
    <article className={styles.tile} data-gone={isGone || undefined}>
      <HotelPicture
        key={known?.thumbnail ?? hotel.thumbnail}
        path={known?.thumbnail ?? hotel.thumbnail}
        place="tile"
        width={640}
        height={360}
        missing={<Trans>No image</Trans>}
      />
      <Heart hotel={hotel} isOnPicture />
      <div className={styles.about}>
        <Heading className={styles.name}>
          {isGone ? <bdi>{name}</bdi> : <TileLink to={stayAddress(hotel.hotelId, stay)} name={name} />}
        </Heading>
        <p className={styles.where}>
          {known?.stars != null && <StarsOf stars={known.stars} />}
          <AddressLine parts={[known?.city ?? hotel.city, known?.country ? format.country(known.country) : null]} />
        </p>
        {card === 'waiting' ? (
          <Skeleton size="line" />
        ) : (
          <GuestRating rating={known?.rating ?? null} count={known?.reviewCount ?? null} />
        )}
      </div>
      <div className={styles.price}>
        {isGone ? (
          <p>
            <Trans>No longer available. Our hotel partner does not offer this hotel any more.</Trans>
          </p>
        ) : (
          <PriceNow price={price} stay={stay} onRetry={onRetry} />
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </article>
  );
}

function TileLink({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Link to={to}>
      <bdi>{name}</bdi>
    </Link>
  );
}
