/** What a press on a heart did, and how to change it. Loads with the first press. */
import { Trans, useLingui } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useState } from 'react';
import type { SavedNotice as Notice } from '../lib/saved/saved-cell';
import type { SavedStore } from '../lib/saved/saved-store';
import { IconButton } from '../ui/icon-button';
import { Link } from '../ui/link';
import { ListDialog } from './list-dialog';
import styles from './saved-notice.module.css';
import { useListName } from './use-list-name';

type Props = { readonly className: string | undefined; readonly notice: Notice; readonly store: SavedStore };

export function SavedNotice({ className, notice: { kind, hotel, listId }, store }: Props) {
  const { t } = useLingui();
  const nameOf = useListName();
  const [isChoosing, setIsChoosing] = useState(false);
  const list = store.state().lists.find(({ id }) => id === listId);
  const name = <bdi>{nameOf(list ?? null)}</bdi>;
  return (
    <div className={className}>
      {kind === 'saved' && (
        <>
          <p>
            <Link className={styles.list} to={SITE_PATHS.saved}>
              <Trans>Saved to {name}</Trans>
            </Link>
          </p>
          <button type="button" className={styles.action} onClick={() => setIsChoosing(true)}>
            <Trans>Change list</Trans>
          </button>
        </>
      )}
      {kind === 'removed' && (
        <>
          <p>
            <Trans>Removed from {name}</Trans>
          </p>
          <button type="button" className={styles.action} onClick={() => void store.put(hotel, listId)}>
            <Trans>Undo</Trans>
          </button>
        </>
      )}
      {kind === 'full' && (
        <>
          <p>
            <Trans>The list {name} is full.</Trans>
          </p>
          <button type="button" className={styles.action} onClick={() => setIsChoosing(true)}>
            <Trans>Choose another list</Trans>
          </button>
        </>
      )}
      <IconButton icon="close" label={t`Close`} onClick={() => store.say(null)} />
      {isChoosing && <ListDialog hotel={hotel} onClose={() => setIsChoosing(false)} />}
    </div>
  );
}
