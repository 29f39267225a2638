/** The name of a list, and what its owner can do with it. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MAIN_LIST_ID, type SavedList } from '@tenth-night/domain/saved/saved-lists';
import { useState } from 'react';
import { useServices } from '../../lib/page/services';
import { nameList } from '../../lib/saved/change-lists';
import { ListNameForm } from '../../stay-ui/list-name-form';
import { useListName } from '../../stay-ui/use-list-name';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import styles from './list-head.module.css';

type Props = {
  readonly list: SavedList;
  readonly isSharing: boolean;
  onShare(): void;
  onDelete(): void;
};

export function ListHead({ list, isSharing, onShare, onDelete }: Props) {
  const { t } = useLingui();
  const services = useServices();
  const nameOf = useListName();
  const [isNaming, setIsNaming] = useState(false);
  return (
    <div className={styles.head}>
      <div>
        <h2>
          <bdi>{nameOf(list)}</bdi>
        </h2>
        <p>
          <Plural value={list.hotels.length} one="# hotel" other="# hotels" />
        </p>
      </div>
      <div className={styles.actions}>
        <Button aria-expanded={isSharing} onClick={onShare}>
          <Icon name="share" />
          <Trans>Share</Trans>
        </Button>
        <Button onClick={() => setIsNaming(true)}>
          <Icon name="edit" />
          <Trans>Rename</Trans>
        </Button>
        {list.id !== MAIN_LIST_ID && (
          <Button onClick={onDelete}>
            <Icon name="close" />
            <Trans>Delete list</Trans>
          </Button>
        )}
      </div>
      {isNaming && (
        <Sheet title={t`Rename the list`} closeLabel={t`Close`} onClose={() => setIsNaming(false)}>
          <ListNameForm
            name={nameOf(list)}
            submit={<Trans>Save</Trans>}
            act={async (name) => {
              const isDone = await nameList(services, list.id, name);
              if (isDone) setIsNaming(false);
              return isDone;
            }}
          />
        </Sheet>
      )}
    </div>
  );
}
