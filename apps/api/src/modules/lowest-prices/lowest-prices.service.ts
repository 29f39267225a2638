/**
 * The lowest whole price of some stays in one place or hotel. Bare prices find the cheapest hotels of a place, full
 * offers price them with all fees. docs/decisions/0024-prices-in-the-calendar.md
 */
import type { LowestPriceLine, LowestPricesBody } from '@tenth-night/contract/lowest-prices';
import type { Money } from '@tenth-night/domain/money/money';
import { firstToPrice, lowestWholePrice, nextToPrice } from '@tenth-night/domain/search/lowest-price';
import { addDays, type StayDates, stayNights, utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { AppError } from '../../app-error';
import type { Cache } from '../../cache/cache.port';
import { createRemember } from '../../cache/remember';
import type { HotelRatesPort } from '../../providers/ports/hotel-rates.port';
import type { HotelsService } from '../hotels/hotels.service';
import type { RatesService } from '../rates/rates.service';
import { readStay } from '../rates/read-stay';
import { asTheyCome } from './as-they-come';
import { askBarePrices, type Party, toRooms } from './bare-prices';
import { createCandidates } from './candidates';
import { askOffers } from './full-offers';
import { createTurns } from './turns';

/** The pages of the list and of the hotel ask again before anybody books. */
const PRICE_TTL_MS = 3_600_000;
/** Leaves turns at the provider for the searches of the same traveler. */
const STAYS_AT_ONCE = 4;
/** A calendar is not worth more tries at a provider that is out of order. */
const MOST_FAILURES = 2;
/** As lists of results and the page of a hotel ask, so that they share the answers. */
const OFFERS = { place: 1, hotel: 50 } as const;

const FAILED = { status: 'failed', price: null } as const;

export type LowestPricesService = {
  /** One line per stay, as soon as it is known. Throws only before the first line, unless the signal aborts. */
  stream(body: LowestPricesBody, signal: AbortSignal): AsyncGenerator<LowestPriceLine>;
};

type Options = {
  readonly provider: Pick<HotelRatesPort, 'minRates'>;
  readonly hotels: HotelsService;
  readonly rates: RatesService;
  readonly cache: Cache;
  readonly now: () => Date;
  readonly report: (failure: unknown) => void;
};

export function createLowestPricesService(options: Options): LowestPricesService {
  const { provider, hotels, rates, cache, now, report } = options;
  const turns = createTurns();
  const remember = createRemember(cache);
  const candidates = createCandidates({ provider, turns, hotels, cache });

  async function inHotels(
    hotelIds: readonly string[],
    { dates, party, offersPerHotel }: Question,
    signal: AbortSignal,
  ) {
    if (hotelIds.length === 0) return null;
    const question = { ...party, ...dates, hotelIds: [...hotelIds], offersPerHotel };
    const offers = await turns(signal, (within) => askOffers(rates, question, within));
    return lowestWholePrice(offers, stayNights(dates) ?? 1);
  }

  async function inPlace(hotelIds: readonly string[], question: Question, signal: AbortSignal) {
    const found = await askBarePrices({ provider, turns }, hotelIds, question.dates, question.party, signal);
    const first = await inHotels(firstToPrice(found), question, signal);
    const next = await inHotels(nextToPrice(found, first), question, signal);
    return lowerOf(first, next);
  }

  /** Asks only when it is called: stays that are all cached need no list of hotels. */
  function askerOf({ kind, id }: Where, { stays, party, language }: Asked) {
    const ask = async (dates: StayDates, signal: AbortSignal) => {
      if (kind === 'hotel') return inHotels([id], { dates, party, offersPerHotel: OFFERS.hotel }, signal);
      const hotelIds = await candidates(id, language, stays, party, signal);
      return inPlace(hotelIds, { dates, party, offersPerHotel: OFFERS.place }, signal);
    };
    // An object, because null would not be cached.
    return async (dates: StayDates, signal: AbortSignal): Promise<Lowest> => ({ price: await ask(dates, signal) });
  }

  return {
    async *stream({ placeId, hotelId, stays: asked, language = 'en', ...party }, signal) {
      const stays = readStays(asked, now());
      const where = readWhere(placeId, hotelId);
      const ask = askerOf(where, { stays, party, language });
      let failures = 0;

      yield* asTheyCome(stays, STAYS_AT_ONCE, async (dates): Promise<LowestPriceLine> => {
        if (failures >= MOST_FAILURES) return { ...dates, ...FAILED };
        try {
          const key = keyOf(where, dates, party);
          const { price } = await remember(key, PRICE_TTL_MS, signal, (shared) => ask(dates, shared));
          return { ...dates, status: price ? 'success' : 'empty', price };
        } catch (error) {
          if (signal.aborted || error instanceof AppError) throw error;
          failures += 1;
          report(error);
          return { ...dates, ...FAILED };
        }
      });
    },
  };
}

type Question = { readonly dates: StayDates; readonly party: Party; readonly offersPerHotel: number };
type Asked = { readonly stays: readonly StayDates[]; readonly party: Party; readonly language: string };
type Lowest = { readonly price: Money | null };

type Where = { readonly kind: 'place' | 'hotel'; readonly id: string };

function readWhere(placeId: string | undefined, hotelId: string | undefined): Where {
  if (placeId !== undefined && hotelId === undefined) return { kind: 'place', id: placeId };
  if (hotelId !== undefined && placeId === undefined) return { kind: 'hotel', id: hotelId };
  throw new AppError('bad_request', 'Name either a place or a hotel');
}

function keyOf({ kind, id }: Where, { checkin, checkout }: StayDates, party: Party): string {
  const { currency, guestNationality } = party;
  return `lowest-price:${JSON.stringify([kind, id, checkin, checkout, toRooms(party), currency, guestNationality])}`;
}

/** Somewhere it may still be yesterday. */
function readStays(asked: LowestPricesBody['stays'], now: Date): readonly StayDates[] {
  const first = addDays(utcCalendarDate(now), -1);
  return asked.map(({ checkin, checkout }) => {
    const dates = readStay({ checkIn: checkin, checkOut: checkout });
    if (dates.checkin < first) throw new AppError('bad_request', 'A stay must not begin in the past');
    return dates;
  });
}

function lowerOf(one: Money | null, other: Money | null): Money | null {
  if (!one || !other) return one ?? other;
  return other.minor < one.minor ? other : one;
}
