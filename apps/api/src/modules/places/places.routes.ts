/** HTTP in, HTTP out for places. Four URLs give a place by its id. */
import type { PlaceAnswer, PlacesAnswer } from '@tenth-night/contract/places';
import { ROUTES } from '@tenth-night/contract/routes';
import { AppError } from '../../app-error';
import { asJson, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';
import { A_MINUTE } from '../../plugins/http-caching';
import type { PlacesService } from './places.service';

export function placesRoutes(places: PlacesService): ContractPlugin {
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
    app.route({
      ...asJson(ROUTES.places),
      handler: async ({ query }, reply) => {
        const { id, textQuery, language } = query;
        if (id !== undefined) return byId(id, language, goneSignal(reply));
        if (textQuery === undefined) throw new AppError('bad_request', 'textQuery or id is needed');
        return byText(textQuery, language, goneSignal(reply));
      },
    });

    for (const route of [ROUTES.place, ROUTES.placeOfVersion]) {
      app.route({
        ...asJson(route),
        handler: async ({ params, query }, reply) => {
          const answer = await byId(params.id, query.language, goneSignal(reply));
          reply.header('cache-control', A_MINUTE);
          return answer;
        },
      });
    }

    app.route({
      ...asJson(ROUTES.placeByQuery),
      handler: ({ query }, reply) => byId(query.id, query.language, goneSignal(reply)),
    });
  };
}
