/** What the site earns: the operator's setting, and the figures of the latest bookings from our own table. */
import type { DeskMargin } from '@tenth-night/contract/desk';
import { earningsOf } from '@tenth-night/domain/desk/earnings';
import { desc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { bookingIntents } from '../../db/schema';
import type { RateMargin } from '../../providers/ports/hotel-rates.port';
import { decodeShown } from '../booking/shown-codec';

const BOOKINGS = 20;

export type MarginSetting = {
  /** The name of the rate provider that sells. */
  readonly provider: string;
  readonly isSandbox: boolean;
  readonly margin: RateMargin | null;
};

export type ReadDeskMargin = () => Promise<DeskMargin>;

/** Leaves out bookings whose stored offer is unreadable: their own page says so. */
export function createDeskMargin(db: Db, { margin: setting, ...where }: MarginSetting): ReadDeskMargin {
  return async () => {
    const { id: reference, createdAt, shown, state } = bookingIntents;
    const rows = await db
      .select({ reference, createdAt, shown })
      .from(bookingIntents)
      .where(inArray(state, ['confirmed', 'cancelling', 'changing']))
      .orderBy(desc(createdAt))
      .limit(BOOKINGS);
    const bookings = rows.flatMap((row) => {
      const offer = decodeShown(row.shown);
      const { price } = offer ?? {};
      return price ? { reference: row.reference, createdAt: row.createdAt.toISOString(), ...earningsOf(price) } : [];
    });
    return { ...where, setting, bookings };
  };
}
