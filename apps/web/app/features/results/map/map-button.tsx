/** Above the filters of a wide screen: a small picture of a map that opens the real map. */
import { Trans } from '@lingui/react/macro';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import styles from './map-button.module.css';

type Props = { readonly isOpen: boolean; readonly onIntent: () => void; readonly onOpen: () => void };

export function MapButton({ isOpen, onIntent, onOpen }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.button, isOpen && styles.open)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      <svg className={styles.picture} viewBox="0 0 264 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <circle className={styles.near} cx="132" cy="56" r="96" />
        <circle className={styles.near} cx="132" cy="56" r="62" />
        <circle className={styles.near} cx="132" cy="56" r="28" />
        <circle className={styles.ring} cx="132" cy="56" r="28" />
        <circle className={styles.ring} cx="132" cy="56" r="62" />
        <circle className={styles.ring} cx="132" cy="56" r="96" />
        <g className={styles.pin}>
          <rect x="36" y="22" width="40" height="16" rx="8" />
          <rect x="178" y="14" width="40" height="16" rx="8" />
          <rect x="206" y="72" width="40" height="16" rx="8" />
          <rect x="20" y="80" width="40" height="16" rx="8" />
        </g>
      </svg>
      <span className={styles.label}>
        <Icon name="map" />
        <Trans>Show map</Trans>
      </span>
    </button>
  );
}
