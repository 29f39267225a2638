/** The reviews vendor, Tripadvisor Content API v1: its API under `/reviews/api/v1`, and its pictures. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Clock } from '../../kernel/clock';
import { VENDOR_PREFIXES } from '../../kernel/vendors';
import type { Hotel } from '../../world/hotels/hotel';
import type { World } from '../../world/world';
import { requestLimit, requireKey } from './api-key';
import { fateOf, isListed } from './fate';
import { imagesRoutes } from './images.routes';
import { locationRoutes } from './location.routes';
import { hotelLocationId } from './location-id';
import { createLocationIndex } from './location-index';
import { searchRoutes } from './search.routes';
import { IMAGES_PATH } from './web-urls';
import { answerProblem } from './wire-errors';

interface ReviewsOptions {
  readonly world: World;
  readonly clock: Clock;
  /** The vendor allows 50 per key. Unlimited if left out. */
  readonly requestsPerSecond?: number | undefined;
}

const MatchesQuery = Type.Object({ hotelIds: Type.String() });

/** The correct location of this hotel, wherever the vendor has placed it. Null if it is not listed. */
export const matchOf = ({ id }: Hotel, seed: string): string | null =>
  isListed(fateOf(id, seed)) ? hotelLocationId(id, 'itself') : null;

/** The correct answers for tests of a matcher. Leaves out unknown hotel ids. */
async function matchesOf(hotelIds: string, world: World) {
  const found = await Promise.all(hotelIds.split(',').map((id) => world.hotel(id.trim())));
  const hotels = found.filter((hotel) => hotel !== undefined);
  return {
    matches: Object.fromEntries(hotels.map((hotel) => [hotel.id, matchOf(hotel, world.seed)])),
    fates: Object.fromEntries(hotels.map(({ id }) => [id, fateOf(id, world.seed)])),
  };
}

export function reviewsRoutes({ world, clock, requestsPerSecond }: ReviewsOptions): FastifyPluginAsyncTypebox {
  const index = createLocationIndex(world);
  return async (app) => {
    app.setErrorHandler(answerProblem);
    app.get('/__sandbox/review-matches', { schema: { querystring: MatchesQuery } }, ({ query }) =>
      matchesOf(query.hotelIds, world),
    );
    app.register(imagesRoutes, { prefix: IMAGES_PATH });
    app.register(
      async (api) => {
        api.addHook('onRequest', requireKey);
        if (requestsPerSecond) api.addHook('onRequest', requestLimit(requestsPerSecond, clock));
        api.register(searchRoutes(index));
        api.register(locationRoutes(index, clock));
      },
      { prefix: `${VENDOR_PREFIXES.reviews}/api/v1` },
    );
  };
}
