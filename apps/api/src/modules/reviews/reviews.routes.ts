/** HTTP in, HTTP out for reviews. Nothing of the answers may be kept by anyone on the way: the reviews service forbids it. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PATHS } from '@tenth-night/contract/paths';
import {
  type FoundLocationsAnswer,
  type HotelReviewsAnswer,
  HotelReviewsQuery,
  type LocationDetailsAnswer,
  LocationDetailsQuery,
  LocationParams,
  type LocationReviewsAnswer,
  LocationReviewsQuery,
  LocationSearchQuery,
  NEARBY_RADIUS_METRES,
  NearbyLocationsQuery,
} from '@tenth-night/contract/reviews';
import { AppError } from '../../app-error';
import { goneSignal } from '../../plugins/gone-signal';
import type { ReviewsService } from './reviews.service';

export function reviewsRoutes(reviews: ReviewsService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(PATHS.hotelReviews, { schema: { querystring: HotelReviewsQuery } }, async ({ query }, reply) => {
      const { hotelId, name, city = '', address = null, latitude, longitude, language = 'en' } = query;
      const hotel = { hotelId, name, city, address: address || null, position: { latitude, longitude } };
      const answer: HotelReviewsAnswer = { data: await reviews.ofHotel(hotel, language, goneSignal(reply)) };
      return answer;
    });

    await app.register(proxyRoutes(reviews));
  };
}

/** The calls of the reviews service, each by itself. Here a failure is one: the page decides what it means. */
function proxyRoutes(reviews: ReviewsService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(PATHS.locationSearch, { schema: { querystring: LocationSearchQuery } }, async (request, reply) => {
      const { query, language = 'en', latitude, longitude } = request.query;
      if ((latitude === undefined) !== (longitude === undefined))
        throw new AppError('bad_request', 'latitude and longitude go together');
      const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
      const data = await reviews.search({ query, language, position }, goneSignal(reply));
      return { data } satisfies FoundLocationsAnswer;
    });

    app.get(PATHS.nearbyLocations, { schema: { querystring: NearbyLocationsQuery } }, async ({ query }, reply) => {
      const { latitude, longitude, radius = NEARBY_RADIUS_METRES, language = 'en' } = query;
      const request = { position: { latitude, longitude }, radiusMetres: radius, language };
      return { data: await reviews.nearby(request, goneSignal(reply)) } satisfies FoundLocationsAnswer;
    });

    app.get(
      PATHS.locationDetails,
      { schema: { params: LocationParams, querystring: LocationDetailsQuery } },
      async ({ params, query }, reply): Promise<LocationDetailsAnswer> => {
        const details = await reviews.details(params.id, query.language ?? 'en', goneSignal(reply));
        return details ?? unknownLocation();
      },
    );

    app.get(
      PATHS.locationReviews,
      { schema: { params: LocationParams, querystring: LocationReviewsQuery } },
      async ({ params, query }, reply): Promise<LocationReviewsAnswer> => {
        const { lang = 'en', offset = 0 } = query;
        const page = await reviews.reviews({ id: params.id, language: lang, offset }, goneSignal(reply));
        return page ? { data: page.reviews } : unknownLocation();
      },
    );
  };
}

function unknownLocation(): never {
  throw new AppError('not_found', 'No location has this id');
}
