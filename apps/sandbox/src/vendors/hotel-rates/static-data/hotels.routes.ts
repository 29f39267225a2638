/** `GET /data/hotels` (reference §3.3). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  WIRE_HOTELS_LIMIT_DEFAULT,
  WIRE_HOTELS_LIMIT_MAX,
  type WireHotelsAnswer,
} from '@tenth-night/provider-wire/hotel-rates/hotels';
import type { World } from '../../../world/world';
import { findHotels, HotelsQuery } from './hotels-query';
import { wireHotel } from './wire-hotel';

export function hotelsRoutes(world: World): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/data/hotels', { schema: { querystring: HotelsQuery } }, (request): WireHotelsAnswer => {
      const { offset = 0, limit = WIRE_HOTELS_LIMIT_DEFAULT } = request.query;
      const found = findHotels(world, request.query);
      const page = found.slice(offset, offset + Math.min(limit, WIRE_HOTELS_LIMIT_MAX));
      const origin = `${request.protocol}://${request.host}`;
      return {
        data: page.map((hotel) => wireHotel(hotel, origin)),
        hotelIds: page.map(({ id }) => id),
        total: found.length,
      };
    });
  };
}
