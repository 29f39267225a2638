/**
 * Counts the nights of stays that are over, and looks after free nights: their vouchers, their letters and their end.
 * Several instances may run it, but each night counts once.
 */
import { REMINDER_MS } from '@tenth-night/domain/rewards/free-night';
import { leastSpend } from '@tenth-night/domain/rewards/least-spend';
import { addDays, dayTime, utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { isOver } from '@tenth-night/domain/trips/booking';
import { hotelDate } from '@tenth-night/domain/trips/hotel-date';
import type { BookingProviders } from '../../providers/ports/booking.port';
import type { CancelSteps } from '../booking/cancel-steps';
import type { Intent, IntentRepo } from '../booking/intent.repo';
import type { FreeNightRepo, FreeNightRow } from '../free-nights/free-night.repo';
import { voucherCode } from '../free-nights/free-night-parts';
import type { HotelService } from '../hotel/hotel.service';
import { completedStay } from './rewards.service';

const DAY_MS = 86_400_000;
const AT_ONCE = 20;
const LEASE_MS = 60_000;
const CALL_MS = 20_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 600_000;
const WAIT_FOR_ANSWER_MS = 3 * DAY_MS;
/** A traveller who pays in the last minute still gets the free night. */
const GRACE_MS = DAY_MS;

type Parts = {
  readonly intents: Pick<IntentRepo, 'uncountedStays'>;
  readonly freeNights: FreeNightRepo;
  readonly providers: BookingProviders;
  readonly cancelling: Pick<CancelSteps, 'refreshStatus'>;
  readonly hotels: HotelService;
  readonly now: () => number;
  report(id: string, what: string, error?: unknown): void;
};

export function createRewardsJobs({ intents, freeNights, providers, cancelling, hotels, now, report }: Parts) {
  const inTime = () => AbortSignal.timeout(CALL_MS);
  let nextCountAt = 0;

  async function isOverAtHotel({ shown, language }: Intent): Promise<boolean> {
    const hotel = await hotels.hotel(shown.hotelId, language, inTime()).catch(() => null);
    return isOver(shown, hotelDate(now(), hotel?.timeZone ?? null));
  }

  /** A hotel may have cancelled the stay, and only the provider knows it. Without an answer for days, it stands. */
  async function isCancelled({ provider, bookingId, shown }: Intent): Promise<boolean> {
    try {
      return (await providers.at(provider).booking(bookingId ?? '', inTime()))?.status === 'cancelled';
    } catch (error) {
      if (now() - dayTime(shown.dates.checkout) < WAIT_FOR_ANSWER_MS) throw error;
      return false;
    }
  }

  async function countStay(intent: Intent): Promise<void> {
    if (!intent.uid || !(await isOverAtHotel(intent))) return;
    if (await isCancelled(intent)) await cancelling.refreshStatus(intent);
    else await freeNights.countStay(completedStay(intent, intent.uid), providers.current);
  }

  async function createVoucher(row: FreeNightRow): Promise<void> {
    const worth = { minor: row.worthMinor, currency: row.currency };
    const until = new Date(row.endsAt.getTime() + GRACE_MS);
    const times = { from: row.createdAt, until };
    const voucher = { code: voucherCode(row), worth, leastSpend: leastSpend(worth), ...times };
    await providers.at(row.provider).createVoucher(voucher, inTime());
    const isFirst = row.voucher === 1;
    const ready = { state: 'ready', tries: 0, nextTryAt: new Date(now()) } as const;
    await freeNights.change(row, ready, isFirst ? 'free-night-earned' : undefined);
  }

  /** Queues the reminder, or ends the free night. */
  async function lookAfter(row: FreeNightRow): Promise<void> {
    const endsAt = row.endsAt.getTime();
    if (now() >= endsAt + GRACE_MS) return freeNights.change(row, { state: 'ended', nextTryAt: null });
    if (now() < endsAt - REMINDER_MS) return freeNights.change(row, { nextTryAt: new Date(endsAt - REMINDER_MS) });
    return freeNights.change(row, { nextTryAt: new Date(endsAt + GRACE_MS) }, 'free-night-ends');
  }

  async function tend(row: FreeNightRow): Promise<void> {
    try {
      if (row.state === 'earned') await createVoucher(row);
      else if (row.state === 'ready') await lookAfter(row);
      else await freeNights.change(row, { nextTryAt: null });
    } catch (error) {
      report(row.id, 'could not be processed; will retry', error);
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** row.tries, LONGEST_PAUSE_MS);
      await freeNights.change(row, { tries: row.tries + 1, nextTryAt: new Date(now() + pause) });
    }
  }

  return {
    /** Nobody waits for it, so a round in which something failed is followed by a long pause. */
    async count(): Promise<void> {
      if (now() < nextCountAt) return;
      // East of Greenwich the next day has begun.
      const tomorrow = addDays(utcCalendarDate(new Date(now())), 1);
      for (const intent of await intents.uncountedStays(tomorrow, AT_ONCE)) {
        await countStay(intent).catch((error) => {
          report(intent.id, 'could not be counted; will retry', error);
          nextCountAt = now() + LONGEST_PAUSE_MS;
        });
      }
    },

    async tendFreeNights(): Promise<void> {
      await Promise.all((await freeNights.claimDue(LEASE_MS, AT_ONCE)).map(tend));
    },
  };
}
