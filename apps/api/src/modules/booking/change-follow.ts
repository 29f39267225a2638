/**
 * What happens to the old booking when the new one takes a step. It runs in the transaction of that step, so that a crash
 * never leaves one without the other.
 */
import { type BookingEvent, nextState } from '@tenth-night/domain/booking/intent';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { bookingIntents, mails } from '../../db/schema';
import { noteState } from './booking-events';
import { isExchange } from './intent-parts';
import type { IntentRow } from './intent-rows';
import { OLD_ENDS_MS } from './timings';

/** `next` is the new booking, after its step. */
export async function followChange(db: Db, next: IntentRow, now: Date): Promise<void> {
  const event = eventOf(next);
  if (!next.changeOf || !event) return;
  const [old] = await db.select().from(bookingIntents).where(eq(bookingIntents.id, next.changeOf)).for('update');
  const state = old && nextState(old.state, event);
  if (!state) return;
  await db
    .update(bookingIntents)
    .set({ state, stateSince: now, ...patchOf(event, next, now), updatedAt: now })
    .where(eq(bookingIntents.id, old.id));
  await noteState(db, { id: old.id, state }, now);
  if (event !== 'still-standing') return;
  const letter = { id: `${next.id}-not-changed`, intentId: old.id, kind: 'not-changed' as const };
  await db
    .insert(mails)
    .values({ ...letter, nextTryAt: now, createdAt: now })
    .onConflictDoNothing();
}

function eventOf(next: IntentRow): Extract<BookingEvent, 'changed' | 'cancel-called' | 'still-standing'> | null {
  if (next.state === 'confirmed') return isExchange(next) ? 'changed' : 'cancel-called';
  return next.state === 'failed' && isExchange(next) ? 'still-standing' : null;
}

function patchOf(event: ReturnType<typeof eventOf>, next: IntentRow, now: Date): Partial<IntentRow> {
  const started = { replacedBy: next.id, tries: 0, lostAt: null };
  if (event === 'changed') return { ...started, nextTryAt: new Date(now.getTime() + OLD_ENDS_MS) };
  // The traveller has paid for the new booking. Now the old one can end, for the refund that they agreed to.
  if (event === 'cancel-called') {
    return { ...started, cancelCalledAt: now, agreedRefundMinor: next.changeRefundMinor, nextTryAt: now };
  }
  return { replacedBy: null, nextTryAt: null };
}
