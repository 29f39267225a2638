/** Database access for the ways into an account. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import {
  accounts,
  bookingIntents,
  guestMappings,
  mailLinks,
  members,
  passkeys,
  sessions,
  users,
} from '../../db/schema';

export type SecurityRepo = ReturnType<typeof createSecurityRepo>;
type Clock = () => Date;

/** The library's names for these sign-in methods. */
const PASSWORD = 'credential';
const GOOGLE = 'google';

const ofProvider = (uid: string, provider: string) => and(eq(accounts.userId, uid), eq(accounts.providerId, provider));

export function createSecurityRepo(db: Db, now: Clock) {
  return { ...theUser(db, now), ...thePassword(db, now), ...theOtherWays(db), ...theSessions(db, now) };
}

function theUser(db: Db, now: Clock) {
  const isTaken = async (email: string, uid: string) => {
    const others = db.select({ id: users.id }).from(users);
    return (await others.where(and(eq(users.email, email), ne(users.id, uid)))).length > 0;
  };

  return {
    async findByEmail(email: string) {
      const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, email));
      return user ?? null;
    },

    async findEmail(uid: string): Promise<string | null> {
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, uid));
      return user?.email ?? null;
    },

    /** False if another account has the address. */
    async setConfirmedEmail(uid: string, email: string): Promise<boolean> {
      try {
        await db.update(users).set({ email, emailVerified: true, updatedAt: now() }).where(eq(users.id, uid));
      } catch (error) {
        if (await isTaken(email, uid)) return false;
        throw error;
      }
      await db.delete(mailLinks).where(eq(mailLinks.userId, uid));
      return true;
    },

    erase: (uid: string): Promise<void> => db.transaction((transaction) => eraseUser(transaction, uid)),
  };
}

/** Keeps bookings, because the law requires it and the hotel expects the guest. They no longer belong to an account. */
export async function eraseUser(transaction: Pick<Db, 'update' | 'delete'>, uid: string): Promise<void> {
  await transaction.update(bookingIntents).set({ uid: null }).where(eq(bookingIntents.uid, uid));
  await transaction.delete(guestMappings).where(eq(guestMappings.uid, uid));
  await transaction.delete(members).where(eq(members.uid, uid));
  // This also deletes sessions, passkeys, links and saved details.
  await transaction.delete(users).where(eq(users.id, uid));
}

function thePassword(db: Db, now: Clock) {
  return {
    /** Null for an account without a password. */
    async passwordHash(uid: string): Promise<string | null> {
      const [row] = await db.select().from(accounts).where(ofProvider(uid, PASSWORD));
      return row?.password ?? null;
    },

    /** A new hash of the same password. */
    async renewHash(uid: string, hash: string): Promise<void> {
      await db.update(accounts).set({ password: hash }).where(ofProvider(uid, PASSWORD));
    },

    /** Also ends what the old password could still open: reset links, and all sessions except `keptSession`. */
    async setPassword(uid: string, hash: string, keptSession: string | null): Promise<void> {
      await db.transaction(async (transaction) => {
        const at = now();
        const changed = await transaction
          .update(accounts)
          .set({ password: hash, updatedAt: at })
          .where(ofProvider(uid, PASSWORD))
          .returning({ id: accounts.id });
        if (changed.length === 0) {
          const row = { id: randomUUID(), providerId: PASSWORD, accountId: uid, userId: uid, password: hash };
          await transaction.insert(accounts).values({ ...row, createdAt: at, updatedAt: at });
        }
        const isReset = and(eq(mailLinks.userId, uid), eq(mailLinks.kind, 'reset-password'));
        await transaction.delete(mailLinks).where(isReset);
        const isOther = keptSession === null ? undefined : ne(sessions.id, keptSession);
        await transaction.delete(sessions).where(and(eq(sessions.userId, uid), isOther));
      });
    },
  };
}

function theOtherWays(db: Db) {
  return {
    async isGoogleConnected(uid: string): Promise<boolean> {
      return (await db.select({ id: accounts.id }).from(accounts).where(ofProvider(uid, GOOGLE))).length > 0;
    },

    async disconnectGoogle(uid: string): Promise<void> {
      await db.delete(accounts).where(ofProvider(uid, GOOGLE));
    },

    async passkeys(uid: string) {
      return db.select().from(passkeys).where(eq(passkeys.userId, uid)).orderBy(desc(passkeys.createdAt));
    },

    async removePasskey(uid: string, id: string): Promise<void> {
      await db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, uid)));
    },
  };
}

function theSessions(db: Db, now: Clock) {
  return {
    /** Newest first. */
    async sessions(uid: string) {
      const own = db.select().from(sessions);
      return own.where(and(eq(sessions.userId, uid), gt(sessions.expiresAt, now()))).orderBy(desc(sessions.createdAt));
    },

    /** True if nobody ended the session. */
    async isOpen(id: string): Promise<boolean> {
      return (await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id))).length > 0;
    },

    async endSession(uid: string, id: string): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, uid)));
    },
  };
}
