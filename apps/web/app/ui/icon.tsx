import { classNames } from './class-names';
import styles from './icon.module.css';
import sprite from './icons.svg?url';

export type IconName =
  | 'access'
  | 'alert'
  | 'bar'
  | 'bed'
  | 'calendar'
  | 'check'
  | 'clock'
  | 'close'
  | 'coffee'
  | 'device'
  | 'down'
  | 'download'
  | 'edit'
  | 'external'
  | 'eye'
  | 'eye-off'
  | 'filter'
  | 'food'
  | 'globe'
  | 'gym'
  | 'heart'
  | 'info'
  | 'key'
  | 'locate'
  | 'lock'
  | 'mail'
  | 'map'
  | 'menu'
  | 'minus'
  | 'mobile'
  | 'moon'
  | 'next'
  | 'noimage'
  | 'parking'
  | 'paw'
  | 'people'
  | 'phone'
  | 'pin'
  | 'plane'
  | 'plus'
  | 'pool'
  | 'prev'
  | 'print'
  | 'search'
  | 'share'
  | 'shuttle'
  | 'size'
  | 'snow'
  | 'sort'
  | 'spa'
  | 'star'
  | 'tag'
  | 'user'
  | 'wifi';

type Props = { readonly name: IconName; readonly isFilled?: boolean; readonly className?: string | undefined };

/** Decoration beside words, never instead of them. */
export function Icon({ name, isFilled = false, className }: Props) {
  return (
    <svg className={classNames(styles.icon, isFilled && styles.fill, className)} aria-hidden="true">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  );
}
