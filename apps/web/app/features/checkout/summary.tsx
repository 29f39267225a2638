/** The summary card: hotel, stay, cancellation policy and price. Hotel-checkout-trips §2 "Checkout". */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutParams } from '@tenth-night/domain/checkout/checkout-params';
import type { BookingChoice } from '@tenth-night/domain/hotel/booking-choice';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/page/services';
import { AddressLine } from '../../stay-ui/address-line';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import { type HotelState, ofHotel } from '../../stay-ui/use-hotel';
import { Skeleton } from '../../ui/skeleton';
import { Stars } from '../../ui/stars';
import { CancellationPolicy } from './cancellation-policy';
import { PriceSummary } from './price-summary';
import { StayFacts } from './stay-facts';
import styles from './summary.module.css';
import type { Computed } from './use-computed';

type Props = {
  readonly hotel: HotelState;
  readonly params: CheckoutParams;
  readonly choice: BookingChoice | null;
  readonly computed: Computed | null;
  /** There is no prebook to compute from, and there will be none. */
  readonly hasFailed: boolean;
  readonly hotelAddress: string;
  /** The route passes this in, because it composes features. */
  readonly rating: (hotel: HotelDetail) => ReactNode;
};

export function Summary({ hotel, params, choice, computed, hasFailed, hotelAddress, rating }: Props) {
  const { t } = useLingui();
  const known = typeof hotel === 'string' ? null : hotel;
  return (
    <aside className={styles.summary} aria-label={t`Your stay`}>
      {hotel !== 'none' && <HotelPart hotel={known} rating={rating} />}
      <div className={styles.part}>
        <StayFacts params={params} choice={choice} computed={computed} times={ofHotel(hotel, ({ times }) => times)} />
      </div>
      <div className={styles.part}>
        <h3>
          <Trans>Cancellation policy</Trans>
        </h3>
        <CancellationPolicy
          chosen={choice?.offer ?? null}
          computed={computed}
          hasFailed={hasFailed}
          timeZone={ofHotel(hotel, ({ timeZone }) => timeZone)}
        />
      </div>
      <div className={styles.part}>
        <h3>
          <Trans>Price summary</Trans>
        </h3>
        <PriceSummary
          chosen={choice?.offer ?? null}
          computed={computed}
          hasFailed={hasFailed}
          hotelAddress={hotelAddress}
        />
      </div>
    </aside>
  );
}

function HotelPart({ hotel, rating }: { readonly hotel: HotelDetail | null; readonly rating: Props['rating'] }) {
  const { t } = useLingui();
  const { format } = useServices();
  if (!hotel) return <HotelSkeleton />;
  const { name, stars, photos, address, city, country } = hotel;
  return (
    <>
      <HotelPicture
        place="summary"
        className={styles.picture}
        path={photos[0]?.urlHd ?? null}
        width={400}
        height={172}
        loading="eager"
        missing={<Trans>No image</Trans>}
      />
      <div className={styles.hotel}>
        <div className={styles.name}>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          {stars !== null && <Stars count={stars} label={t`${plural(stars, { one: '# star', other: '# stars' })}`} />}
        </div>
        <p className={styles.address}>
          <AddressLine parts={[address, city, country && format.country(country)]} />
        </p>
        <p className={styles.rating}>{rating(hotel)}</p>
      </div>
    </>
  );
}

function HotelSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.picture} />
      <div className={styles.hotel}>
        <Skeleton size="line" />
        <Skeleton size="note" />
        <Skeleton size="line" />
      </div>
    </div>
  );
}
