/** Free nights at the desk: the sums, and the last ones. No ids: the code of a voucher begins with the id. */
import type { DeskFreeNights } from '@tenth-night/contract/desk-codes';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { freeNights } from '../../db/reward-tables';
import { sumFreeNights } from '../free-nights/sum-free-nights';
import type { Staff } from './desk-access';
import type { DeskLogRepo } from './desk-log';

const LAST = 100;

export type DeskFreeNightsService = ReturnType<typeof createDeskFreeNights>;

export function createDeskFreeNights(db: Db, log: Pick<DeskLogRepo, 'note'>, now: () => number) {
  /** Their voucher could not be made, and the job waits before it tries again. */
  const areLate = () =>
    and(eq(freeNights.state, 'earned'), gt(freeNights.tries, 0), gt(freeNights.nextTryAt, new Date(now())));

  async function show(): Promise<DeskFreeNights> {
    const rows = await db.select().from(freeNights).orderBy(desc(freeNights.createdAt)).limit(LAST);
    const [late] = await db.select({ id: freeNights.id }).from(freeNights).where(areLate()).limit(1);
    const data = rows.map(({ state, worthMinor: minor, currency, createdAt, endsAt, intentId, tries }) => ({
      state: state === 'earned' ? ('waiting' as const) : state,
      worth: { minor, currency },
      earnedAt: createdAt.toISOString(),
      endsAt: endsAt.toISOString(),
      usedFor: state === 'used' ? intentId : null,
      tries: state === 'earned' ? tries : 0,
    }));
    return { sums: await sumFreeNights(db), data, canTryAgain: late !== undefined };
  }

  return {
    show,

    /** The job takes them within a second. It asks with the same codes as before, so no voucher is made twice. */
    async tryAgain(staff: Staff, requestId: string): Promise<DeskFreeNights> {
      await log.note(staff, requestId, { action: 'make-vouchers' });
      await db
        .update(freeNights)
        .set({ nextTryAt: new Date(now()) })
        .where(areLate());
      return show();
    },
  };
}
