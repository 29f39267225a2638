/** The rating in a line of the hotel's head. Hotel-checkout-trips §2 "Hotel details". */
import { Plural, useLingui } from '@lingui/react/macro';
import { Amount } from '../../ui/amount';
import { Skeleton } from '../../ui/skeleton';
import { Bubbles } from './bubbles';
import styles from './head-rating.module.css';
import { type ReviewsState, ratedOf } from './use-hotel-reviews';

export function HeadRating({ reviews }: { readonly reviews: ReviewsState }) {
  const { i18n } = useLingui();
  const rated = ratedOf(reviews);
  return (
    <span className={styles.rating}>
      {reviews === 'waiting' && <Skeleton size="line" />}
      {rated && (
        <>
          <Bubbles rating={rated.rating} image={rated.rating_image_url} />
          <span>
            <b>
              <Amount>{i18n.number(rated.rating, { minimumFractionDigits: 1 })}</Amount>
            </b>
            {' · '}
            <Plural value={rated.num_reviews} one="# review on Tripadvisor" other="# reviews on Tripadvisor" />
          </span>
        </>
      )}
    </span>
  );
}
