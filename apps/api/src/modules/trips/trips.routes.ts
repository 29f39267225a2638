/** HTTP in, HTTP out for a user's trips. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PATHS } from '@tenth-night/contract/paths';
import { encodeTrip } from '@tenth-night/contract/trip-codec';
import { BookingsQuery, type TripsAnswer } from '@tenth-night/contract/trips';
import { goneSignal } from '../../plugins/gone-signal';
import type { RequireIdentity } from '../../plugins/identity';
import type { TripsService } from './trips.service';

export function tripsRoutes(trips: TripsService, requireIdentity: RequireIdentity): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      PATHS.bookings,
      { schema: { querystring: BookingsQuery } },
      async (request, reply): Promise<TripsAnswer> => {
        reply.header('cache-control', 'no-store');
        const { uid } = await requireIdentity(request);
        const { guestId, language = 'en' } = request.query;
        const found = await trips.of({ uid, guestId, language }, goneSignal(reply));
        return { data: found.map(encodeTrip) };
      },
    );
  };
}
