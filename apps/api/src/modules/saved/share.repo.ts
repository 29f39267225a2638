/** The links to lists, and the votes of friends. */
import { MOST_VOTERS } from '@tenth-night/domain/saved/votes';
import { and, count, countDistinct, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { listShares, listVotes } from '../../db/saved-tables';

export type ShareRow = typeof listShares.$inferSelect;
export type Votes = { readonly voters: number; readonly votes: ReadonlyMap<string, number> };

type Vote = {
  readonly shareId: string;
  readonly hotelId: string;
  /** A hash. */
  readonly voter: string;
};

export type ShareRepo = ReturnType<typeof createShareRepo>;

export function createShareRepo(db: Db) {
  return {
    ofUser: (uid: string): Promise<ShareRow[]> => db.select().from(listShares).where(eq(listShares.uid, uid)),

    async find(id: string): Promise<ShareRow | null> {
      const [share] = await db.select().from(listShares).where(eq(listShares.id, id));
      return share ?? null;
    },

    /** A list has one link: the first one stays. */
    async add(share: ShareRow): Promise<void> {
      await db
        .insert(listShares)
        .values(share)
        .onConflictDoNothing({ target: [listShares.uid, listShares.listId] });
    },

    async remove(uid: string, listId: string): Promise<void> {
      await db.delete(listShares).where(and(eq(listShares.uid, uid), eq(listShares.listId, listId)));
    },

    async votesOf(shareId: string): Promise<Votes> {
      const rows = await db
        .select({ hotelId: listVotes.hotelId, votes: count() })
        .from(listVotes)
        .where(eq(listVotes.shareId, shareId))
        .groupBy(listVotes.hotelId);
      return { voters: await countVoters(db, shareId), votes: new Map(rows.map((row) => [row.hotelId, row.votes])) };
    },

    /** False if the list has all the voters that it may have, or if the link has ended. */
    addVote(vote: Vote): Promise<boolean> {
      return db.transaction(async (transaction) => {
        // One new vote of a list at a time, so that the limit holds.
        const isLink = eq(listShares.id, vote.shareId);
        const [share] = await transaction.select({ id: listShares.id }).from(listShares).where(isLink).for('update');
        if (!share) return false;
        const isKnown = and(eq(listVotes.shareId, vote.shareId), eq(listVotes.voter, vote.voter));
        const [known] = await transaction.select({ voter: listVotes.voter }).from(listVotes).where(isKnown).limit(1);
        if (!known && (await countVoters(transaction, vote.shareId)) >= MOST_VOTERS) return false;
        await transaction.insert(listVotes).values(vote).onConflictDoNothing();
        return true;
      });
    },

    async removeVote({ shareId, hotelId, voter }: Vote): Promise<void> {
      await db
        .delete(listVotes)
        .where(and(eq(listVotes.shareId, shareId), eq(listVotes.hotelId, hotelId), eq(listVotes.voter, voter)));
    },
  };
}

async function countVoters(db: Db, shareId: string): Promise<number> {
  const [row] = await db
    .select({ voters: countDistinct(listVotes.voter) })
    .from(listVotes)
    .where(eq(listVotes.shareId, shareId));
  return row?.voters ?? 0;
}
