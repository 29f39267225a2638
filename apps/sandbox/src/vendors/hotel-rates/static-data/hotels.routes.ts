/** `GET /data/hotels` (reference §3.3). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  WIRE_HOTELS_LIMIT_DEFAULT,
  WIRE_HOTELS_LIMIT_MAX,
  WIRE_PLACE_RADIUS_METRES,
  type WireHotelsAnswer,
  WireHotelsQuery,
} from '@tenth-night/provider-wire/hotel-rates/hotels';
import { slices } from '../../../kernel/slices';
import { createKeptAnswers } from '../../../kernel/stored-answers';
import type { Hotel } from '../../../world/hotels/hotel';
import { contentLanguageOf } from '../../../world/languages';
import { distanceKm } from '../../../world/lat-lng';
import type { Place } from '../../../world/places/place';
import type { World } from '../../../world/world';
import { findHotels, type HotelQuery } from '../find-hotels';
import { goJsonInSlices } from '../go-json';
import { type Wording, wireHotel } from './wire-hotel';
import { wirePlace } from './wire-place';

/** Three times the list of London. */
const KEPT_BYTES = 27_000_000;

const commaList = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const commaNumbers = (text?: string): number[] => commaList(text).map(Number);

const readQuery = (query: WireHotelsQuery): HotelQuery => ({
  ...query,
  hotelIds: query.hotelIds === undefined ? undefined : commaList(query.hotelIds),
  radius: query.radius ?? query.distance,
  stars: commaNumbers(query.starRating),
  typeIds: commaNumbers(query.hotelTypeIds),
  chainIds: commaNumbers(query.chainIds),
  facilityIds: commaNumbers(query.facilityIds ?? query.facilityids),
  isStrict: query.strictFacilitiesFiltering ?? false,
});

/** 1 in the centre of the place, 0 at the edge of the search radius. */
function scoreOf(hotel: Hotel, place: Place): number {
  const share = (1000 * distanceKm(hotel, place)) / WIRE_PLACE_RADIUS_METRES;
  return Math.round(Math.max(0, 1 - share) * 1000) / 1000;
}

async function tellHotels(world: World, query: WireHotelsQuery, wording: Wording): Promise<WireHotelsAnswer> {
  const { offset = 0, limit = WIRE_HOTELS_LIMIT_DEFAULT, placeId } = query;
  const found = await findHotels(world, readQuery(query));
  const page = found.slice(offset, offset + Math.min(limit, WIRE_HOTELS_LIMIT_MAX));
  const place = placeId === undefined ? undefined : await (await world.places()).byId(placeId);
  return {
    data: await slices.map(page, (hotel) => ({
      ...wireHotel(hotel, wording),
      ...(place && { score: scoreOf(hotel, place) }),
    })),
    hotelIds: page.map(({ id }) => id),
    total: found.length,
    ...(place && { place: { placeId: place.placeId, ...wirePlace(place, wording.language) } }),
  };
}

export function hotelsRoutes(world: World): FastifyPluginAsyncTypebox {
  const kept = createKeptAnswers(KEPT_BYTES);
  return async (app) => {
    app.get('/data/hotels', { schema: { querystring: WireHotelsQuery } }, async (request, reply) => {
      const { query, protocol, host, url } = request;
      const wording = { origin: `${protocol}://${host}`, language: contentLanguageOf(query.language ?? 'en') };
      const answer = await kept.get(`${wording.origin}${url}`, async () =>
        goJsonInSlices(await tellHotels(world, query, wording)),
      );
      return reply.type('application/json; charset=utf-8').send(answer);
    });
  };
}
