/** `details`, `reviews` and `photos` of one location (reference §3.3 to §3.5). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type WireLocationDetails, WireLocationDetailsQuery } from '@tenth-night/provider-wire/reviews/details';
import { WIRE_PHOTOS_MAX, type WirePhotosAnswer, WirePhotosQuery } from '@tenth-night/provider-wire/reviews/photos';
import { WIRE_REVIEWS_MAX, type WireReviewsAnswer, WireReviewsQuery } from '@tenth-night/provider-wire/reviews/reviews';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../../kernel/clock';
import { CONTENT_LANGUAGES, type ContentLanguage, contentLanguageOf } from '../../world/languages';
import type { Location } from './location';
import type { LocationIndex } from './location-index';
import { wireReviews } from './reviews-page';
import { wireDetails } from './wire-details';
import { unknownLocation } from './wire-errors';
import { wirePhotos } from './wire-photo';

const params = Type.Object({ locationId: Type.String({ pattern: '^[0-9]+$' }) });

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
/** The language without its region. */
const plain = (code = 'en'): string => code.slice(0, 2);
const textLanguage = (code: string): ContentLanguage | undefined => CONTENT_LANGUAGES.find((known) => known === code);

export function locationRoutes(index: LocationIndex, clock: Clock): FastifyPluginAsyncTypebox {
  const { world } = index;
  const find = async ({ locationId }: Type.Static<typeof params>): Promise<Location> => {
    const location = await index.byId(locationId);
    if (!location) throw unknownLocation(locationId);
    return location;
  };

  return async (app) => {
    app.get(
      '/location/:locationId/details',
      { schema: { params, querystring: WireLocationDetailsQuery } },
      async (request): Promise<WireLocationDetails> => {
        const language = contentLanguageOf(plain(request.query.language));
        return wireDetails(await find(request.params), { world, language, origin: originOf(request) });
      },
    );

    app.get(
      '/location/:locationId/reviews',
      { schema: { params, querystring: WireReviewsQuery } },
      async (request): Promise<WireReviewsAnswer> => {
        const location = await find(request.params);
        const { offset = 0, limit = WIRE_REVIEWS_MAX } = request.query;
        const language = textLanguage(plain(request.query.language));
        if (!language) return { data: [] };
        const page = { language, offset, limit, origin: originOf(request), now: clock.now() };
        return { data: wireReviews(location, page, world.seed) };
      },
    );

    app.get(
      '/location/:locationId/photos',
      { schema: { params, querystring: WirePhotosQuery } },
      async (request): Promise<WirePhotosAnswer> => {
        const { offset = 0, limit = WIRE_PHOTOS_MAX, language, source } = request.query;
        const page = {
          ...{ offset, limit, origin: originOf(request), now: clock.now() },
          language: contentLanguageOf(plain(language)),
          sources: source?.split(',').map((name) => name.trim()),
        };
        return { data: wirePhotos(await find(request.params), page, world.seed) };
      },
    );
  };
}
