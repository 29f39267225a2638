/** Saved hotels in lists. The rules are those of the domain; the browser keeps the same ones without an account. */
import type { MergeListBody, SavedListBody } from '@tenth-night/contract/saved';
import { mergeLists } from '@tenth-night/domain/saved/merge-lists';
import { cleanHotel, cleanListName, withList } from '@tenth-night/domain/saved/named-lists';
import {
  listOfHotel,
  MAIN_LIST_ID,
  type SavedHotel,
  type SavedLists,
  withHotel,
} from '@tenth-night/domain/saved/saved-lists';
import { AppError } from '../../app-error';
import type { SavedChange, SavedRepo } from './saved.repo';
import type { ShareService } from './share.service';

type Parts = { readonly saved: SavedRepo; readonly shares: Pick<ShareService, 'ofUser'> };

export type SavedService = ReturnType<typeof createSavedService>;

export function createSavedService({ saved, shares }: Parts) {
  const change = async (uid: string, work: (change: SavedChange) => Promise<void>) => {
    const done = await saved.change(uid, async (to) => {
      await work(to);
      return true;
    });
    if (!done) throw new AppError('unauthorized', 'This account no longer exists');
  };

  async function lists(uid: string): Promise<readonly SavedListBody[]> {
    const shared = await shares.ofUser(uid);
    return (await saved.lists(uid)).map((list) => ({ ...list, share: shared.get(list.id) ?? null }));
  }

  return {
    lists,

    async merge(uid: string, { id, name, hotels }: MergeListBody): Promise<readonly SavedListBody[]> {
      const cleaned = name && cleanListName(name);
      if (!cleaned && id !== MAIN_LIST_ID) throw new AppError('bad_request', 'A list needs a name');
      await change(uid, async (to) => {
        const before = await to.lists();
        await writeMerged(
          to,
          before,
          mergeLists(before, [{ id, name: cleaned || null, hotels: hotels.map(cleanHotel) }]),
        );
      });
      return lists(uid);
    },

    putList: (uid: string, listId: string, name: string) =>
      change(uid, async (to) => {
        const list = withList(await to.lists(), listId, name)?.find(({ id }) => id === listId);
        if (list) return to.putList(listId, list.name);
        if (!cleanListName(name)) throw new AppError('bad_request', 'A list needs a name');
        throw new AppError('conflict', 'There are too many lists');
      }),

    removeList: (uid: string, listId: string) => change(uid, (to) => to.removeList(listId)),

    saveHotel: (uid: string, listId: string, hotel: SavedHotel) =>
      change(uid, async (to) => {
        const before = await to.lists();
        const list = before.find(({ id }) => id === listId);
        if (!list) throw new AppError('not_found', 'No such list');
        if (!withHotel(before, listId, hotel)) throw new AppError('conflict', 'The list is full');
        if (listOfHotel([list], hotel.hotelId)) return;
        if (listId === MAIN_LIST_ID) await to.ensureMainList();
        await to.putHotel(listId, cleanHotel(hotel));
      }),

    removeHotel: (uid: string, hotelId: string) => change(uid, (to) => to.removeHotel(hotelId)),
  };
}

/** Writes what the merge added. It never removes anything. */
async function writeMerged(to: SavedChange, before: SavedLists, merged: SavedLists): Promise<void> {
  await to.ensureMainList();
  for (const { id, name, hotels } of merged) {
    if (!before.some((list) => list.id === id)) await to.putList(id, name);
    const added = hotels.filter(({ hotelId }) => !listOfHotel(before, hotelId));
    for (const [place, hotel] of added.toReversed().entries()) await to.putHotel(id, hotel, place);
  }
}
