/** 'Tripadvisor rating', beside what the hotel says of itself. Hotel-checkout-trips §2 "Hotel details". */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Amount } from '../../ui/amount';
import { Bone } from '../../ui/bone';
import { BUTTON_CLASS } from '../../ui/button';
import { SectionLink } from '../../ui/section-link';
import { Bubbles } from './bubbles';
import styles from './rating-box.module.css';
import { ServiceLink } from './service-link';
import { type Rated, type ReviewsState, ratedOf } from './use-hotel-reviews';

export function RatingBox({ reviews }: { readonly reviews: ReviewsState }) {
  const id = useId();
  const rated = ratedOf(reviews);
  if (!rated && reviews !== 'waiting') return null;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 id={id}>
        <Trans>Tripadvisor rating</Trans>
      </h3>
      {rated ? <Rating rated={rated} /> : <Waiting />}
      <SectionLink className={BUTTON_CLASS} section="reviews">
        <Trans>Read the reviews</Trans>
      </SectionLink>
    </section>
  );
}

function Rating({ rated }: { readonly rated: Rated }) {
  const { i18n } = useLingui();
  const { rating, rating_image_url, num_reviews, web_url, ranking_string } = rated;
  return (
    <>
      <ServiceLink className={styles.rating} href={web_url}>
        <span className={styles.score}>
          <Amount>{i18n.number(rating, { minimumFractionDigits: 1 })}</Amount>
        </span>
        <span className={styles.count}>
          <Bubbles rating={rating} image={rating_image_url} />
          <Plural value={num_reviews} one="# review" other="# reviews" />
        </span>
      </ServiceLink>
      <p className={styles.rank}>
        <bdi>{ranking_string}</bdi>
      </p>
    </>
  );
}

function Waiting() {
  return (
    <>
      <div className={styles.rating}>
        <Bone size="amount" />
        <Bone size="unit" />
      </div>
      <div className={styles.rank}>
        <Bone size="note" />
      </div>
    </>
  );
}
