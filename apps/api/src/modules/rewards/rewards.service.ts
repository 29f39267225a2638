/** A user's nights and free nights. Decision on REW-03. */
import type { FreeNight, Rewards } from '@tenth-night/contract/rewards';
import { AppError } from '../../app-error';
import type { Intent, IntentRepo } from '../booking/intent.repo';
import type { ListedIntent } from '../booking/intent-rows';
import type { CompletedStay, FreeNightRepo } from '../free-nights/free-night.repo';
import { toFreeNight } from '../free-nights/free-night-parts';
import type { HotelService } from '../hotel/hotel.service';

type Parts = {
  readonly intents: Pick<IntentRepo, 'find' | 'ofUser'>;
  readonly freeNights: FreeNightRepo;
  readonly hotels: HotelService;
  /** The rate provider that sells now. */
  readonly provider: string;
  readonly isSandbox: boolean;
};

/** The list of stays waits this long for the name of a hotel. */
const HOTEL_MS = 3_000;

export type RewardsService = ReturnType<typeof createRewardsService>;

export function createRewardsService({ intents, freeNights, hotels, provider, isSandbox }: Parts) {
  async function hotelName({ shown, language }: ListedIntent): Promise<string | null> {
    const inTime = AbortSignal.timeout(HOTEL_MS);
    const hotel = shown && (await hotels.hotel(shown.hotelId, language, inTime).catch(() => null));
    return hotel?.name ?? null;
  }

  async function staysOf(uid: string): Promise<Rewards['stays']> {
    const counts = new Map((await freeNights.nightsByStay(uid)).map(({ reference, nights }) => [reference, nights]));
    if (counts.size === 0) return [];
    const stays = await Promise.all(
      (await intents.ofUser(uid)).map(async (intent) => {
        const nights = counts.get(intent.id);
        if (!nights || !intent.shown) return [];
        const { checkin } = intent.shown.dates;
        return [{ reference: intent.id, hotelName: await hotelName(intent), checkin, nights }];
      }),
    );
    return stays.flat().toSorted((a, b) => (a.checkin < b.checkin ? 1 : -1));
  }

  async function of(uid: string): Promise<Rewards> {
    await freeNights.moveTo(provider, uid);
    const rows = await freeNights.ofUser(uid);
    const isReady = ({ state }: FreeNight) => state === 'ready';
    const shown = rows.map(toFreeNight);
    return {
      nights: await freeNights.nightsTowards(uid),
      stays: await staysOf(uid),
      freeNights: [...shown.filter(isReady).toReversed(), ...shown.filter((one) => !isReady(one))],
    };
  }

  return {
    of,

    /** Nobody can wait for the end of a stay in the sandbox. */
    async endStay(uid: string, reference: string): Promise<Rewards> {
      const intent = isSandbox ? await intents.find(reference) : null;
      if (!intent || intent.uid !== uid) throw new AppError('not_found', 'No such booking');
      if (intent.state !== 'confirmed') throw new AppError('conflict', 'This stay is not confirmed');
      await freeNights.countStay(completedStay(intent, uid), provider);
      return of(uid);
    },
  };
}

export function completedStay({ id, shown, usdRate, language }: Intent, uid: string): CompletedStay {
  return { id, uid, dates: shown.dates, paid: shown.terms.price, usdRate, language };
}
