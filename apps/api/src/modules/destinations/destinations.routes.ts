/** HTTP in, HTTP out for destinations and the lowest prices of their hotels. */
import { ROUTES } from '@tenth-night/contract/routes';
import { AppError } from '../../app-error';
import { asJson, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';
import { A_MINUTE } from '../../plugins/http-caching';
import type { DestinationsService } from './destinations.service';

export function destinationsRoutes(destinations: DestinationsService): ContractPlugin {
  return async (app) => {
    app.route({
      ...asJson(ROUTES.destination),
      handler: async ({ params, query: { language = 'en' } }, reply) => {
        const data = await destinations.ofSlug(params.slug, language, goneSignal(reply));
        if (!data) throw new AppError('not_found', 'No destination has this slug');
        reply.header('cache-control', data.favorites ? A_MINUTE : 'no-store');
        return { data };
      },
    });

    app.route({
      ...asJson(ROUTES.landmark),
      handler: async ({ params, query: { language = 'en' } }, reply) => {
        const data = await destinations.nearLandmark(params.slug, params.landmark, language, goneSignal(reply));
        if (!data) throw new AppError('not_found', 'No landmark has this slug');
        reply.header('cache-control', data.hotels ? A_MINUTE : 'no-store');
        return { data };
      },
    });

    app.route({
      ...asJson(ROUTES.minRates),
      handler: async ({ body }, reply) => {
        const data = await destinations.lowestPrices(body, goneSignal(reply));
        reply.header('cache-control', 'no-store');
        return { data };
      },
    });
  };
}
