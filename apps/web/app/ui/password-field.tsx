/** A password field with a button that shows the password. The focus and the caret stay where they are. */
import { type InputHTMLAttributes, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from './icon';
import { LabelledField } from './labelled-field';
import styles from './password-field.module.css';

type Props = {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly problem?: ReactNode;
  /** The button's label: what it does while it is pressed. */
  readonly show: string;
  readonly input: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;
};

export function PasswordField({ input, show, ...field }: Props) {
  const typed = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);

  function toggle(): void {
    const { current } = typed;
    const [start, end] = [current?.selectionStart ?? null, current?.selectionEnd ?? null];
    flushSync(() => setIsShown(!isShown));
    if (!current || document.activeElement !== current) return;
    // Some browsers move the caret when they lay out a field whose type has changed.
    current.getBoundingClientRect();
    current.setSelectionRange(start, end);
  }

  return (
    <LabelledField {...field}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...input}
            {...control}
            ref={typed}
            type={isShown ? 'text' : 'password'}
            dir="auto"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isShown}
            // Pressing the button must not take the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
            <span className="sr-only">{show}</span>
          </button>
        </div>
      )}
    </LabelledField>
  );
}
