/** HTTP in, HTTP out for hotel lists. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HOTEL_LIST_LIMIT, HotelsAnswer, HotelsQuery } from '@tenth-night/contract/hotels';
import { PATHS, picturePath } from '@tenth-night/contract/paths';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import { AppError } from '../../app-error';
import { goneSignal } from '../../plugins/gone-signal';
import type { HotelsService } from './hotels.service';

export function hotelsRoutes(hotels: HotelsService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      PATHS.hotels,
      { schema: { querystring: HotelsQuery, response: { 200: HotelsAnswer } } },
      async ({ query: { placeId, language = 'en', limit = HOTEL_LIST_LIMIT } }, reply) => {
        const outcome = await hotels.ofPlace(placeId, language, limit, goneSignal(reply));
        if (outcome.kind === 'unknown-place') throw new AppError('not_found', 'No place has this id');
        return { data: outcome.hotels.map(toBody) };
      },
    );
  };
}

function toBody(hotel: Hotel) {
  return {
    ...hotel,
    thumbnail: hotel.thumbnail && picturePath(hotel.thumbnail),
    facilityIds: [...hotel.facilityIds],
  };
}
