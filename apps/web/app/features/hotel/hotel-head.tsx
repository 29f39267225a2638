/** Name, stars, address, check-in and check-out times. Hotel-checkout-trips §2 "Hotel details". */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelDetail, HouseTimes } from '@tenth-night/domain/hotel/hotel-detail';
import type { ReactNode } from 'react';
import { formatClock } from '../../i18n/date-time';
import { useServices } from '../../lib/page/services';
import { AddressLine } from '../../stay-ui/address-line';
import { Heart } from '../../stay-ui/heart';
import { Icon } from '../../ui/icon';
import { Stars } from '../../ui/stars';
import styles from './hotel-head.module.css';

type Props = {
  readonly hotel: HotelDetail;
  /** The rating of the reviews service, once it is known. */
  readonly rating: ReactNode;
};

export function HotelHead({ hotel, rating }: Props) {
  const { t } = useLingui();
  const { format } = useServices();
  const { name, stars, address, city, country, times } = hotel;
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {stars !== null && <Stars count={stars} label={t`${plural(stars, { one: '# star', other: '# stars' })}`} />}
        <Heart hotel={{ ...hotel, thumbnail: hotel.photos[0]?.url ?? null }} />
      </div>
      <p className={styles.meta}>
        {rating}
        {(address ?? city ?? country) && (
          <span>
            <Icon name="pin" />
            <AddressLine parts={[address, city, country && format.country(country)]} />
          </span>
        )}
        <Times times={times} />
      </p>
    </div>
  );
}

function Times({ times }: { readonly times: HouseTimes }) {
  const { language } = useServices().visitor;
  const checkinFrom = times.checkinFrom && formatClock(times.checkinFrom, language);
  const checkoutUntil = times.checkoutUntil && formatClock(times.checkoutUntil, language);
  if (!checkinFrom && !checkoutUntil) return null;
  return (
    <span>
      <Icon name="clock" />
      <span>
        {checkinFrom && checkoutUntil && (
          <Trans>
            Check-in from {checkinFrom}, check-out until {checkoutUntil}
          </Trans>
        )}
        {checkinFrom && !checkoutUntil && <Trans>Check-in from {checkinFrom}</Trans>}
        {!checkinFrom && checkoutUntil && <Trans>Check-out until {checkoutUntil}</Trans>}
      </span>
    </span>
  );
}
