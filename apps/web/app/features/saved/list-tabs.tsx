/** The lists of a visitor, as links, and a button for a new one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { MAIN_LIST_ID, SAVED_LIMITS, type SavedLists } from '@tenth-night/domain/saved/saved-lists';
import { useLocation } from '../../lib/router/router-view';
import { useListName } from '../../stay-ui/use-list-name';
import { Amount } from '../../ui/amount';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './list-tabs.module.css';

type Props = { readonly lists: SavedLists; readonly current: string; onNew(): void };

export function ListTabs({ lists, current, onNew }: Props) {
  const { t } = useLingui();
  const nameOf = useListName();
  const addressOf = useListAddress();
  return (
    <nav aria-label={t`Your lists`}>
      <ul className={styles.tabs}>
        {lists.map((list) => (
          <li key={list.id}>
            <Link
              className={styles.tab}
              to={addressOf(list.id)}
              isInPlace
              aria-current={list.id === current ? 'page' : undefined}
            >
              <bdi>{nameOf(list)}</bdi>
              <span className={styles.count}>
                <Amount>{String(list.hotels.length)}</Amount>
              </span>
            </Link>
          </li>
        ))}
        {lists.length < SAVED_LIMITS.lists && (
          <li>
            <button type="button" className={styles.tab} onClick={onNew}>
              <Icon name="plus" />
              <Trans>New list</Trans>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

export const LIST_KEY = 'list';

/** The same page with another list. The stay stays in the address. */
export function useListAddress(): (listId: string) => string {
  const { pathname, search } = useLocation();
  return (listId) => {
    const query = new URLSearchParams(search);
    query.delete(LIST_KEY);
    if (listId !== MAIN_LIST_ID) query.set(LIST_KEY, listId);
    return `${pathname}${query.size > 0 ? `?${query}` : ''}`;
  };
}
