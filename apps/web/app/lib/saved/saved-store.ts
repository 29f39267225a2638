/**
 * The saved hotels of this visitor. Without an account they are in the browser. With one they are in the account, as soon
 * as its lists have loaded; a press before that is kept in the browser and joins the account with the next load.
 * Hearts load this file, so it is small: calls to the account load later.
 */
import type { SavedListBody } from '@tenth-night/contract/saved';
import {
  listOfHotel,
  MAIN_LIST_ID,
  type SavedHotel,
  type SavedLists,
  withHotel,
  withMainList,
  withoutHotel,
} from '@tenth-night/domain/saved/saved-lists';
import type { Services } from '../page/services';
import { readStoredSaved, SAVED_KEY, storeSaved } from '../storage/stored-saved';
import { createSavedCell, type SavedCell, type SavedState } from './saved-cell';

type Account = typeof import('./account-saved');

export type SavedChange = {
  /** Null if a rule forbids the change. */
  readonly next: SavedLists | null;
  send(account: Account): Promise<unknown>;
  /** Takes the change out of the lists of that moment. */
  undo(lists: SavedLists): SavedLists;
};

export type SavedStore = ReturnType<typeof createSavedStore>;

/** Each page has one: `services.single(createSavedStore)`. */
export function createSavedStore(services: Services) {
  const cell = createSavedCell(() => source.start());
  const change = createChange(cell);
  const source = createSource(services, cell, change.settled);
  const hearts = createHearts(services, cell, change.run);
  const { subscribe, state, has, notice, say } = cell;
  const { load, showAccount } = source;
  return { subscribe, state, has, notice, say, load, showAccount, change: change.run, ...hearts };
}

/** Where the lists come from, and follows the visitor who signs in or out. */
function createSource(services: Services, cell: SavedCell, settled: () => Promise<unknown>) {
  const { session } = services;
  const showBrowser = (change: Partial<SavedState>) =>
    cell.set({ lists: withMainList(readStoredSaved()?.lists ?? []), shares: {}, ...change });

  function follow(): void {
    const now = session.state();
    const uid = now.status === 'user' ? now.user.uid : null;
    if (uid === cell.state().uid) return;
    showBrowser({ uid, status: uid ? 'loading' : 'browser' });
    if (uid) void load();
  }

  /** The lists of the account, with those of the browser. If that fails, the browser keeps its own. */
  async function load(): Promise<void> {
    const { uid } = cell.state();
    await settled();
    const account = await import('./account-saved').catch(() => null);
    const found = await account?.joinLists(services).catch(() => null);
    if (!uid || cell.state().uid !== uid) return;
    if (found) showAccount(found);
    else if (cell.state().status !== 'account') cell.set({ status: 'failed' });
  }

  function showAccount(found: readonly SavedListBody[]): void {
    const lists = found.map(({ id, name, hotels }) => ({ id, name, hotels }));
    const shares = Object.fromEntries(found.map(({ id, share }) => [id, share]));
    cell.set({ lists, shares, status: 'account' });
  }

  return {
    load,
    showAccount,
    start(): void {
      showBrowser({});
      addEventListener('storage', ({ key }) => {
        if (cell.state().status !== 'account' && (key === null || key === SAVED_KEY)) showBrowser({});
      });
      session.subscribe(follow);
      follow();
    },
  };
}

function createChange(cell: SavedCell) {
  let calls: Promise<unknown> = Promise.resolve();
  return {
    settled: () => calls,

    /** Shows a change at once. Returns false, and takes it back, if the account does not accept it. */
    async run({ next, send, undo }: SavedChange): Promise<boolean> {
      if (!next) return false;
      const { uid, status } = cell.state();
      cell.set({ lists: next });
      if (status !== 'account') {
        storeSaved({ lists: next, last: lastList() });
        return true;
      }
      // One call after the other: the last press counts, in whichever order the answers arrive.
      const call = calls.then(async () => send(await import('./account-saved')));
      calls = call.catch(() => {});
      return call.then(
        () => true,
        () => {
          if (cell.state().uid === uid) cell.set({ lists: undo(cell.state().lists) });
          return false;
        },
      );
    },
  };
}

const lastList = () => readStoredSaved()?.last ?? MAIN_LIST_ID;

/** Where a hotel was before. */
const placed = (listId: string | null, hotel: SavedHotel) => (lists: SavedLists) =>
  listId ? (withHotel(lists, listId, hotel) ?? lists) : withoutHotel(lists, hotel.hotelId);

function createHearts(services: Services, cell: SavedCell, change: (change: SavedChange) => Promise<boolean>) {
  /** Another tab may have changed the browser's lists. */
  function current(): SavedLists {
    const { status, lists } = cell.state();
    return status === 'account' ? lists : withMainList(readStoredSaved()?.lists ?? lists);
  }

  async function put(hotel: SavedHotel, listId: string): Promise<void> {
    const lists = current();
    const next = withHotel(lists, listId, hotel);
    if (next) storeSaved({ lists: readStoredSaved()?.lists ?? [], last: listId });
    cell.say({ kind: next ? 'saved' : 'full', hotel, listId });
    const undo = placed(listOfHotel(lists, hotel.hotelId)?.id ?? null, hotel);
    const isDone = await change({ next, undo, send: (account) => account.putHotel(services, listId, hotel) });
    if (next && !isDone) cell.say({ kind: 'failed', hotel, listId });
  }

  async function remove(hotel: SavedHotel): Promise<void> {
    const lists = current();
    const listId = listOfHotel(lists, hotel.hotelId)?.id ?? MAIN_LIST_ID;
    cell.say({ kind: 'removed', hotel, listId });
    const next = withoutHotel(lists, hotel.hotelId);
    const undo = placed(listId, hotel);
    const isDone = await change({ next, undo, send: (account) => account.deleteHotel(services, hotel.hotelId) });
    if (!isDone) cell.say({ kind: 'failed', hotel, listId });
  }

  return {
    current,
    put,
    /** Saves to the list that was used last. It may have been deleted on another device. */
    toggle(hotel: SavedHotel): void {
      const lists = current();
      const last = lastList();
      if (listOfHotel(lists, hotel.hotelId)) void remove(hotel);
      else void put(hotel, lists.some(({ id }) => id === last) ? last : MAIN_LIST_ID);
    },
  };
}
