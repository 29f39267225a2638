/** `GET /location/search` and `GET /location/nearby_search` (reference §3.1, §3.2). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  WireLocationSearchQuery,
  type WireLocationsAnswer,
  WireNearbySearchQuery,
} from '@tenth-night/provider-wire/reviews/search';
import { isLanguage } from '../../world/languages';
import { type Circle, type FoundLocation, nearbyLocations, searchLocations } from './find-locations';
import type { LocationIndex } from './location-index';
import { badRequest } from './wire-errors';
import { type DistanceUnit, KM_PER_UNIT, wireFoundLocation } from './wire-location';

interface Measures {
  readonly latLong: string;
  readonly radius?: number;
  readonly radiusUnit?: DistanceUnit;
  readonly language?: string;
}

/** The default is miles. */
const unitOf = ({ radiusUnit = 'mi' }: Partial<Measures>): DistanceUnit => radiusUnit;

function readCircle(query: Measures): Circle {
  const [latitude = 0, longitude = 0] = query.latLong.split(',').map(Number);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw badRequest('Invalid value for parameter: latLong');
  return {
    centre: { latitude, longitude },
    radiusKm: query.radius === undefined ? undefined : query.radius * KM_PER_UNIT[unitOf(query)],
  };
}

function answer(found: readonly FoundLocation[], query: Partial<Measures>, circle?: Circle): WireLocationsAnswer {
  const code = query.language?.slice(0, 2) ?? 'en';
  const wording = { language: isLanguage(code) ? code : 'en', unit: unitOf(query), position: circle?.centre } as const;
  return { data: found.map((location) => wireFoundLocation(location, wording)) };
}

export function searchRoutes(index: LocationIndex): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/location/search', { schema: { querystring: WireLocationSearchQuery } }, async ({ query }) => {
      const { searchQuery, address = '', category, latLong } = query;
      const circle = latLong === undefined ? undefined : readCircle({ ...query, latLong });
      return answer(await searchLocations(index, { text: searchQuery, address, category, circle }), query, circle);
    });

    app.get('/location/nearby_search', { schema: { querystring: WireNearbySearchQuery } }, async ({ query }) => {
      const circle = readCircle(query);
      return answer(await nearbyLocations(index, circle, query.category), query, circle);
    });
  };
}
