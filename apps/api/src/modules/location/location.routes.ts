/** HTTP in, HTTP out for the visitor's location. The schemas let nothing else of a service's answer through. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PrimaryLocationAnswer, SecondaryLocationAnswer } from '@tenth-night/contract/location';
import { PATHS } from '@tenth-night/contract/paths';
import { goneSignal } from '../../plugins/gone-signal';
import type { LocationService } from './location.service';

export function locationRoutes(location: LocationService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(PATHS.primaryLocation, { schema: { response: { 200: PrimaryLocationAnswer } } }, async ({ ip }, reply) =>
      location.primary(ip, goneSignal(reply.header('cache-control', 'no-store'))),
    );
    app.get(
      PATHS.secondaryLocation,
      { schema: { response: { 200: SecondaryLocationAnswer } } },
      async ({ ip }, reply) => location.secondary(ip, goneSignal(reply.header('cache-control', 'no-store'))),
    );
  };
}
