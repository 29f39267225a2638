import type { SavedListBody } from '@tenth-night/contract/saved';
import type { SavedHotel } from '@tenth-night/domain/saved/saved-lists';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testServices } from '../page/testing/test-services';
import { createSession } from '../session/session';
import { SAVED_KEY } from '../storage/stored-saved';
import { makeList, removeList, restoreList } from './change-lists';
import { createSavedStore } from './saved-store';

const ADA = { uid: 'ada', displayName: 'Ada', email: 'ada@example.test', photoURL: null };
const hotel = (hotelId: string): SavedHotel => ({ hotelId, name: `Hotel ${hotelId}`, city: 'Rome', thumbnail: null });
const listOf = (...ids: string[]): SavedListBody => ({ id: 'main', name: null, hotels: ids.map(hotel), share: null });

type Call = { readonly method: string; readonly path: string; readonly body: string | null };

/** A browser with its storage, and an account that answers as told. */
function visit() {
  const session = createSession(false, async () => null);
  const calls: Call[] = [];
  const account = { lists: [listOf()] as readonly SavedListBody[], isDown: false, held: Promise.resolve() };
  const services = testServices({
    session,
    send: async (path, { method = 'GET', body = null }) => {
      if (path === '/auth/token') return Response.json({ token: 't', expiresAt: '2999-01-01T00:00:00Z' });
      calls.push({ method, path, body: body as string | null });
      const { lists } = account;
      await account.held;
      if (account.isDown) return Response.json({ error: { code: 'unavailable' } }, { status: 503 });
      const hasLists = path === '/saved' || path === '/saved/merge';
      return Response.json(hasLists ? { data: lists } : { isDone: true });
    },
  });
  const store = services.single(createSavedStore);
  store.subscribe(() => {});
  const ids = () => store.state().lists.flatMap(({ hotels }) => hotels.map(({ hotelId }) => hotelId));
  const signIn = async (status = 'account') => {
    session.set(ADA);
    await vi.waitFor(() => expect(store.state().status).toBe(status));
  };
  return { services, session, store, calls, account, ids, signIn };
}

let stored: Map<string, string>;
let listen: ((event: { key: string }) => void) | undefined;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof listen) => {
    listen = listener;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('hearts without an account', () => {
  it('are kept in the browser, and the next page finds them', () => {
    visit().store.toggle(hotel('a'));
    const { store, ids } = visit();
    expect([store.has('a'), store.has('b'), ids()]).toEqual([true, false, ['a']]);
    store.toggle(hotel('a'));
    expect(visit().ids()).toEqual([]);
  });

  it('follow another tab, and do not overwrite it', () => {
    const [one, two] = [visit(), visit()];
    one.store.toggle(hotel('a'));
    two.store.toggle(hotel('b'));
    expect(visit().ids()).toEqual(['b', 'a']);
    listen?.({ key: SAVED_KEY });
    expect(two.ids()).toEqual(['b', 'a']);
  });

  it('go to the list that was used last', async () => {
    const { services, store } = visit();
    const rome = (await makeList(services, 'Rome')) ?? '';
    void store.put(hotel('a'), rome);
    store.toggle(hotel('b'));
    expect(store.state().lists.map(({ name, hotels }) => [name, hotels.length])).toEqual([
      [null, 0],
      ['Rome', 2],
    ]);
    await removeList(services, rome);
    store.toggle(hotel('c'));
    expect(store.notice()).toMatchObject({ kind: 'saved', listId: 'main' });
  });

  it('say that a list is full, and save nothing', () => {
    const { store, ids } = visit();
    for (let i = 0; i < 100; i++) store.toggle(hotel(`h${i}`));
    store.toggle(hotel('one more'));
    expect(store.notice()?.kind).toBe('full');
    expect(ids()).toHaveLength(100);
  });
});

describe('hearts with an account', () => {
  it('join the account once at sign-in, and leave the browser', async () => {
    const { store, account, calls, ids, signIn, session } = visit();
    store.toggle(hotel('a'));
    account.lists = [listOf('a', 'b')];
    await signIn();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /saved/merge']);
    expect(ids()).toEqual(['a', 'b']);
    session.set(null);
    expect(ids()).toEqual([]);
  });

  it('join the account too if they are pressed while its lists load', async () => {
    const { session, store, calls, account, ids } = visit();
    let answer = () => {};
    account.held = new Promise((resolve) => {
      answer = resolve;
    });
    session.set(ADA);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    store.toggle(hotel('a'));
    account.lists = [listOf('a')];
    answer();
    await vi.waitFor(() => expect(store.state().status).toBe('account'));
    expect([calls.map(({ path }) => path), ids()]).toEqual([['/saved', '/saved/merge'], ['a']]);
  });

  it('stay in the browser while the account does not answer, and join it later', async () => {
    const { store, account, ids, signIn } = visit();
    store.toggle(hotel('a'));
    account.isDown = true;
    await signIn('failed');
    store.toggle(hotel('b'));
    expect(ids()).toEqual(['b', 'a']);
    account.isDown = false;
    account.lists = [listOf('b', 'a', 'c')];
    await store.load();
    expect(ids()).toEqual(['b', 'a', 'c']);
    expect(JSON.parse(stored.get(SAVED_KEY) ?? '').lists).toEqual([]);
  });

  it('are one call for each press, in the order of the presses', async () => {
    const { store, calls, signIn } = visit();
    await signIn();
    for (const id of ['a', 'b', 'a']) store.toggle(hotel(id));
    expect([store.has('a'), store.has('b')]).toEqual([false, true]);
    await vi.waitFor(() => expect(calls).toHaveLength(4));
    expect(calls.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /saved/hotels/a',
      'PUT /saved/hotels/b',
      'DELETE /saved/hotels/a',
    ]);
  });

  it('go back if the account does not take them, and say so; other hearts stay', async () => {
    const { store, account, ids, signIn } = visit();
    account.lists = [listOf('x', 'y')];
    await signIn();
    account.isDown = true;
    store.toggle(hotel('a'));
    store.toggle(hotel('x'));
    expect(ids()).toEqual(['a', 'y']);
    await vi.waitFor(() => expect(ids()).toEqual(['x', 'y']));
    expect(store.notice()).toMatchObject({ kind: 'failed', hotel: { hotelId: 'x' } });
  });

  it('come back with a list that was deleted by mistake', async () => {
    const { services, store, account, calls, signIn } = visit();
    account.lists = [listOf(), { ...listOf('a'), id: 'rome', name: 'Rome' }];
    await signIn();
    const [, rome] = store.state().lists;
    if (!rome) throw new Error('There is no second list');
    expect(await removeList(services, 'rome')).toBe(true);
    expect(store.has('a')).toBe(false);
    expect(await restoreList(services, rome)).toBe(true);
    expect(store.has('a')).toBe(true);
    expect(calls.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /saved/lists/rome',
      'POST /saved/merge',
    ]);
  });
});
