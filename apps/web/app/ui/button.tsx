import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `main` is the one main action of a screen. */
  readonly look?: 'plain' | 'main';
};

export function Button({ look = 'plain', className, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={classNames(styles.button, look === 'main' && styles.main, className)} />
  );
}

/** For links that look like buttons. */
export const BUTTON_CLASS = styles.button;
export const MAIN_BUTTON_CLASS = classNames(styles.button, styles.main);
