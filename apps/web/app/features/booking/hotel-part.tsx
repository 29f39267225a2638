/** The hotel of the stay. The page leaves out what cannot be loaded. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/page/services';
import { AddressLine } from '../../stay-ui/address-line';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import type { HotelState } from '../../stay-ui/use-hotel';
import { Skeleton } from '../../ui/skeleton';
import { Stars } from '../../ui/stars';
import styles from './hotel-part.module.css';

type Props = {
  readonly hotel: HotelState;
  /** About the stay itself. */
  readonly children: ReactNode;
};

export function HotelPart({ hotel, children }: Props) {
  const { t } = useLingui();
  const { format } = useServices();
  const isKnown = typeof hotel !== 'string';
  return (
    <div className={styles.hotel}>
      {hotel === 'waiting' ? (
        <div className={styles.picture} />
      ) : (
        <HotelPicture
          place="trip"
          className={styles.picture}
          path={isKnown ? (hotel.photos[0]?.url ?? null) : null}
          width={480}
          height={360}
          loading="eager"
          missing={<Trans>No image</Trans>}
        />
      )}
      <div className={styles.about}>
        {isKnown && (
          <div className={styles.place}>
            <div className={styles.name}>
              <h2>
                <bdi>{hotel.name}</bdi>
              </h2>
              {hotel.stars !== null && (
                <Stars count={hotel.stars} label={t`${plural(hotel.stars, { one: '# star', other: '# stars' })}`} />
              )}
            </div>
            <p className={styles.address}>
              <AddressLine parts={[hotel.address, hotel.city, hotel.country && format.country(hotel.country)]} />
            </p>
          </div>
        )}
        {hotel === 'waiting' && (
          <div className={styles.place} aria-hidden="true">
            <Skeleton size="line" />
            <Skeleton size="note" />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
