import { Trans } from '@lingui/react/macro';
import styles from './results.module.css';

/** The main heading of the results, in every state. It comes before the filters, which have their own headings. */
export function ResultsTitle({ name }: { readonly name: string }) {
  return (
    <h1 className={styles.title}>
      <Trans>
        Stays in <bdi>{name}</bdi>
      </Trans>
    </h1>
  );
}
