/** All lists of a visitor: one is open, the others are one press away. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedList } from '@tenth-night/domain/saved/saved-lists';
import { encodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { useState } from 'react';
import { useServices } from '../../lib/page/services';
import { useNavigate, useSearchParams } from '../../lib/router/router-view';
import { makeList, removeList, restoreList } from '../../lib/saved/change-lists';
import { useSaved } from '../../lib/saved/use-saved';
import { useSession } from '../../lib/session/session';
import { ListNameForm } from '../../stay-ui/list-name-form';
import { useListName } from '../../stay-ui/use-list-name';
import { MAIN_BUTTON_CLASS } from '../../ui/button';
import firstWindow from '../../ui/drawings/first-window.svg?url';
import { Link } from '../../ui/link';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
import { TextButton } from '../../ui/text-button';
import { ListHead } from './list-head';
import { LIST_KEY, ListTabs, useListAddress } from './list-tabs';
import { SavedHotels } from './saved-hotels';
import styles from './saved-lists.module.css';
import { SharePanel } from './share-panel';

type Props = { readonly stay: SearchCriteria | null };

export function SavedLists({ stay }: Props) {
  const services = useServices();
  const navigate = useNavigate();
  const addressOf = useListAddress();
  const { lists, shares, status } = useSaved();
  const [query] = useSearchParams();
  const [isSharing, setIsSharing] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const [deleted, setDeleted] = useState<SavedList | null>(null);
  const wanted = query.get(LIST_KEY);
  const list = lists.find(({ id }) => id === wanted) ?? lists[0];
  if (status === 'loading' || !list) return <Skeleton size="card" />;

  const open = (listId: string) => void navigate(addressOf(listId), { replace: true, preventScrollReset: true });
  const remove = async () => {
    if (await removeList(services, list.id)) setDeleted(list);
    open('main');
  };
  const share = shares[list.id] ?? null;
  return (
    <div className={styles.lists}>
      <ListTabs lists={lists} current={list.id} onNew={() => setIsNaming(true)} />
      <Deleted list={deleted} onDone={() => setDeleted(null)} />
      <ListHead
        key={list.id}
        list={list}
        isSharing={isSharing}
        onShare={() => setIsSharing(!isSharing)}
        onDelete={remove}
      />
      {isSharing && <SharePanel listId={list.id} share={share} stay={stay} />}
      {list.hotels.length > 0 ? (
        <SavedHotels key={`hotels ${list.id}`} {...{ list, share, stay }} />
      ) : (
        <Empty stay={stay} />
      )}
      {isNaming && (
        <NewList
          onClose={() => setIsNaming(false)}
          act={async (name) => {
            const id = await makeList(services, name);
            if (id) open(id);
            return id !== null;
          }}
        />
      )}
    </div>
  );
}

function NewList({ act, onClose }: { act(name: string): Promise<boolean>; onClose(): void }) {
  const { t } = useLingui();
  return (
    <Sheet title={t`New list`} closeLabel={t`Close`} onClose={onClose}>
      <ListNameForm
        submit={<Trans>Create list</Trans>}
        act={async (name) => {
          const isDone = await act(name);
          if (isDone) onClose();
          return isDone;
        }}
      />
    </Sheet>
  );
}

/** A deleted list can come back as long as the page is open. */
function Deleted({ list, onDone }: { readonly list: SavedList | null; onDone(): void }) {
  const services = useServices();
  const nameOf = useListName();
  const name = <bdi>{nameOf(list)}</bdi>;
  return (
    <p role="status" className={styles.deleted}>
      {list && (
        <>
          <span>
            <Trans>The list {name} is deleted.</Trans>
          </span>
          <TextButton
            onClick={() => {
              void restoreList(services, list);
              onDone();
            }}
          >
            <Trans>Undo</Trans>
          </TextButton>
        </>
      )}
    </p>
  );
}

/** The way back to the last search, where the hearts are. */
function Empty({ stay }: Props) {
  const session = useSession();
  const address = stay?.placeName ? withQuery(SITE_PATHS.search, encodeSearch(stay)) : SITE_PATHS.home;
  return (
    <StateCard
      drawing={firstWindow}
      level={3}
      title={<Trans>No hotels here yet</Trans>}
      action={
        <Link className={MAIN_BUTTON_CLASS} to={address}>
          <Trans>Search hotels</Trans>
        </Link>
      }
      small={
        session.status === 'none' && (
          <Trans>Hotels that you save stay in this browser. Sign in to have them everywhere.</Trans>
        )
      }
    >
      <Trans>Tap the heart on a hotel you like, and it will wait here for you.</Trans>
    </StateCard>
  );
}
