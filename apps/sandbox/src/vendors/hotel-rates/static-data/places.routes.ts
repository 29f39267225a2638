/** `GET /data/places` and `GET /data/places/{placeId}` (reference §3.1 and §3.2). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type WirePlaceAnswer,
  WirePlaceQuery,
  type WirePlaceSuggestion,
  type WirePlacesAnswer,
  WirePlacesQuery,
} from '@tenth-night/provider-wire/hotel-rates/places';
import Type from 'typebox';
import type { World } from '../../../world/world';
import { invalidPlace, wrongInput } from '../wire-errors';
import { readLanguage } from './read-language';
import { placeTypes, wirePlace, wireSuggestion } from './wire-place';

const SUGGESTION_LIMIT = 10;

export function placesRoutes(world: World): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/data/places',
      { schema: { querystring: WirePlacesQuery } },
      async ({ query }): Promise<WirePlacesAnswer> => {
        const text = query.textQuery?.trim();
        if (!text) throw wrongInput("query parameter 'textQuery' is required");
        const language = readLanguage(query.language);
        const types = query.type?.split(',').map((type) => type.trim());
        const data: WirePlaceSuggestion[] = [];
        for await (const place of (await world.places()).search(text)) {
          if (types && !placeTypes(place).some((type) => types.includes(type))) continue;
          if (data.push(wireSuggestion(place, language)) === SUGGESTION_LIMIT) break;
        }
        return { data };
      },
    );

    const params = Type.Object({ placeId: Type.String() });
    app.get(
      '/data/places/:placeId',
      { schema: { params, querystring: WirePlaceQuery } },
      async (request): Promise<WirePlaceAnswer> => {
        const language = readLanguage(request.query.language);
        const place = await (await world.places()).byId(request.params.placeId);
        if (!place) throw invalidPlace();
        return { data: wirePlace(place, language) };
      },
    );
  };
}
