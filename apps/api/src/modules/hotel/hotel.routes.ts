/** HTTP in, HTTP out for one hotel. It has two addresses and one answer. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type HotelAnswer, HotelQuery } from '@tenth-night/contract/hotel';
import { PATHS } from '@tenth-night/contract/paths';
import { AppError } from '../../app-error';
import { goneSignal } from '../../plugins/gone-signal';
import type { HotelService } from './hotel.service';

export function hotelRoutes(hotels: HotelService): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const path of [PATHS.hotel, PATHS.hotelOfVersion]) {
      app.get(path, { schema: { querystring: HotelQuery } }, async ({ query }, reply): Promise<HotelAnswer> => {
        const { hotelId, language = 'en' } = query;
        const hotel = await hotels.hotel(hotelId, language, goneSignal(reply));
        if (!hotel) throw new AppError('not_found', 'No hotel has this id');
        return { data: hotel };
      });
    }
  };
}
