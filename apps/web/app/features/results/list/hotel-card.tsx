/**
 * One hotel of the list. Its height is the same with a price, without one and while waiting: a new price moves nothing.
 */
import { Trans } from '@lingui/react/macro';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { memo } from 'react';
import { useServices } from '../../../lib/page/services';
import { AddressLine } from '../../../stay-ui/address-line';
import { GuestRating } from '../../../stay-ui/guest-rating';
import { Heart } from '../../../stay-ui/heart';
import type { PictureProps } from '../../../ui/picture';
import type { ResultsStore } from '../load/results-store';
import { usePrice } from '../load/use-results';
import { CardFacts, CardLink } from './card-parts';
import { CardPictures } from './card-pictures';
import { FacilityBadges } from './facility-badges';
import styles from './hotel-card.module.css';
import { PriceBlock, priceSlot } from './price-block';

type Props = {
  readonly row: HotelAtDistance;
  readonly store: ResultsStore;
  readonly nights: number;
  /** The address of the hotel's page. */
  readonly pageAddress: string;
  /** When its picture loads. */
  readonly loading: NonNullable<PictureProps['loading']>;
};

export const HotelCard = memo(function HotelCard({ row, store, nights, pageAddress, loading }: Props) {
  const { hotel } = row;
  const price = usePrice(store, hotel.hotelId);
  return (
    <article className={styles.card} data-price={typeof price === 'string' ? price : 'offer'}>
      <Pictures hotel={hotel} loading={loading} />
      <About row={row} pageAddress={pageAddress} />
      <PriceBlock slot={priceSlot(hotel.hotelId)} price={price} nights={nights} />
      <Badges hotel={hotel} />
      {/* The whole card is the link. */}
      <span className={styles.go} aria-hidden="true">
        <Trans>See rooms</Trans>
      </span>
    </article>
  );
});

// A price changes nothing of the following parts: they are not drawn again when it arrives.

const Pictures = memo(function Pictures({ hotel, loading }: { readonly hotel: Hotel } & Pick<Props, 'loading'>) {
  return (
    <div className={styles.pictures}>
      <CardPictures hotel={hotel} loading={loading} />
      <Heart hotel={hotel} isOnPicture />
    </div>
  );
});

const About = memo(function About({ row, pageAddress }: Pick<Props, 'row' | 'pageAddress'>) {
  const { format } = useServices();
  const { name, rating, reviewCount, address, city, country } = row.hotel;
  return (
    <div className={styles.about}>
      <h2 className={styles.name}>
        <CardLink to={pageAddress} name={name} />
      </h2>
      <div className={styles.where}>
        <CardFacts row={row} />
        <AddressLine parts={[address, city, country && format.country(country)]} />
      </div>
      <GuestRating rating={rating} count={reviewCount} />
    </div>
  );
});

const Badges = memo(function Badges({ hotel }: { readonly hotel: Hotel }) {
  return (
    <div className={styles.badges}>
      <FacilityBadges hotel={hotel} />
    </div>
  );
});
