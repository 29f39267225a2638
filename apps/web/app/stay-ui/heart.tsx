/** Saves a hotel, or removes it. The server shows it empty; the browser fills it in without moving anything. */
import { useLingui } from '@lingui/react/macro';
import type { SavedHotel } from '@tenth-night/domain/saved/saved-lists';
import { useSyncExternalStore } from 'react';
import { useServices } from '../lib/page/services';
import { createSavedStore } from '../lib/saved/saved-store';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import styles from './heart.module.css';

type Props = {
  readonly hotel: SavedHotel;
  /** On a picture, in its corner. Otherwise in the line. */
  readonly isOnPicture?: boolean;
};

export function Heart({ hotel: { hotelId, name, city, thumbnail }, isOnPicture = false }: Props) {
  const { t } = useLingui();
  const store = useServices().single(createSavedStore);
  const isSaved = useSyncExternalStore(
    store.subscribe,
    () => store.has(hotelId),
    () => false,
  );
  return (
    <button
      type="button"
      className={classNames(styles.heart, isOnPicture && styles.corner)}
      aria-pressed={isSaved}
      aria-label={t`Save ${name}`}
      onClick={({ detail }) => {
        // Two quick presses are one press: the second one must not take the first one back.
        if (detail < 2) store.toggle({ hotelId, name, city, thumbnail });
      }}
    >
      <Icon name="heart" />
    </button>
  );
}
