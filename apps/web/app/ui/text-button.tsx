import type { ButtonHTMLAttributes } from 'react';
import styles from './text-button.module.css';

/** A button that looks like text. */
export function TextButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) {
  return <button {...props} type="button" className={styles.button} />;
}
