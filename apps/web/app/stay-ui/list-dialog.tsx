/** Chooses the list of a hotel, or makes a new one for it. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  isFull,
  listOfHotel,
  SAVED_LIMITS,
  type SavedHotel,
  type SavedList,
} from '@tenth-night/domain/saved/saved-lists';
import { useState } from 'react';
import { useServices } from '../lib/page/services';
import { makeList } from '../lib/saved/change-lists';
import { useSaved } from '../lib/saved/use-saved';
import { Icon } from '../ui/icon';
import { Sheet } from '../ui/sheet';
import styles from './list-dialog.module.css';
import { ListNameForm } from './list-name-form';
import { useListName } from './use-list-name';

type Props = { readonly hotel: SavedHotel; onClose(): void };

export function ListDialog({ hotel, onClose }: Props) {
  const { t } = useLingui();
  const services = useServices();
  const { lists, store } = useSaved();
  const [isNaming, setIsNaming] = useState(false);
  const chosen = listOfHotel(lists, hotel.hotelId);

  const choose = (listId: string) => {
    void store.put(hotel, listId);
    onClose();
  };

  return (
    <Sheet title={t`Save to a list`} closeLabel={t`Close`} onClose={onClose}>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list.id}>
            <Row list={list} isChosen={list.id === chosen?.id} onChoose={() => choose(list.id)} />
          </li>
        ))}
      </ul>
      {isNaming ? (
        <ListNameForm
          submit={<Trans>Create and save</Trans>}
          act={async (name) => {
            const id = await makeList(services, name);
            if (id) choose(id);
            return id !== null;
          }}
        />
      ) : (
        lists.length < SAVED_LIMITS.lists && (
          <button type="button" className={styles.row} onClick={() => setIsNaming(true)}>
            <Icon name="plus" />
            <span>
              <Trans>New list</Trans>
            </span>
          </button>
        )
      )}
    </Sheet>
  );
}

type RowProps = { readonly list: SavedList; readonly isChosen: boolean; onChoose(): void };

function Row({ list, isChosen, onChoose }: RowProps) {
  const nameOf = useListName();
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={isChosen}
      disabled={!isChosen && isFull(list)}
      onClick={onChoose}
    >
      <Icon name={isChosen ? 'check' : 'heart'} />
      <span>
        <bdi>{nameOf(list)}</bdi>
        <small>
          <Plural value={list.hotels.length} one="# hotel" other="# hotels" />
        </small>
      </span>
    </button>
  );
}
