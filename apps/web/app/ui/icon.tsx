import { classNames } from './class-names';
import styles from './icon.module.css';
import sprite from './icons.svg?url';

export type IconName =
  | 'alert'
  | 'bed'
  | 'calendar'
  | 'check'
  | 'clock'
  | 'close'
  | 'down'
  | 'edit'
  | 'external'
  | 'filter'
  | 'globe'
  | 'mail'
  | 'map'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'next'
  | 'noimage'
  | 'people'
  | 'phone'
  | 'pin'
  | 'plane'
  | 'plus'
  | 'prev'
  | 'search'
  | 'sort'
  | 'star'
  | 'tag'
  | 'user';

type Props = { readonly name: IconName; readonly isFilled?: boolean; readonly className?: string | undefined };

/** Decoration beside words, never instead of them. */
export function Icon({ name, isFilled = false, className }: Props) {
  return (
    <svg className={classNames(styles.icon, isFilled && styles.fill, className)} aria-hidden="true">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  );
}
