/** Fills a flight: from the cache, from the provider, or from another machine that asks the provider already. */
import { createHash } from 'node:crypto';
import { encodeOffer } from '@tenth-night/contract/offer-codec';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import type { Cache } from '../../cache/cache.port';
import { askOnOneMachine } from '../../cache/one-machine';
import type { HotelRatesPort, RatesRequest } from '../../providers/ports/hotel-rates.port';
import type { PricedHotel, RateFlight } from './rate-flight';

const RATE_TTL_MS = 180_000;
export const NO_OFFERS = '[]';
const DONE = 'done';

/** Resolves after the rates are in the cache. Never rejects: the flight carries the error. */
type FillFlight = (flight: RateFlight, request: RatesRequest, keyOf: KeyOf) => Promise<void>;

export function createFillFlight(provider: Pick<HotelRatesPort, 'streamRates'>, cache: Cache): FillFlight {
  /** Resolves after the rates are in the cache. */
  async function askProvider(flight: RateFlight, request: RatesRequest, keyOf: KeyOf): Promise<typeof DONE> {
    const keeping: Promise<void>[] = [];
    const keep = ({ hotelId, offers }: PricedHotel) =>
      keeping.push(cache.set(keyOf(hotelId), Buffer.from(offers), RATE_TTL_MS));
    try {
      for await (const group of provider.streamRates(request, flight.signal)) {
        const priced = group.map(toPriced);
        flight.arrive(priced);
        priced.forEach(keep);
      }
      // The stream is complete. A hotel that is not in it has no rates, and we cache that too.
      for (const hotelId of missingIn(flight, request)) keep({ hotelId, offers: NO_OFFERS });
      // Readers do not wait for the cache.
      flight.end(null);
      return DONE;
    } catch (error) {
      flight.end(error);
      throw error;
    } finally {
      await Promise.all(keeping);
    }
  }

  return async (flight, request, keyOf) => {
    /** Null while a hotel is missing. */
    const find = async () => {
      const missing = missingIn(flight, request);
      flight.arrive(await findKept(cache, missing, keyOf));
      return missingIn(flight, request).length > 0 ? null : DONE;
    };
    const ask = () => askProvider(flight, { ...request, hotelIds: missingIn(flight, request) }, keyOf);
    try {
      const found = await find();
      const name = `rates:${hashOf(request.hotelIds.map(keyOf))}`;
      if (!found) await askOnOneMachine(cache, { name, signal: flight.signal, find, ask });
      flight.end(null);
    } catch (error) {
      flight.end(error);
    }
  };
}

const missingIn = (flight: RateFlight, { hotelIds }: RatesRequest) => hotelIds.filter((id) => !flight.has(id));

const hashOf = (keys: readonly string[]) => createHash('sha1').update(keys.join()).digest('base64url');

export type KeyOf = (hotelId: string) => string;

export function keysOf({ dates, rooms, currency, guestNationality, offersPerHotel }: RatesRequest): KeyOf {
  const party = rooms.map(({ adults, childrenAges }) => [adults, ...childrenAges].join('.')).join('-');
  const stay = `${dates.checkin}:${dates.checkout}:${party}:${currency}:${guestNationality}:${offersPerHotel}`;
  return (hotelId) => `rates:${stay}:${hotelId}`;
}

async function findKept(cache: Cache, hotelIds: readonly string[], keyOf: KeyOf): Promise<readonly PricedHotel[]> {
  const kept = await cache.getMany(hotelIds.map(keyOf));
  return hotelIds.flatMap((hotelId, i) => {
    const offers = kept[i];
    return offers ? [{ hotelId, offers: offers.toString() }] : [];
  });
}

/** Cheapest first, whatever order the provider sent. */
function toPriced({ hotelId, offers }: HotelOffers): PricedHotel {
  const sorted = offers.toSorted((a, b) => a.price.minor - b.price.minor);
  return { hotelId, offers: JSON.stringify(sorted.map(encodeOffer)) };
}
