/** The hotel-rate vendor, LiteAPI v3.0: its wire under `/v3.0`, its pictures beside it. */
import type { FastifyPluginAsync } from 'fastify';
import { createWorld } from '../../world/world';
import { requireApiKey } from './api-key';
import { picturesRoutes } from './pictures/pictures.routes';
import { type RatesOptions, ratesRoutes } from './rates/rates.routes';
import { hotelsRoutes } from './static-data/hotels.routes';
import { placesRoutes } from './static-data/places.routes';
import { answerProblem } from './wire-errors';

interface HotelRatesOptions extends RatesOptions {
  readonly seed: string;
}

export function hotelRates(options: HotelRatesOptions): FastifyPluginAsync {
  const world = createWorld(options.seed);
  return async (app) => {
    app.setErrorHandler(answerProblem);
    app.register(picturesRoutes(world));
    app.register(
      async (api) => {
        api.addHook('onRequest', requireApiKey);
        api.register(placesRoutes(world));
        api.register(hotelsRoutes(world));
        api.register(ratesRoutes(world, options));
      },
      { prefix: '/v3.0' },
    );
  };
}
