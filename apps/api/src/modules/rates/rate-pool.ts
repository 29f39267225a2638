/**
 * Rates per hotel, shared by all callers. Reuses cached rates, and joins requests that are already under way.
 * Search-and-browse §7 "API base", §9 "Rate cache".
 */
import { rateBatches } from '@tenth-night/domain/search/rate-batches';
import type { Cache } from '../../cache/cache.port';
import type { HotelRatesPort, RatesRequest } from '../../providers/ports/hotel-rates.port';
import { createFillFlight, type KeyOf, keysOf, NO_OFFERS } from './fill-flight';
import { createRateFlight, type PricedHotel, type RateFlight } from './rate-flight';
import { createRateReader } from './rate-reader';

export type RatePool = {
  /** Yields groups as they arrive, cached ones first. Leaves out hotels without offers. Throws a failure at the end. */
  stream(request: RatesRequest, signal: AbortSignal): AsyncIterable<readonly PricedHotel[]>;
};

export function createRatePool(provider: Pick<HotelRatesPort, 'streamRates'>, cache: Cache): RatePool {
  const underWay = new Map<string, RateFlight>();
  const fill = createFillFlight(provider, cache);

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
    void fill(flight, request, keyOf).finally(land);
    return flight;
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
