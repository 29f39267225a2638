import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly ref?: Ref<HTMLButtonElement>;
  /** `main` is the screen's only main action. `danger` cannot be undone. */
  readonly look?: 'plain' | 'main' | 'danger';
};

export function Button({ look = 'plain', className, type = 'button', ...rest }: Props) {
  const ofLook = look === 'plain' ? undefined : styles[look];
  return <button {...rest} type={type} className={classNames(styles.button, ofLook, className)} />;
}

/** For links that look like buttons. */
export const BUTTON_CLASS = styles.button;
export const MAIN_BUTTON_CLASS = classNames(styles.button, styles.main);
