/** Tells the operator what waits for a person: one letter about all of it, at most once an hour, and only with news. */
import { randomUUID } from 'node:crypto';
import type { DeskBookingRow } from '@tenth-night/contract/desk';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { deskDigests } from '../../db/desk-tables';
import type { LetterRow } from '../mail/letter';
import type { MailSettings } from '../mail/post-office';
import { deskMail } from './desk-letter';

const PAUSE_MS = 3_600_000;
const NAME = 'waiting';

export const WAITING_WORDS: Readonly<Record<DeskBookingRow['waiting'][number], string>> = {
  'refund-due': 'Money has to go back',
  unverified: 'A payment could not be verified',
  'no-answer': 'The provider has not answered for a minute',
  'other-terms': 'Confirmed with other terms than shown',
  'still-standing': 'A cancellation failed: the booking stands',
  'not-ended': 'Exchanged, but the provider has not ended the old booking',
  'letter-refused': 'A letter could not be sent',
};

type Parts = {
  readonly db: Db;
  readonly to: string;
  readonly settings: MailSettings;
  waiting(): Promise<readonly DeskBookingRow[]>;
  readonly now: () => number;
};

/** Several instances may run it. One of them sends. */
export function createDigest({ db, to, settings, waiting, now }: Parts): () => Promise<void> {
  /** Takes the right to send. Returns how to give it back, or null if another instance has it. */
  async function take(told: readonly string[]): Promise<(() => Promise<unknown>) | null> {
    const at = new Date(now());
    const [last] = await db.select().from(deskDigests).where(eq(deskDigests.name, NAME));
    if (!last) {
      const rows = await db
        .insert(deskDigests)
        .values({ name: NAME, sentAt: at, told })
        .onConflictDoNothing()
        .returning();
      return rows.length > 0 ? () => db.delete(deskDigests).where(eq(deskDigests.name, NAME)) : null;
    }
    const hasNews = told.some((key) => !last.told.includes(key));
    if (!hasNews || at.getTime() - last.sentAt.getTime() < PAUSE_MS) return null;
    const rows = await db
      .update(deskDigests)
      .set({ sentAt: at, told })
      .where(and(eq(deskDigests.name, NAME), eq(deskDigests.sentAt, last.sentAt)))
      .returning();
    return rows.length > 0 ? () => db.update(deskDigests).set(last).where(eq(deskDigests.name, NAME)) : null;
  }

  return async () => {
    const rows = await waiting();
    if (rows.length === 0) return;
    const giveBack = await take(rows.flatMap(keysOf));
    if (!giveBack) return;
    try {
      await settings.port.send(letterAbout(rows, to, settings));
    } catch (error) {
      await giveBack();
      throw error;
    }
  };
}

const keysOf = ({ reference, since, waiting }: DeskBookingRow): string[] =>
  waiting.map((one) => `${reference} ${one} ${since}`);

/** Contains references and no names: a mailbox is less safe than the desk. */
function letterAbout(rows: readonly DeskBookingRow[], to: string, settings: MailSettings) {
  const origin = settings.originOf();
  const count = rows.length === 1 ? '1 booking waits' : `${rows.length} bookings wait`;
  const rowOf = ({ reference, waiting }: DeskBookingRow): LetterRow => ({
    name: reference,
    lines: waiting.map((one) => WAITING_WORDS[one]),
  });
  const link =
    origin === null ? null : { words: 'Open the desk', url: `${origin}/desk`, note: 'Needs your authenticator app.' };
  const title = `${count} for a person`;
  const intro = 'They are listed at the desk, with their story and what you can do.';
  const sections = [{ title: 'Waiting', rows: rows.map(rowOf) }];
  return deskMail({ id: randomUUID(), to }, { subject: title, title, intro, link, sections }, settings);
}
