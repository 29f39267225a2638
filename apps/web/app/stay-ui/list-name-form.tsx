/** The name of a new list, or a new name for a list. */
import { Trans } from '@lingui/react/macro';
import { SAVED_LIMITS } from '@tenth-night/domain/saved/saved-lists';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button';
import { FIELD_CLASS } from '../ui/field';
import styles from './list-name-form.module.css';

type Props = {
  readonly name?: string;
  readonly submit: ReactNode;
  /** False if it was not saved. */
  act(name: string): Promise<boolean>;
};

export function ListNameForm({ name: first = '', submit, act }: Props) {
  const id = useId();
  const [name, setName] = useState(first);
  const [problem, setProblem] = useState<'empty' | 'failed' | null>(null);
  return (
    <form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault();
        if (!name.trim()) setProblem('empty');
        else if (!(await act(name))) setProblem('failed');
      }}
    >
      <div className={FIELD_CLASS}>
        <label htmlFor={id}>
          <Trans>Name of the list</Trans>
        </label>
        <input
          id={id}
          dir="auto"
          autoComplete="off"
          maxLength={SAVED_LIMITS.name}
          aria-invalid={problem === 'empty'}
          aria-describedby={`${id}-problem`}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem === 'empty' && <Trans>Enter a name.</Trans>}
        {problem === 'failed' && <Trans>We could not save that. Check your connection and try again.</Trans>}
      </p>
      <Button type="submit" look="main">
        {submit}
      </Button>
    </form>
  );
}
