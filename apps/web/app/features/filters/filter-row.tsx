/** One choice of a filter, with the number of hotels that it would leave. */
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { CHOICE_BOX_CLASS } from '../../stay-ui/choice-box';
import styles from './filters.module.css';

type Props = {
  readonly label: ReactNode;
  /** Unknown while hotels or prices are loading. */
  readonly count: number | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** The name of the radio group. Without it, the row is a checkbox. */
  readonly group?: string;
};

export function FilterRow({ label, count, isOn, onChange, group }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <label className={styles.choice}>
      <input
        className={CHOICE_BOX_CLASS}
        type={group ? 'radio' : 'checkbox'}
        name={group}
        aria-labelledby={`${id}label`}
        aria-describedby={count === undefined ? undefined : `${id}count`}
        checked={isOn}
        // A choice that leaves nothing can still be taken back.
        disabled={count === 0 && !isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span id={`${id}label`}>{label}</span>
      {count !== undefined && <small id={`${id}count`}>{i18n.number(count)}</small>}
    </label>
  );
}
