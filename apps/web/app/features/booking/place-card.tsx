/** Where the stay is, and when. What cannot be loaded about the hotel is left out. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { viewHotelPath } from '@tenth-night/domain/booking/confirmation';
import { directionsUrl } from '@tenth-night/domain/hotel/directions';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { hotelCoordinates } from '@tenth-night/domain/search/hotel';
import { useMemo } from 'react';
import { useServices } from '../../lib/page/services';
import { LocationMap } from '../../map-ui/location-map';
import { AddressLine } from '../../stay-ui/address-line';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import { type HotelState, ofHotel } from '../../stay-ui/use-hotel';
import { BUTTON_CLASS } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { Stars } from '../../ui/stars';
import styles from './place-card.module.css';
import { StayFacts } from './stay-facts';

/** The card has no room for what is near. */
const NOTHING: readonly never[] = [];

type Props = { readonly booking: BookingView; readonly hotel: HotelState };

export function PlaceCard({ booking, hotel }: Props) {
  const isKnown = typeof hotel !== 'string';
  const coordinates = useMemo(() => (typeof hotel === 'string' ? null : hotelCoordinates(hotel)), [hotel]);
  const directions = isKnown ? directionsUrl(hotel) : null;
  return (
    <section className={styles.card}>
      <div className={styles.pictures}>
        {hotel === 'waiting' ? (
          <div className={styles.picture} />
        ) : (
          <HotelPicture
            place="stay"
            className={styles.picture}
            path={isKnown ? (hotel.photos[0]?.url ?? null) : null}
            width={1200}
            height={480}
            loading="eager"
            missing={<Trans>No image</Trans>}
          />
        )}
        <div className={styles.map}>
          {isKnown && coordinates && (
            <LocationMap coordinates={coordinates} name={hotel.name} near={NOTHING} canZoom={false} />
          )}
        </div>
      </div>
      <div className={styles.about}>
        <div className={styles.name}>
          {isKnown && <Named hotel={hotel} />}
          {hotel === 'waiting' && (
            <div aria-hidden="true">
              <Skeleton size="line" />
              <Skeleton size="note" />
            </div>
          )}
        </div>
        <div className={styles.ways}>
          {directions && (
            <a className={BUTTON_CLASS} href={directions} target="_blank" rel="noreferrer">
              <Icon name="pin" />
              <Trans>Directions</Trans>
            </a>
          )}
          <Link className={BUTTON_CLASS} to={viewHotelPath(booking.hotelId)}>
            <Trans>View hotel</Trans>
          </Link>
        </div>
      </div>
      <StayFacts booking={booking} times={ofHotel(hotel, ({ times }) => times)} />
    </section>
  );
}

function Named({ hotel }: { readonly hotel: HotelDetail }) {
  const { t } = useLingui();
  const { format } = useServices();
  const { stars, phone } = hotel;
  return (
    <>
      <div className={styles.title}>
        <h2>
          <bdi>{hotel.name}</bdi>
        </h2>{' '}
        {stars !== null && <Stars count={stars} label={t`${plural(stars, { one: '# star', other: '# stars' })}`} />}
      </div>
      <div className={styles.address}>
        <AddressLine parts={[hotel.address, hotel.city, hotel.country && format.country(hotel.country)]} />
        {phone && (
          <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
            {phone}
          </a>
        )}
      </div>
    </>
  );
}
