/** HTTP in, HTTP out for a user's trips. */
import { ROUTES } from '@tenth-night/contract/routes';
import { encodeTrip } from '@tenth-night/contract/trip-codec';
import { asJson, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';
import type { RequireIdentity } from '../../plugins/identity';
import type { TripsService } from './trips.service';

export function tripsRoutes(trips: TripsService, requireIdentity: RequireIdentity): ContractPlugin {
  return async (app) => {
    app.route({
      ...asJson(ROUTES.bookings),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { uid } = await requireIdentity(request);
        const { guestId, language = 'en' } = request.query;
        const found = await trips.of({ uid, guestId, language }, goneSignal(reply));
        return { data: found.map(encodeTrip) };
      },
    });
  };
}
