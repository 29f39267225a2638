/** What is being bought: the hotel, the stay and its total. It comes first. Hotel-checkout-trips §2 "Checkout". */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutParams } from '@tenth-night/domain/checkout/checkout-params';
import { priceSummary } from '@tenth-night/domain/checkout/price-summary';
import type { BookingChoice } from '@tenth-night/domain/hotel/booking-choice';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { allInTotal } from '@tenth-night/domain/offers/offer';
import { stayNights } from '@tenth-night/domain/stay/dates';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/page/services';
import { AddressLine } from '../../stay-ui/address-line';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import { StayUnit } from '../../stay-ui/price-units';
import { useExact } from '../../stay-ui/use-exact';
import { type HotelState, ofHotel } from '../../stay-ui/use-hotel';
import { Amount } from '../../ui/amount';
import { Skeleton } from '../../ui/skeleton';
import { Stars } from '../../ui/stars';
import { ChoiceFacts } from './choice-facts';
import styles from './stay-card.module.css';
import type { Computed } from './use-computed';

type Props = {
  readonly hotel: HotelState;
  readonly params: CheckoutParams;
  readonly choice: BookingChoice | null;
  readonly computed: Computed | null;
  /** The route passes this in, because it composes features. */
  readonly rating: (hotel: HotelDetail) => ReactNode;
};

export function StayCard({ hotel, params, choice, computed, rating }: Props) {
  const { t } = useLingui();
  const known = typeof hotel === 'string' ? null : hotel;
  return (
    <section className={styles.stay} aria-label={t`Your stay`}>
      {hotel !== 'none' && <HotelPart hotel={known} rating={rating} />}
      <ChoiceFacts params={params} choice={choice} computed={computed} times={ofHotel(hotel, ({ times }) => times)} />
      <Total choice={choice} computed={computed} />
    </section>
  );
}

function HotelPart({ hotel, rating }: { readonly hotel: HotelDetail | null; readonly rating: Props['rating'] }) {
  const { t } = useLingui();
  const { format } = useServices();
  if (!hotel) return <HotelSkeleton />;
  const { name, stars, photos, address, city, country } = hotel;
  return (
    <div className={styles.hotel}>
      <HotelPicture
        place="summary"
        className={styles.picture}
        path={photos[0]?.urlHd ?? null}
        width={400}
        height={264}
        loading="eager"
        missing={<Trans>No image</Trans>}
      />
      <div className={styles.about}>
        <div className={styles.title}>
          <h2>
            <bdi>{name}</bdi>
          </h2>{' '}
          {stars !== null && <Stars count={stars} label={t`${plural(stars, { one: '# star', other: '# stars' })}`} />}
        </div>
        <p className={styles.where}>
          <AddressLine parts={[address, city, country && format.country(country)]} />
        </p>
        <p className={styles.rating}>{rating(hotel)}</p>
      </div>
    </div>
  );
}

function HotelSkeleton() {
  return (
    <div className={styles.hotel} aria-hidden="true">
      <div className={styles.picture} />
      <div className={styles.about}>
        <Skeleton size="line" />
        <Skeleton size="note" />
        <Skeleton size="line" />
      </div>
    </div>
  );
}

/** On a phone the rows of the price are far below. */
function Total({ choice, computed }: Pick<Props, 'choice' | 'computed'>) {
  const exact = useExact();
  const total = computed ? priceSummary(computed.offer.price).totalPrice : choice && allInTotal(choice.offer);
  const dates = computed?.offer.dates ?? choice?.criteria.dates;
  if (!total) return null;
  return (
    <p className={styles.total}>
      <span>
        <b>
          <Amount>{exact(total)}</Amount>
        </b>{' '}
        <StayUnit nights={(dates && stayNights(dates)) ?? 1} />
      </span>
      <a href="#price">
        <Trans>Price details</Trans>
      </a>
    </p>
  );
}
