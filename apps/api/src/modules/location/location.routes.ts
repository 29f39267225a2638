/** HTTP in, HTTP out for the visitor's location. The response schemas drop all other fields of the service's answer. */
import { ROUTES } from '@tenth-night/contract/routes';
import { asFilteredJson, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';
import type { LocationService } from './location.service';

export function locationRoutes(location: LocationService): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.primaryLocation),
      handler: ({ ip }, reply) => location.primary(ip, goneSignal(reply.header('cache-control', 'no-store'))),
    });
    app.route({
      ...asFilteredJson(ROUTES.secondaryLocation),
      handler: ({ ip }, reply) => location.secondary(ip, goneSignal(reply.header('cache-control', 'no-store'))),
    });
  };
}
