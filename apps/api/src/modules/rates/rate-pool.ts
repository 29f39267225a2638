/**
 * Rates per hotel, shared by all callers. Reuses cached rates, and joins requests that are already under way.
 * Search-and-browse §7 "API base", §9 "Rate cache".
 */
import { encodeOffer } from '@tenth-night/contract/offer-codec';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import { rateBatches } from '@tenth-night/domain/search/rate-batches';
import type { Cache } from '../../cache/cache.port';
import type { HotelRatesPort, RatesRequest } from '../../providers/ports/hotel-rates.port';
import { createRateFlight, type PricedHotel, type RateFlight } from './rate-flight';
import { createRateReader } from './rate-reader';

const RATE_TTL_MS = 180_000;
const NO_OFFERS = '[]';

export type RatePool = {
  /** Yields groups as they arrive, cached ones first. Leaves out hotels without offers. Throws a failure at the end. */
  stream(request: RatesRequest, signal: AbortSignal): AsyncIterable<readonly PricedHotel[]>;
};

export function createRatePool(provider: Pick<HotelRatesPort, 'streamRates'>, cache: Cache): RatePool {
  const underWay = new Map<string, RateFlight>();

  /** The flights that carry these hotels: existing flights, and new ones for the rest. */
  function claim(request: RatesRequest): ReadonlyMap<RateFlight, ReadonlySet<string>> {
    const keyOf = keysOf(request);
    const claims = new Map<RateFlight, Set<string>>();
    const rest: string[] = [];
    for (const id of new Set(request.hotelIds)) {
      const flight = underWay.get(keyOf(id));
      if (flight) cache.countJoined?.(keyOf(id));
      if (flight) claims.set(flight, (claims.get(flight) ?? new Set()).add(id));
      else rest.push(id);
    }
    for (const hotelIds of rateBatches(rest)) claims.set(start({ ...request, hotelIds }, keyOf), new Set(hotelIds));
    return claims;
  }

  function start(request: RatesRequest, keyOf: KeyOf): RateFlight {
    const land = () => {
      for (const id of request.hotelIds) if (underWay.get(keyOf(id)) === flight) underWay.delete(keyOf(id));
    };
    const flight = createRateFlight(land);
    for (const id of request.hotelIds) underWay.set(keyOf(id), flight);
    void fly(flight, request, keyOf).finally(land);
    return flight;
  }

  async function fly(flight: RateFlight, request: RatesRequest, keyOf: KeyOf): Promise<void> {
    const keeping: Promise<void>[] = [];
    const keep = ({ hotelId, offers }: PricedHotel) =>
      keeping.push(cache.set(keyOf(hotelId), Buffer.from(offers), RATE_TTL_MS));
    try {
      flight.arrive(await findKept(cache, request.hotelIds, keyOf));
      const hotelIds = request.hotelIds.filter((id) => !flight.has(id));
      if (hotelIds.length > 0) {
        for await (const group of provider.streamRates({ ...request, hotelIds }, flight.signal)) {
          const priced = group.map(toPriced);
          flight.arrive(priced);
          priced.forEach(keep);
        }
        // The stream is complete. A hotel that is not in it has no rates, and we cache that too.
        for (const hotelId of hotelIds) if (!flight.has(hotelId)) keep({ hotelId, offers: NO_OFFERS });
      }
      flight.end(null);
    } catch (error) {
      flight.end(error);
    }
    // A flight ends only after its rates are in the cache.
    await Promise.all(keeping);
  }

  return {
    async *stream(request, signal) {
      const reader = createRateReader(signal);
      const claims = claim(request);
      try {
        reader.expect(claims.size);
        for (const [flight, hotelIds] of claims) flight.join(hotelIds, reader);
        for await (const group of reader.groups()) {
          const onSale = group.filter(({ offers }) => offers !== NO_OFFERS);
          if (onSale.length > 0) yield onSale;
        }
      } finally {
        for (const flight of claims.keys()) flight.leave(reader);
        reader.close();
      }
    },
  };
}

type KeyOf = (hotelId: string) => string;

function keysOf({ dates, rooms, currency, guestNationality, offersPerHotel }: RatesRequest): KeyOf {
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
