import { Trans } from '@lingui/react/macro';
import styles from './results.module.css';

/** The first heading of the results, in every state. It stands before the filters, which have headings of their own. */
export function ResultsTitle({ name }: { readonly name: string }) {
  return (
    <h1 className={styles.title}>
      <Trans>
        Stays in <bdi>{name}</bdi>
      </Trans>
    </h1>
  );
}
