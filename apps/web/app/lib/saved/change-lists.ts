/** What people do with whole lists: the same in the browser and in the account. */

import { mergeLists } from '@tenth-night/domain/saved/merge-lists';
import { withList, withoutList } from '@tenth-night/domain/saved/named-lists';
import type { SavedList, SavedLists } from '@tenth-night/domain/saved/saved-lists';
import type { Services } from '../page/services';
import { createSavedStore } from './saved-store';

/** Null if the name is empty, there are too many lists, or the account does not answer. */
export async function makeList(services: Services, name: string): Promise<string | null> {
  const id = crypto.randomUUID();
  return (await nameList(services, id, name)) ? id : null;
}

export function nameList(services: Services, id: string, name: string): Promise<boolean> {
  const store = services.single(createSavedStore);
  const before = store.current();
  return store.change({
    next: withList(before, id, name),
    send: (account) => account.putList(services, id, name),
    undo: (lists) => restored(lists, before, id),
  });
}

export function removeList(services: Services, id: string): Promise<boolean> {
  const store = services.single(createSavedStore);
  const before = store.current();
  return store.change({
    next: withoutList(before, id),
    send: (account) => account.deleteList(services, id),
    undo: (lists) => restored(lists, before, id),
  });
}

/** Takes back `removeList`. */
export function restoreList(services: Services, list: SavedList): Promise<boolean> {
  const store = services.single(createSavedStore);
  return store.change({
    next: mergeLists(store.current(), [list]),
    send: (account) => account.mergeList(services, list),
    undo: (lists) => withoutList(lists, list.id),
  });
}

/** One list as it was before. */
function restored(lists: SavedLists, before: SavedLists, id: string): SavedLists {
  const list = before.find((one) => one.id === id);
  if (!list) return withoutList(lists, id);
  return lists.some((one) => one.id === id) ? lists.map((one) => (one.id === id ? list : one)) : [...lists, list];
}
