/** A round button that shows only an icon. Screen readers get the label. */
import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className' | 'type'> & {
  readonly icon: IconName;
  readonly label: string;
};

export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
