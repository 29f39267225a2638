/** The saved hotels of users, by list. */
import { MAIN_LIST_ID, type SavedHotel, type SavedLists, withMainList } from '@tenth-night/domain/saved/saved-lists';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { savedHotels, savedLists } from '../../db/saved-tables';
import { users } from '../../db/schema';

export type SavedRepo = ReturnType<typeof createSavedRepo>;
/** What a change may do while no other change of the same user runs. */
export type SavedChange = ReturnType<typeof changeOf>;

/** `now` is the clock for all timestamps that are written. */
export function createSavedRepo(db: Db, now: () => Date) {
  return {
    lists: (uid: string): Promise<SavedLists> => readLists(db, uid),

    /** One change of a user at a time, so that two devices together cannot pass a limit. Null without such a user. */
    change<Answer>(uid: string, work: (change: SavedChange) => Promise<Answer>): Promise<Answer | null> {
      return db.transaction(async (transaction) => {
        const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, uid)).for('update');
        return user ? work(changeOf(transaction, uid, now())) : null;
      });
    },
  };
}

async function readLists(db: Db, uid: string): Promise<SavedLists> {
  const lists = await db.select().from(savedLists).where(eq(savedLists.uid, uid)).orderBy(asc(savedLists.createdAt));
  const hotels = await db
    .select()
    .from(savedHotels)
    .where(eq(savedHotels.uid, uid))
    .orderBy(desc(savedHotels.addedAt), asc(savedHotels.hotelId));
  return withMainList(
    lists.map(({ id, name }) => ({ id, name, hotels: hotels.filter(({ listId }) => listId === id).map(toHotel) })),
  );
}

function toHotel({ hotelId, name, city, thumbnail }: typeof savedHotels.$inferSelect): SavedHotel {
  return { hotelId, name, city, thumbnail };
}

function changeOf(db: Db, uid: string, at: Date) {
  const isOwn = (listId: string) => and(eq(savedLists.uid, uid), eq(savedLists.id, listId));

  async function putList(id: string, name: string | null): Promise<void> {
    const times = { createdAt: at, updatedAt: at };
    await db
      .insert(savedLists)
      .values({ uid, id, name, ...times })
      .onConflictDoUpdate({ target: [savedLists.uid, savedLists.id], set: { name, updatedAt: at } });
  }

  return {
    db,
    putList,
    lists: () => readLists(db, uid),
    removeList: async (listId: string) => void (await db.delete(savedLists).where(isOwn(listId))),

    /** The main list gets its row only when something is in it. */
    async ensureMainList(): Promise<void> {
      await db
        .insert(savedLists)
        .values({ uid, id: MAIN_LIST_ID, name: null, createdAt: at, updatedAt: at })
        .onConflictDoNothing();
    },

    /** `place` orders hotels that are saved in the same moment: the highest comes first. */
    async putHotel(listId: string, { hotelId, name, city, thumbnail }: SavedHotel, place = 0): Promise<void> {
      const shown = { listId, name, city, thumbnail, addedAt: new Date(at.getTime() + place) };
      await db
        .insert(savedHotels)
        .values({ uid, hotelId, ...shown })
        .onConflictDoUpdate({ target: [savedHotels.uid, savedHotels.hotelId], set: shown });
    },

    async removeHotel(hotelId: string): Promise<void> {
      await db.delete(savedHotels).where(and(eq(savedHotels.uid, uid), eq(savedHotels.hotelId, hotelId)));
    },
  };
}
