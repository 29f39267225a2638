/**
 * The hotels of a place that are asked for every stay. A large city has thousands, and a month of them would be hundreds
 * of calls. So two sample days of all hotels find the likely ones.
 */
import { HOTEL_LIST_LIMIT, type HotelsAnswer } from '@tenth-night/contract/hotels';
import { likelyCheapest, MOST_CANDIDATES } from '@tenth-night/domain/search/lowest-price';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import { AppError } from '../../app-error';
import type { Cache } from '../../cache/cache.port';
import { createRemember } from '../../cache/remember';
import type { HotelsService } from '../hotels/hotels.service';
import { askBarePrices, type BarePrices, type Party, toRooms } from './bare-prices';

/** As long as the list itself is kept. */
const LIST_TTL_MS = 300_000;
/** Which hotels are cheap changes over weeks. */
const LIKELY_TTL_MS = 6 * 3_600_000;

export type Candidates = (
  placeId: string,
  language: string,
  stays: readonly StayDates[],
  party: Party,
  signal: AbortSignal,
) => Promise<readonly string[]>;

type Options = BarePrices & {
  readonly hotels: HotelsService;
  readonly cache: Cache;
};

export function createCandidates({ hotels, cache, ...bare }: Options): Candidates {
  const remember = createRemember(cache);

  const idsOf = (placeId: string, language: string, signal: AbortSignal) =>
    remember(`place-hotels:${language}:${placeId}`, LIST_TTL_MS, signal, async (shared) => {
      const question = { placeId, language, limit: HOTEL_LIST_LIMIT, facilityIds: [] };
      const list = await hotels.ofPlace(question, 'identity', shared);
      if (!list) return null;
      const { data } = JSON.parse(list.bytes.toString()) as HotelsAnswer;
      return data.map(({ hotelId }) => hotelId);
    });

  return async (placeId, language, stays, party, signal) => {
    const ids = await idsOf(placeId, language, signal);
    if (!ids) throw new AppError('not_found', 'No place has this id');
    if (ids.length <= MOST_CANDIDATES) return ids;
    // The currency changes no order, so it is not part of the key.
    const key = `likely-cheapest:${placeId}:${JSON.stringify(toRooms(party))}`;
    return remember(key, LIKELY_TTL_MS, signal, async (shared) => {
      const days = [];
      for (const stay of samplesOf(stays)) days.push(await askBarePrices(bare, ids, stay, party, shared));
      return likelyCheapest(ids, days);
    });
  };
}

/** A week apart or more, if there are so many days: another day of the week, and other guests. */
function samplesOf(stays: readonly StayDates[]): ReadonlySet<StayDates> {
  const at = (part: number) => stays[Math.floor((stays.length - 1) * part)];
  return new Set([at(1 / 3), at(2 / 3)].flatMap((stay) => stay ?? []));
}
