/** HTTP in, HTTP out for places. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PATHS } from '@tenth-night/contract/paths';
import { PlaceAnswer, PlaceParams, PlaceQuery, PlacesAnswer, PlacesQuery } from '@tenth-night/contract/places';
import { AppError } from '../../app-error';
import { goneSignal } from '../../plugins/gone-signal';
import type { PlacesService } from './places.service';

export function placesRoutes(places: PlacesService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      PATHS.places,
      { schema: { querystring: PlacesQuery, response: { 200: PlacesAnswer } } },
      async ({ query }, reply) => {
        const data = await places.search(query.textQuery, query.language ?? 'en', goneSignal(reply));
        return { data: [...data] };
      },
    );

    app.get(
      PATHS.place,
      { schema: { params: PlaceParams, querystring: PlaceQuery, response: { 200: PlaceAnswer } } },
      async ({ params, query }, reply) => {
        const data = await places.byId(params.id, query.language ?? 'en', goneSignal(reply));
        if (!data) throw new AppError('not_found', 'No place has this id');
        return { data };
      },
    );
  };
}
