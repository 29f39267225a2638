/** HTTP in, HTTP out for places. A place by id has four addresses and one answer. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PATHS } from '@tenth-night/contract/paths';
import {
  type PlaceAnswer,
  PlaceByIdQuery,
  PlaceParams,
  PlaceQuery,
  type PlacesAnswer,
  PlacesQuery,
} from '@tenth-night/contract/places';
import { AppError } from '../../app-error';
import { goneSignal } from '../../plugins/gone-signal';
import type { PlacesService } from './places.service';

export function placesRoutes(places: PlacesService): FastifyPluginAsyncTypebox {
  async function byId(id: string, language = 'en', signal: AbortSignal): Promise<PlaceAnswer> {
    const located = await places.locate(id, language, signal);
    if (!located) throw new AppError('not_found', 'No place has this id');
    return { data: located.place };
  }

  async function byText(text: string, language = 'en', signal: AbortSignal): Promise<PlacesAnswer> {
    const data = await places.search(text, language, signal);
    return { data, status: data.length > 0 ? 'success' : 'empty' };
  }

  return async (app) => {
    app.get(PATHS.places, { schema: { querystring: PlacesQuery } }, async ({ query }, reply) => {
      const { id, textQuery, language } = query;
      if (id !== undefined) return byId(id, language, goneSignal(reply));
      if (textQuery === undefined) throw new AppError('bad_request', 'textQuery or id is needed');
      return byText(textQuery, language, goneSignal(reply));
    });

    for (const path of [PATHS.place, PATHS.placeOfVersion]) {
      app.get(path, { schema: { params: PlaceParams, querystring: PlaceQuery } }, ({ params, query }, reply) =>
        byId(params.id, query.language, goneSignal(reply)),
      );
    }

    app.get(PATHS.placeByQuery, { schema: { querystring: PlaceByIdQuery } }, ({ query }, reply) =>
      byId(query.id, query.language, goneSignal(reply)),
    );
  };
}
