/** HTTP in, HTTP out for reviews. The reviews service forbids caching, so no response may be stored on its way. */
import { NEARBY_RADIUS_METRES } from '@tenth-night/contract/reviews';
import { ROUTES } from '@tenth-night/contract/routes';
import { AppError } from '../../app-error';
import { asJson, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';
import type { ReviewsService } from './reviews.service';

export function reviewsRoutes(reviews: ReviewsService): ContractPlugin {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.route({
      ...asJson(ROUTES.hotelReviews),
      handler: async ({ query }, reply) => {
        const { hotelId, name, city = '', address = null, latitude, longitude, language = 'en' } = query;
        const hotel = { hotelId, name, city, address: address || null, position: { latitude, longitude } };
        return { data: await reviews.ofHotel(hotel, language, goneSignal(reply)) };
      },
    });

    await app.register(proxyRoutes(reviews));
  };
}

/** The calls of the reviews service, one by one. Here a failure is an error: the page decides what it means. */
function proxyRoutes(reviews: ReviewsService): ContractPlugin {
  return async (app) => {
    app.route({
      ...asJson(ROUTES.locationSearch),
      handler: async (request, reply) => {
        const { query, language = 'en', latitude, longitude } = request.query;
        if ((latitude === undefined) !== (longitude === undefined))
          throw new AppError('bad_request', 'latitude and longitude go together');
        const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
        return { data: await reviews.search({ query, language, position }, goneSignal(reply)) };
      },
    });

    app.route({
      ...asJson(ROUTES.nearbyLocations),
      handler: async ({ query }, reply) => {
        const { latitude, longitude, radius = NEARBY_RADIUS_METRES, language = 'en' } = query;
        const request = { position: { latitude, longitude }, radiusMetres: radius, language };
        return { data: await reviews.nearby(request, goneSignal(reply)) };
      },
    });

    app.route({
      ...asJson(ROUTES.locationDetails),
      handler: async ({ params, query }, reply) => {
        const details = await reviews.details(params.id, query.language ?? 'en', goneSignal(reply));
        return details ?? unknownLocation();
      },
    });

    app.route({
      ...asJson(ROUTES.locationReviews),
      handler: async ({ params, query }, reply) => {
        const { lang = 'en', offset = 0 } = query;
        const page = await reviews.reviews({ id: params.id, language: lang, offset }, goneSignal(reply));
        return page ? { data: page.reviews } : unknownLocation();
      },
    });
  };
}

function unknownLocation(): never {
  throw new AppError('not_found', 'No location has this id');
}
