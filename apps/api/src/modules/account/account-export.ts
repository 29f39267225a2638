/** Exports everything that we store about a user. */
import type { AccountExport } from '@tenth-night/contract/account-export';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { freeNights, stayedNights } from '../../db/reward-tables';
import { listShares } from '../../db/saved-tables';
import {
  accountDetails,
  accounts,
  bookingIntents,
  guestMappings,
  mails,
  members,
  passkeys,
  sessions,
  users,
} from '../../db/schema';
import type { MailKind } from '../booking/intent-parts';
import { listed, type ReportUnreadable } from '../booking/intent-rows';
import { toFreeNight } from '../free-nights/free-night-parts';
import { createSavedRepo } from '../saved/saved.repo';

/** Leaves out what opens the account: hashes, tokens and keys. */
export async function exportAccount(db: Db, uid: string, at: Date, report: ReportUnreadable): Promise<AccountExport> {
  const [user] = await db.select().from(users).where(eq(users.id, uid));
  const [member] = await db.select().from(members).where(eq(members.uid, uid));
  const [guest] = await db.select().from(guestMappings).where(eq(guestMappings.uid, uid));
  const [kept] = await db.select().from(accountDetails).where(eq(accountDetails.uid, uid));
  return {
    exportedAt: at.toISOString(),
    account: user ? accountOf(user) : null,
    membership: { memberNumber: member?.memberNumber ?? null, guestId: guest?.guestId ?? null },
    details: kept?.details ?? null,
    ...(await waysIn(db, uid)),
    bookings: await bookingsOf(db, uid, report),
    ...(await rewardsOf(db, uid)),
    savedLists: await savedOf(db, uid, at),
  };
}

function accountOf({ id, name, email, emailVerified, image, createdAt, updatedAt }: typeof users.$inferSelect) {
  return { id, name, email, emailVerified, image, createdAt: text(createdAt), updatedAt: text(updatedAt) };
}

async function waysIn(db: Db, uid: string) {
  const ways = await db.select().from(accounts).where(eq(accounts.userId, uid));
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, uid));
  const open = await db.select().from(sessions).where(eq(sessions.userId, uid));
  return {
    signInMethods: ways.map(({ providerId, accountId, createdAt }) => ({
      method: providerId === 'credential' ? 'password' : providerId,
      accountId,
      createdAt: text(createdAt),
    })),
    passkeys: keys.map(({ name, deviceType, createdAt }) => ({
      name,
      deviceType,
      createdAt: createdAt && text(createdAt),
    })),
    sessions: open.map(({ userAgent: device, createdAt, expiresAt }) => ({
      device,
      createdAt: text(createdAt),
      expiresAt: text(expiresAt),
    })),
  };
}

async function rewardsOf(db: Db, uid: string) {
  const nights = await db.select().from(stayedNights).where(eq(stayedNights.uid, uid));
  const earned = await db.select().from(freeNights).where(eq(freeNights.uid, uid));
  return {
    stayedNights: nights.map(({ date, intentId }) => ({ date, reference: intentId })),
    freeNights: earned.map(toFreeNight),
  };
}

/** Leaves out the links: whoever has one opens the list. */
async function savedOf(db: Db, uid: string, at: Date) {
  const shares = await db.select().from(listShares).where(eq(listShares.uid, uid));
  const lists = await createSavedRepo(db, () => at).lists(uid);
  return lists.map((list) => ({ ...list, isShared: shares.some(({ listId }) => listId === list.id) }));
}

/** Each booking with its letters. */
async function bookingsOf(db: Db, uid: string, report: ReportUnreadable) {
  const intents = await db.select().from(bookingIntents).where(eq(bookingIntents.uid, uid));
  const ids = intents.map(({ id }) => id);
  const letters = ids.length > 0 ? await db.select().from(mails).where(inArray(mails.intentId, ids)) : [];
  return intents.map((intent) => ({
    reference: intent.id,
    state: intent.state,
    bookingId: intent.bookingId,
    hotelConfirmation: intent.confirmationCode,
    offer: listed(intent, report).shown,
    language: intent.language,
    contact: intent.contact,
    holder: intent.holder,
    wishes: intent.wishes,
    refundMinor: intent.refundMinor,
    createdAt: text(intent.createdAt),
    updatedAt: text(intent.updatedAt),
    letters: letters
      .filter(({ intentId }) => intentId === intent.id)
      .map(({ kind, sentAt, createdAt }) => ({
        kind: kind as MailKind,
        sentAt: sentAt && text(sentAt),
        createdAt: text(createdAt),
      })),
  }));
}

function text(at: Date): string {
  return at.toISOString();
}
