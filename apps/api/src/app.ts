/** Assembles the API from its parts. It never listens: the host does. */
import { setTimeout as wait } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { API_BASE } from '@tenth-night/contract/first-paths';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ApiDeps, PictureSettings, ServerOptions } from './api-deps';
import type { Cache, OpenedCache } from './cache/cache.port';
import { cachePrices } from './cache/priced-cache';
import type { Database } from './db/client';
import type { Buckets } from './limits/buckets.port';
import { createMemoryBuckets } from './limits/memory-buckets';
import { createSharedBuckets } from './limits/shared-buckets';
import { meterCache } from './metrics/metered-cache';
import { createAccountRepo } from './modules/account/account.repo';
import { createAccountService } from './modules/account/account.service';
import { createAuth } from './modules/auth/auth';
import { createDailyCounter } from './modules/desk/daily-counter';
import { SEARCHES } from './modules/desk/desk-numbers';
import { destinationsRoutes } from './modules/destinations/destinations.routes';
import { createDestinationsService, type DestinationsService } from './modules/destinations/destinations.service';
import { docsRoutes } from './modules/docs/docs.routes';
import { healthRoutes } from './modules/health/health.routes';
import { probeRoutes } from './modules/health/probe.routes';
import { readiness } from './modules/health/readiness';
import { hotelRoutes } from './modules/hotel/hotel.routes';
import { createHotelService } from './modules/hotel/hotel.service';
import { hotelsRoutes } from './modules/hotels/hotels.routes';
import { createHotelsService } from './modules/hotels/hotels.service';
import { locationRoutes } from './modules/location/location.routes';
import { createLocationService } from './modules/location/location.service';
import { lowestPricesRoutes } from './modules/lowest-prices/lowest-prices.routes';
import { createLowestPricesService, type LowestPricesService } from './modules/lowest-prices/lowest-prices.service';
import { type AccountMailer, createAccountMailer } from './modules/mail/account-mailer';
import type { MailSettings } from './modules/mail/post-office';
import { mapRoutes } from './modules/map/map.routes';
import { createMapService } from './modules/map/map.service';
import { createPictureStore } from './modules/pictures/picture-store';
import { picturesRoutes } from './modules/pictures/pictures.routes';
import { createPicturesService, type PicturesService } from './modules/pictures/pictures.service';
import { placesRoutes } from './modules/places/places.routes';
import { createPlacesService } from './modules/places/places.service';
import { retentionJobs } from './modules/privacy/retention.jobs';
import { createRetentionRepo } from './modules/privacy/retention.repo';
import { ratesRoutes } from './modules/rates/rates.routes';
import { createRatesService } from './modules/rates/rates.service';
import { createReadyRates } from './modules/rates/ready-rates';
import { reviewsRoutes } from './modules/reviews/reviews.routes';
import { createReviewsService } from './modules/reviews/reviews.service';
import { endInTime } from './plugins/end-in-time';
import { handleErrors, sendError } from './plugins/errors';
import { refuseEndlessNumbers } from './plugins/finite-numbers';
import { limitCalls, limitPages } from './plugins/rate-limit';
import { logOptions, logRequests } from './plugins/request-log';
import { meterRequests } from './plugins/request-meters';
import { traceRequests } from './plugins/request-traces';
import { secureHeaders } from './plugins/security-headers';
import { TIME_LIMITS, timeLimitOptions } from './plugins/time-limits';
import type { HotelRatesPort } from './providers/ports/hotel-rates.port';
import { everyMs } from './repeated-jobs';
import { type Shedder, shedCalls, shedLoad } from './shedding/shed-load';
import { signedInRoutes } from './signed-in-routes';
import { traceCache } from './traces/traced-cache';

const COUNT_EVERY_MS = 10_000;
/** A rates request names up to 500 hotels; nothing that we accept is larger. */
const BODY_LIMIT_BYTES = 256 * 1024;

