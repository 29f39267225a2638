/** A user's ids at the provider and with us. Hotel-checkout-trips §3 "Guest mapping"; decision on OPEN-86. */
import type { AccountDetails } from '@tenth-night/contract/account';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { accountDetails, guestMappings, members } from '../../db/schema';

export type Numbers = { readonly memberNumber: string | null; readonly guestId: string | null };

export type AccountRepo = {
  /** The guest id, else the member number, else null. Reads the two tables in that order. */
  findNumber(uid: string): Promise<string | null>;
  findNumbers(uid: string): Promise<Numbers>;
  saveGuestId(uid: string, guestId: string): Promise<void>;
  /** False if another user has the number. A user who already has a number keeps it. */
  addMember(uid: string, memberNumber: string): Promise<boolean>;
  findDetails(uid: string): Promise<AccountDetails | null>;
  saveDetails(uid: string, details: AccountDetails, at: Date): Promise<void>;
};

export function createAccountRepo(db: Db): AccountRepo {
  return {
    async findNumber(uid) {
      const [mapping] = await db.select().from(guestMappings).where(eq(guestMappings.uid, uid));
      if (mapping) return mapping.guestId;
      const [member] = await db.select().from(members).where(eq(members.uid, uid));
      return member?.memberNumber ?? null;
    },
    async findNumbers(uid) {
      const [mapping] = await db.select().from(guestMappings).where(eq(guestMappings.uid, uid));
      const [member] = await db.select().from(members).where(eq(members.uid, uid));
      return { memberNumber: member?.memberNumber ?? null, guestId: mapping?.guestId ?? null };
    },
    async saveGuestId(uid, guestId) {
      await db
        .insert(guestMappings)
        .values({ uid, guestId })
        .onConflictDoUpdate({ target: guestMappings.uid, set: { guestId } });
    },
    async addMember(uid, memberNumber) {
      await db.insert(members).values({ uid, memberNumber }).onConflictDoNothing();
      const [member] = await db.select().from(members).where(eq(members.uid, uid));
      return member !== undefined;
    },
    async findDetails(uid) {
      const [row] = await db.select().from(accountDetails).where(eq(accountDetails.uid, uid));
      return row?.details ?? null;
    },
    async saveDetails(uid, details, updatedAt) {
      await db
        .insert(accountDetails)
        .values({ uid, details, updatedAt })
        .onConflictDoUpdate({ target: accountDetails.uid, set: { details, updatedAt } });
    },
  };
}
