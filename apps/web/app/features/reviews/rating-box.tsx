/** 'Tripadvisor rating', beside the hotel's description. Hotel-checkout-trips §2 "Hotel details". */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { Amount } from '../../ui/amount';
import { BUTTON_CLASS } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { SectionLink } from '../../ui/section-link';
import { Skeleton } from '../../ui/skeleton';
import { Bubbles } from './bubbles';
import styles from './rating-box.module.css';
import { ServiceLink } from './service-link';
import { type Rated, type ReviewsState, ratedOf } from './use-hotel-reviews';

export function RatingBox({ reviews }: { readonly reviews: ReviewsState }) {
  const [hasWaited] = useState(reviews === 'waiting');
  const rated = ratedOf(reviews);
  if (rated) {
    return (
      <Box>
        <Rating rated={rated} />
      </Box>
    );
  }
  if (reviews === 'waiting') {
    return (
      <Box>
        <Waiting />
      </Box>
    );
  }
  return hasWaited && <EmptySpace />;
}

type BoxProps = { readonly children: ReactNode; readonly ref?: Ref<HTMLElement>; readonly isHidden?: boolean };

function Box({ children, ref, isHidden = false }: BoxProps) {
  const id = useId();
  return (
    <section className={classNames(styles.box, isHidden && styles.hidden)} aria-labelledby={id} ref={ref}>
      <h3 id={id}>
        <Trans>Tripadvisor rating</Trans>
      </h3>
      {children}
      <SectionLink className={BUTTON_CLASS} section="reviews">
        <Trans>Read the reviews</Trans>
      </SectionLink>
    </section>
  );
}

/** Keeps the space of a box in view, so that nothing below it moves. A box out of view is removed. */
function EmptySpace() {
  const box = useRef<HTMLElement>(null);
  const [isInView, setIsInView] = useState(true);
  useLayoutEffect(() => {
    const { top = 0, bottom = 0 } = box.current?.getBoundingClientRect() ?? {};
    setIsInView(bottom > 0 && top < innerHeight);
  }, []);
  return (
    isInView && (
      <Box ref={box} isHidden>
        <Waiting />
      </Box>
    )
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
        <Skeleton size="amount" />
        <Skeleton size="unit" />
      </div>
      <div className={styles.rank}>
        <Skeleton size="note" />
      </div>
    </>
  );
}
