import { Trans } from '@lingui/react/macro';
import { isNearPlace } from '@tenth-night/domain/places/near-place';
import type { Place } from '@tenth-night/domain/places/place';
import styles from './results.module.css';

/** The main heading of the results, in every state. It comes before the filters, which have their own headings. */
export function ResultsTitle({ place: { id, name } }: { readonly place: Place }) {
  return (
    <h1 className={styles.title}>
      {isNearPlace(id) ? (
        <Trans>Stays near you</Trans>
      ) : (
        <Trans>
          Stays in <bdi>{name}</bdi>
        </Trans>
      )}
    </h1>
  );
}
