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
        <path className={styles.green} d="M190 62l52-8 8 40-50 12z" />
        <path className={styles.water} d="M92-6c-30 40 40 60 0 126" />
        <path className={styles.road} d="M0 28l264 48M0 96L264 18M140 0l34 112M214 0l-70 112M36 0l28 112" />
        <path
          className={styles.pin}
          d="M40 44l-8-13a9 9 0 1 1 16 0zM216 42l-8-13a9 9 0 1 1 16 0zM228 98l-8-13a9 9 0 1 1 16 0z"
        />
        <path className={styles.eye} d="M40 27h0M216 25h0M228 81h0" />
      </svg>
      <span className={styles.label}>
        <Icon name="map" />
        <Trans>Show map</Trans>
      </span>
    </button>
  );
}
