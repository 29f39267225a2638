import { type InputHTMLAttributes, useId } from 'react';
import { FIELD_CLASS } from '../../ui/field';
import styles from './sign-in-dialog.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
};

/** A field whose problem stands beside it and is read with it. */
export function SignInField({ label, hint, problem, input }: Props) {
  const id = useId();
  return (
    <div className={FIELD_CLASS}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={input.autoFocus ? markAutofocus : null}
        id={id}
        dir="auto"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={problem ? styles.problem : styles.hint}>
        {problem ?? hint}
      </p>
    </div>
  );
}

/** A dialog that opens looks for the attribute, which React does not write. */
function markAutofocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
