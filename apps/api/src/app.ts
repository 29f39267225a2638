/** Assembles the API out of its parts. Never listens: the host does. */
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { API_BASE } from '@tenth-night/contract/paths';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from './db/client';
import { healthRoutes } from './modules/health/health.routes';
import { hotelsRoutes } from './modules/hotels/hotels.routes';
import { createHotelsService } from './modules/hotels/hotels.service';
import { picturesRoutes } from './modules/pictures/pictures.routes';
import { placesRoutes } from './modules/places/places.routes';
import { createPlacesService } from './modules/places/places.service';
import { ratesRoutes } from './modules/rates/rates.routes';
import { createRatesService } from './modules/rates/rates.service';
import { handleErrors, sendError } from './plugins/errors';
import { logOptions, logRequests } from './plugins/request-log';
import { secureHeaders } from './plugins/security-headers';
import type { HotelRatesPort } from './providers/hotel-rates/hotel-rates.port';

export type ApiDeps = {
  readonly database: Pick<Database, 'kind' | 'ping'>;
  readonly hotelRates: HotelRatesPort;
  readonly pictureOrigins: readonly string[];
};

export type ServerOptions = {
  readonly logLevel: string;
  readonly trustProxy: boolean;
  readonly isHttps: boolean;
};

/** A rates request names up to 500 hotels; nothing that we accept is larger. */
const BODY_LIMIT_BYTES = 256 * 1024;

const CLOSING_GRACE_MS = 2_000;

export async function build(deps: ApiDeps, options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...logOptions(options.logLevel),
    trustProxy: options.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    frameworkErrors: sendError,
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.replaceAll('%', '%25')),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, useDefaults: true } },
  });
  logRequests(app);
  handleErrors(app);
  endInTime(app);
  await secureHeaders(app, options);
  // Flushed at every write, or a compressed stream would hold prices back until its buffer is full.
  await app.register(compress, {
    customTypes: /^text\/(?!event-stream)|json|xml|javascript/,
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(routes(deps), { prefix: API_BASE });
  return app;
}

/** An address that nobody can read is taken letter by letter: then it is simply one that does not exist. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Answers under way are finished; a connection that only stays open does not hold up the end. */
function endInTime(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_GRACE_MS).unref();
  });
}

function routes({ database, hotelRates, pictureOrigins }: ApiDeps) {
  return async (app: FastifyInstance) => {
    await app.register(healthRoutes(database));
    await app.register(placesRoutes(createPlacesService(hotelRates)));
    await app.register(hotelsRoutes(createHotelsService(hotelRates)));
    await app.register(ratesRoutes(createRatesService(hotelRates)));
    await app.register(picturesRoutes(pictureOrigins));
    // The site answers every other address; under our prefix an unknown one is ours.
    app.all('/*', (_request, reply) => reply.callNotFound());
  };
}
