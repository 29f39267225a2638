/** Types and names of a free night in the database. */
import type { FreeNight } from '@tenth-night/contract/rewards';
import type { freeNights } from '../../db/reward-tables';

export type FreeNightState =
  /** It needs a voucher. */
  | 'earned'
  | 'ready'
  /** A booking uses it. */
  | 'used'
  /** Nobody used it in time. */
  | 'ended';

export type FreeNightMailKind = 'free-night-earned' | 'free-night-ends';

/** The code at the provider. A free night that comes back gets a new one. */
export function voucherCode({ id, voucher }: { readonly id: string; readonly voucher: number }): string {
  return `${id}-${voucher}`;
}

/** As users see it. */
export function toFreeNight(row: typeof freeNights.$inferSelect): FreeNight {
  const { id, state, worthMinor, currency, createdAt, endsAt, intentId } = row;
  return {
    id,
    worth: { minor: worthMinor, currency },
    state: state === 'earned' ? 'ready' : state,
    earnedAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    usedFor: state === 'used' ? intentId : null,
  };
}
