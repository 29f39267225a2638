/**
 * One hotel of the list. Its height is the same with a price, without one and while waiting: a new price moves nothing.
 */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { memo } from 'react';
import { useServices } from '../../../lib/page/services';
import { AddressLine } from '../../../stay-ui/address-line';
import { GuestRating } from '../../../stay-ui/guest-rating';
import { Amount } from '../../../ui/amount';
import { Link } from '../../../ui/link';
import type { PictureProps } from '../../../ui/picture';
import { Stars } from '../../../ui/stars';
import type { ResultsStore } from '../load/results-store';
import { usePrice } from '../load/use-results';
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
  const { t } = useLingui();
  const { format } = useServices();
  const { hotel, distanceKm } = row;
  const price = usePrice(store, hotel.hotelId);
  const { name, stars, rating, reviewCount, address, city, country } = hotel;

  return (
    <article className={styles.card} data-price={typeof price === 'string' ? price : 'offer'}>
      <div className={styles.pictures}>
        <CardPictures hotel={hotel} loading={loading} />
      </div>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <Link to={pageAddress} className={styles.link}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <div className={styles.where}>
          <span className={styles.facts}>
            {stars !== null && <Stars count={stars} label={t`${plural(stars, { one: '# star', other: '# stars' })}`} />}
            {distanceKm !== null && (
              <span>
                <Trans>
                  <Amount>{format.distance(distanceKm)}</Amount> km from the centre
                </Trans>
              </span>
            )}
          </span>
          <AddressLine parts={[address, city, country && format.country(country)]} />
        </div>
        <GuestRating rating={rating} count={reviewCount} />
      </div>
      <PriceBlock slot={priceSlot(hotel.hotelId)} price={price} nights={nights} />
      <div className={styles.badges}>
        <FacilityBadges hotel={hotel} />
      </div>
      {/* The whole card is the link. */}
      <span className={styles.go} aria-hidden="true">
        <Trans>See rooms</Trans>
      </span>
    </article>
  );
});
