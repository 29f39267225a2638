/** The hotel's response to a review. Hotel-checkout-trips §2 "Reviews section", §9 "responded-text". */
import { Plural, Trans } from '@lingui/react/macro';
import { type Ago, respondedAgo } from '@tenth-night/domain/reviews/responded';
import type { ManagementResponse as Response } from '@tenth-night/domain/reviews/reviews';
import { useState } from 'react';
import styles from './management-response.module.css';
import { useDay } from './use-day';

type Props = { readonly response: Response; readonly hotelName: string };

export function ManagementResponse({ response, hotelName }: Props) {
  const { title, published_date, text } = response;
  const respondedAt = Date.parse(published_date);
  const [now] = useState(() => Date.now());
  const date = useDay(respondedAt);
  return (
    <div className={styles.response}>
      <p className={styles.from}>
        {title ? (
          <Trans>
            Response from <bdi>{title}</bdi> at <bdi>{hotelName}</bdi>
          </Trans>
        ) : (
          <Trans>
            Response from A Management Representative at <bdi>{hotelName}</bdi>
          </Trans>
        )}
      </p>
      {date && (
        <p className={styles.when}>
          {date}
          {' · '}
          <Responded ago={respondedAgo(respondedAt, now)} />
        </p>
      )}
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </div>
  );
}

function Responded({ ago: { unit, count } }: { readonly ago: Ago }) {
  switch (unit) {
    case 'day':
      return <Plural value={count} one="Responded # day ago" other="Responded # days ago" />;
    case 'week':
      return <Plural value={count} one="Responded # week ago" other="Responded # weeks ago" />;
    case 'month':
      return <Plural value={count} one="Responded # month ago" other="Responded # months ago" />;
  }
}
