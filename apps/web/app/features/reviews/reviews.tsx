/** Travellers' reviews of the hotel, and a link to more. Hotel-checkout-trips §2 "Reviews section". */

import { Trans } from '@lingui/react/macro';
import { type HotelReviews, MAX_REVIEWS, type RatingDetails } from '@tenth-night/domain/reviews/reviews';
import { memo } from 'react';
import { FailedState } from '../../stay-ui/failed-state';
import { BUTTON_CLASS } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { ReviewCard } from './review-card';
import styles from './reviews.module.css';
import { ServiceLink } from './service-link';
import { ServiceLogo } from './service-logo';
import type { ReviewsState } from './use-hotel-reviews';

const CARDS = Array.from({ length: MAX_REVIEWS }, (_, i) => i);

type Props = { readonly reviews: ReviewsState; readonly hotelName: string; onRetry(): void };

export const Reviews = memo(function Reviews({ reviews, hotelName, onRetry }: Props) {
  if (reviews === 'waiting') return <Waiting />;
  if (reviews === 'busy') return <Busy onRetry={onRetry} />;
  if (reviews !== 'none') return <Answered {...reviews} hotelName={hotelName} />;
  // Shows no error if the service fails: hotel-checkout-trips §8.
  return (
    <p>
      <Trans>We have no reviews of this hotel to show.</Trans>
    </p>
  );
});

function Busy({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <FailedState level={3} title={<Trans>We could not load the reviews</Trans>} isBusy retry={onRetry}>
      <Trans>Rooms and prices are not affected.</Trans>
    </FailedState>
  );
}

function Answered({ match, reviews, hotelName }: HotelReviews & Pick<Props, 'hotelName'>) {
  return (
    <>
      <Source match={match} />
      {reviews.length === 0 && (
        <p>
          <Trans>No recent Tripadvisor reviews found.</Trans>
        </p>
      )}
      <div className={styles.cards}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} hotelName={hotelName} />
        ))}
      </div>
    </>
  );
}

function Source({ match: { ranking_string, web_url } }: { readonly match: RatingDetails }) {
  return (
    <div className={styles.source}>
      <p>
        <ServiceLogo />
        <bdi>{ranking_string}</bdi>
      </p>
      {web_url && (
        <ServiceLink className={BUTTON_CLASS} href={web_url}>
          <Trans>View on Tripadvisor</Trans>
          <Icon name="external" />
        </ServiceLink>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <p role="status">
        <Trans>Loading Tripadvisor reviews…</Trans>
      </p>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Skeleton key={card} size="card" />
        ))}
      </div>
    </>
  );
}
