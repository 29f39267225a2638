/** What guests say, from our hotel partner. Never mixed with the rating of Tripadvisor. */
import { Plural, Trans } from '@lingui/react/macro';
import { useServices } from '../lib/page/services';
import { Amount } from '../ui/amount';
import styles from './guest-rating.module.css';

type Props = {
  readonly rating: number | null;
  readonly count: number | null;
  /** False under a heading that says it already. */
  readonly hasName?: boolean;
};

/** Nothing without a rating. */
export function GuestRating({ rating, count, hasName = true }: Props) {
  const { format } = useServices();
  if (!rating) return null;
  return (
    <p className={styles.rating}>
      <b>
        <Amount>{format.rating(rating)}</Amount>
      </b>
      <span>
        {hasName && <Trans>Guest rating</Trans>}
        {count !== null && count > 0 && (
          <small>
            <Plural value={count} one="# review" other="# reviews" />
          </small>
        )}
      </span>
    </p>
  );
}
