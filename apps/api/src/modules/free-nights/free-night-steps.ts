/**
 * What bookings do with free nights. Each step runs in the transaction of its booking's step, so that a crash never
 * leaves one without the other.
 */
import { endOfGivenBack, freeNightStep } from '@tenth-night/domain/rewards/free-night';
import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { freeNights } from '../../db/reward-tables';
import type { bookingIntents } from '../../db/schema';

type IntentRow = typeof bookingIntents.$inferSelect;
/** A booking that a free night pays a part of. */
export type WithFreeNight = Pick<IntentRow, 'id' | 'freeNightId' | 'freeNightVoucher'>;

/** Another payment has the free night. Rolls back the booking's step. */
export class FreeNightTaken extends Error {
  override readonly name = 'FreeNightTaken';
}

/** Reserves the free night while the traveller pays. False if another payment has it. */
export async function holdFreeNight(db: Db, intent: WithFreeNight, now: Date, heldUntil: Date): Promise<boolean> {
  if (!intent.freeNightId) return true;
  const rows = await db
    .update(freeNights)
    .set({ intentId: intent.id, heldUntil, updatedAt: now })
    .where(and(eq(freeNights.state, 'ready'), isFreeFor(intent, now)))
    .returning({ id: freeNights.id });
  return rows.length > 0;
}

/** Follows the booking to its new state. Throws `FreeNightTaken` if the booking needs a free night that is gone. */
export async function followBooking(db: Db, intent: IntentRow, now: Date): Promise<void> {
  const { freeNightId, state, refundMinor } = intent;
  const step = freeNightId === null ? null : freeNightStep(state, refundMinor);
  if (step === 'use') return use(db, intent, now);
  if (step) return giveBack(db, intent, now, step === 'replace');
}

async function use(db: Db, intent: IntentRow, now: Date): Promise<void> {
  const isOurs = and(eq(freeNights.state, 'used'), isOf(intent));
  const rows = await db
    .update(freeNights)
    .set({ state: 'used', intentId: intent.id, heldUntil: null, nextTryAt: null, updatedAt: now })
    .where(or(isOurs, and(eq(freeNights.state, 'ready'), isFreeFor(intent, now))))
    .returning({ id: freeNights.id });
  // A confirmed booking exists. The provider accepted its voucher, so it stays confirmed.
  if (rows.length === 0 && intent.state !== 'confirmed') throw new FreeNightTaken('The free night is taken');
}

async function giveBack(db: Db, intent: IntentRow, now: Date, isVoucherUsed: boolean): Promise<void> {
  const [used] = await db.select().from(freeNights).where(isOf(intent)).for('update');
  if (!used) return;
  const endsAt = new Date(endOfGivenBack(used.endsAt.getTime(), now.getTime()));
  const isNewVoucher = isVoucherUsed || endsAt > used.endsAt;
  await db
    .update(freeNights)
    .set({
      state: isNewVoucher ? 'earned' : 'ready',
      voucher: used.voucher + (isNewVoucher ? 1 : 0),
      intentId: null,
      heldUntil: null,
      endsAt,
      nextTryAt: now,
      tries: 0,
      updatedAt: now,
    })
    .where(eq(freeNights.id, used.id));
}

/** The same voucher as at prebook, because the provider took exactly that one off the price. */
function isSameVoucher({ freeNightId, freeNightVoucher }: WithFreeNight): SQL | undefined {
  return and(eq(freeNights.id, freeNightId ?? ''), eq(freeNights.voucher, freeNightVoucher ?? 0));
}

function isOf(intent: WithFreeNight): SQL | undefined {
  return and(isSameVoucher(intent), eq(freeNights.intentId, intent.id));
}

function isFreeFor(intent: WithFreeNight, now: Date): SQL | undefined {
  const { intentId, heldUntil } = freeNights;
  return and(isSameVoucher(intent), or(isNull(intentId), eq(intentId, intent.id), lt(heldUntil, now)));
}