export async function build(deps: ApiDeps, options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...logOptions(options.logLevel, options.logStream),
    // Trusts only this many proxies. Clients can forge the header entries before them.
    trustProxy: (_address, hop) => hop < options.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    ...timeLimitOptions(options.timeLimits ?? TIME_LIMITS),
    frameworkErrors: sendError,
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.replaceAll('%', '%25')),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, useDefaults: true } },
  });
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  logRequests(app);
  meterRequests(app, deps.meters);
  traceRequests(app, deps.tracer);
  handleErrors(app);
  refuseEndlessNumbers(app);
  endInTime(app);
  await secureHeaders(app, options);
  // Flushes at every write. Otherwise a compressed stream would hold prices back until its buffer is full.
  await app.register(compress, {
    customTypes: /^text\/(?!event-stream)|json|xml|javascript/,
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const opened = deps.openCache((message) => app.log.warn({ from: 'cache' }, message));
  const cache = traceCache(meterCache(opened, deps.meters), deps.tracer);
  app.addHook('onClose', () => cache.close());
  const buckets = options.hasLimits ? bucketsOf(cache, options) : null;
  if (buckets) limitPages(app, buckets);
  const shedder = options.hasLimits ? shedLoad(app, { meters: deps.meters }) : null;
  await app.register(probeRoutes(deps.database, deps.isReady));
  watchReadiness(deps);
  await app.register(routes(deps, cache, buckets, shedder), { prefix: API_BASE });
  return app;
}

function watchReadiness({ isReady, database: { ping }, meters }: ApiDeps): void {
  meters.watch('ready', async () => {
    const reason = await readiness({ isReady, ping, report: () => {} });
    return [{ labels: {}, value: reason === null ? 1 : 0 }];
  });
}

/** Whether a URL can be decoded. We escape all others, so that they are simply URLs that do not exist. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function routes(deps: ApiDeps, cache: OpenedCache, buckets: Buckets | null, shedder: Shedder | null) {
  const { database, auth: settings, hotelRates, geoIp, reviews } = deps;
  return async (app: FastifyInstance) => {
    const accounts = createAccountService(createAccountRepo(database.db), settings.now);
    const report = (message: string) => app.log.warn({ from: 'identity provider' }, message);
    const mailer = deps.mail && accountMailer(app, deps.mail);
    const auth = createAuth({ db: database.db, settings, onUserCreated: accounts.ensureMember, mailer, report });
    if (shedder) shedCalls(app, shedder);
    if (buckets) limitCalls(app, buckets, auth.requireIdentity);
    const places = createPlacesService(hotelRates, cache);
    await app.register(healthRoutes(database, deps.isReady));
    await app.register(placesRoutes(places));
    const hotels = createHotelsService(hotelRates, places, cache);
    await app.register(hotelsRoutes(hotels, countSearches(app, database.db, settings.now)));
    const prices = cachePrices(cache, deps.margin);
    await app.register(destinationsRoutes(destinationsOf(app, hotelRates, prices)));
    const hotel = createHotelService(hotelRates, cache);
    await app.register(hotelRoutes(hotel));
    const rates = createRatesService(hotelRates, prices);
    await app.register(ratesRoutes(rates, createReadyRates(prices), app.meters));
    await app.register(
      lowestPricesRoutes(
        lowestPricesOf(app, { provider: hotelRates, hotels, rates, cache: prices, now: settings.now }),
      ),
    );
    await app.register(locationRoutes(createLocationService(geoIp)));
    const reportReviews = (failure: Error) => app.log.warn({ err: failure }, 'could not load the reviews of a hotel');
    await app.register(
      reviewsRoutes(createReviewsService({ provider: reviews, cache, hotels: hotel, report: reportReviews })),
    );
    await app.register(mapRoutes(createMapService(deps.mapTiles)));
    await app.register(picturesRoutes(picturesOf(app, deps.pictures)));
    await app.register(docsRoutes());
    await app.register(signedInRoutes(deps, { hotels: hotel, accounts, auth }));
    const people = { repo: createRetentionRepo(database.db), retention: deps.retention };
    await app.register(retentionJobs({ ...people, now: () => settings.now().getTime() }));
    // The site answers all other URLs. Unknown URLs under our prefix get our 404.
    app.all('/*', (_request, reply) => reply.callNotFound());
  };
}

/** For the desk. */
function countSearches(app: FastifyInstance, db: Database['db'], now: () => Date): () => void {
  const counter = createDailyCounter(db, () => now().getTime());
  const onError = (error: unknown) => app.log.warn({ err: error }, 'could not write the counts of the day');
  const stop = everyMs(COUNT_EVERY_MS, counter.write, onError);
  app.addHook('onClose', async () => {
    await stop();
    await counter.write().catch(onError);
  });
  return () => counter.count(SEARCHES);
}

function destinationsOf(app: FastifyInstance, provider: HotelRatesPort, cache: Cache): DestinationsService {
  const report = (failure: unknown) => app.log.warn({ err: failure }, 'could not load the hotels of a destination');
  return createDestinationsService({ provider, cache, report });
}

function lowestPricesOf(
  app: FastifyInstance,
  parts: Omit<Parameters<typeof createLowestPricesService>[0], 'report'>,
): LowestPricesService {
  const report = (failure: unknown) => app.log.warn({ err: failure }, 'could not find the lowest price of a stay');
  return createLowestPricesService({ ...parts, report });
}

function picturesOf(app: FastifyInstance, { origins, folder, maxBytes }: PictureSettings): PicturesService {
  const report = (message: string) => app.log.warn({ from: 'pictures' }, message);
  const store = createPictureStore({ folder, maxBytes, now: Date.now, report });
  app.addHook('onClose', () => store.settled());
  return createPicturesService({ origins, store, report });
}

function accountMailer(app: FastifyInstance, mail: MailSettings): AccountMailer {
  const report = (error: unknown) => app.log.warn({ err: error }, 'could not send an account letter');
  return createAccountMailer(mail, { pause: wait, report });
}

function bucketsOf(cache: OpenedCache, { limitsNow = Date.now }: ServerOptions): Buckets {
  const own = createMemoryBuckets(limitsNow);
  return cache.buckets ? createSharedBuckets(cache.buckets, own, limitsNow) : own;
}
