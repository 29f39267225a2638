/** `GET /data/hotel` (reference §3.4). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type WireHotelDetailAnswer, WireHotelDetailQuery } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import type { World } from '../../../world/world';
import { knownHotel } from './known-hotel';
import { readContentLanguage } from './read-language';
import { wireHotelDetail } from './wire-hotel-detail';

export function hotelDetailRoutes(world: World): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/data/hotel',
      { schema: { querystring: WireHotelDetailQuery } },
      async (request): Promise<WireHotelDetailAnswer> => {
        const hotel = await knownHotel(world, request.query.hotelId);
        const wording = {
          origin: `${request.protocol}://${request.host}`,
          language: readContentLanguage(request.query.language),
        };
        return { data: wireHotelDetail(hotel, wording) };
      },
    );
  };
}
