/** The original text of a review. A long one is shortened at first. Hotel-checkout-trips §2 "Reviews section". */
import { Trans } from '@lingui/react/macro';
import { excerptOf } from '@tenth-night/domain/reviews/excerpt';
import { useId, useState } from 'react';
import styles from './review-text.module.css';

type Props = { readonly text: string; readonly lang: string };

export function ReviewText({ text, lang }: Props) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const excerpt = excerptOf(text);
  return (
    <div>
      <p id={id} className={styles.text} lang={lang} dir="auto">
        {isWhole ? text : excerpt.text}
      </p>
      {excerpt.isCut && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? <Trans>Read less</Trans> : <Trans>Read more</Trans>}
        </button>
      )}
    </div>
  );
}
