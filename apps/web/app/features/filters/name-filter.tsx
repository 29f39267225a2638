import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Icon } from '../../ui/icon';
import styles from './filters.module.css';
import { useDraft } from './use-draft';

type Props = { readonly name: string; readonly onChange: (name: string) => void };

export function NameFilter({ name, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [draft, setDraft] = useDraft(name, onChange);
  return (
    <section>
      <h3>
        <label htmlFor={id}>
          <Trans>Search by property name</Trans>
        </label>
      </h3>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          maxLength={100}
          placeholder={t`Property name`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </div>
    </section>
  );
}
