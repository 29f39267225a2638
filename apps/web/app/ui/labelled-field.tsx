/** A control under its label. Screen readers read its note or problem with it. */
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FIELD_CLASS } from './field';
import { Icon } from './icon';
import styles from './labelled-field.module.css';

export type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
};

type Props = {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly problem?: ReactNode;
  /** Announces a problem that appears while the focus is elsewhere. */
  readonly isLive?: boolean;
  readonly className?: string | undefined;
  children(control: ControlProps): ReactNode;
};

export function LabelledField({ label, note, problem, isLive = false, className, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={classNames(FIELD_CLASS, styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': Boolean(problem), 'aria-describedby': noteId })}
      <p id={noteId} className={styles.note} aria-live={isLive ? 'polite' : undefined}>
        {problem ? (
          <span className={styles.problem}>
            <Icon name="alert" />
            {problem}
          </span>
        ) : (
          note
        )}
      </p>
    </div>
  );
}
