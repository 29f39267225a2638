/** Builds the API from its configuration. The host and the tests both use it, so we test what runs. */
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps, ServerOptions } from './api-deps';
import { build } from './app';
import type { OpenCache } from './cache/cache.port';
import { createMemoryCache } from './cache/memory-cache';
import { createRedisCache } from './cache/redis-cache';
import { type Config, ConfigError } from './config/env';
import { PICTURES_FOLDER } from './db/private-folder';
import { type Meters, NO_METERS } from './metrics/meters';
import { type WatchedDatabase, watchDatabase } from './metrics/watch-database';
import type { MailSettings } from './modules/mail/post-office';
import { createWordsOf } from './modules/mail/words';
import {
  createProviders,
  type MapTilesAccess,
  type ProviderChanges,
  type Providers,
} from './providers/create-providers';
import type { ReviewsPort } from './providers/ports/reviews.port';
import { RATE_PROVIDERS } from './providers/rate-providers';
import type { PaymentConfig, RateAccess, RateVendors } from './providers/rate-vendor';
import { NO_TRACER, type Tracer } from './traces/tracer';

/** About twenty of the largest hotel lists, or the rates of fifty thousand hotels. */
const MEMORY_CACHE_BYTES = 64 * 1024 * 1024;
const GOOGLE_PICTURES = 'https://lh3.googleusercontent.com';
/** Rating bubbles and avatars of the reviews service. */
const REVIEW_PICTURES = [
  'https://www.tripadvisor.com',
  'https://static.tacdn.com',
  'https://media-cdn.tripadvisor.com',
  'https://dynamic-media-cdn.tripadvisor.com',
];
const SANDBOX_REVIEWS_KEY = 'sandbox';

/** Stands in for every service that is not configured. */
export type Sandbox = { readonly url: string; readonly smtpPort: number };

export type ApiParts = Pick<ApiDeps, 'auth' | 'isReady'> & {
  readonly database: WatchedDatabase;
  readonly meters?: Meters;
  readonly tracer?: Tracer;
  /** Null with a live rate provider. Then services without configuration are missing. */
  readonly sandbox: Sandbox | null;
  /** The site's public origin; null while unknown. */
  originOf(): string | null;
  /** The site's catalogues, for the letters. */
  readonly textsFolder: string;
};

/** Overrides for tests. */
export type ApiChanges = ProviderChanges & {
  readonly vendors?: RateVendors;
  readonly reviews?: ReviewsPort;
  readonly openCache?: OpenCache;
  /** False leaves letters in the queue. */
  readonly sendsMail?: boolean;
  readonly server?: Partial<ServerOptions>;
};

export type BuiltApi = {
  readonly app: FastifyInstance;
  readonly providers: Providers;
  readonly payment: PaymentConfig;
  readonly mail: MailSettings | null;
};

export async function buildApi(config: Config, parts: ApiParts, changes: ApiChanges = {}): Promise<BuiltApi> {
  await checkArchive(config.mapArchive);
  const { sandbox, originOf, textsFolder, meters = NO_METERS, tracer = NO_TRACER, ...given } = parts;
  watchDatabase(given.database, meters, given.auth.now);
  const { vendors = RATE_PROVIDERS, reviews, openCache = cacheOf(config), sendsMail = true } = changes;
  const rates = ratesOf(config, vendors, sandbox);
  const report = (message: string) => app.log.warn({ from: 'provider' }, message);
  const access = { ...config.otherRates, ...rates.access };
  const settings = { vendors, current: config.rateProvider, rates: access, report, watch: { meters, tracer } };
  const opened = createProviders({ ...settings, ...servicesOf(config, sandbox) }, changes);
  const { mailPort, ...providers } = reviews ? { ...opened, reviews } : opened;
  const wordsOf = createWordsOf(textsFolder);
  const site = { ...config.site, button: config.brand?.button ?? null };
  const mail = mailPort && { port: mailPort, sender: config.mail.sender, site, wordsOf, originOf };
  const deps = {
    ...given,
    ...providers,
    meters,
    tracer,
    openCache,
    mail: sendsMail ? mail : null,
    calendars: { sender: config.mail.sender, wordsOf },
    desk: config.desk,
    margin: config.margin,
    isSandbox: config.live === null,
    hasFreeNights: config.site.hasFreeNights,
    retention: config.retention,
    pictures: {
      origins: pictureOriginsOf(config, rates.current),
      folder: path.join(config.dataDir, PICTURES_FOLDER),
      maxBytes: config.pictureCacheBytes,
    },
  };
  const server = { ...serverOptions(config, rates.current.payment), ...changes.server };
  const app: FastifyInstance = await build(deps, server);
  return { app, providers: opened, payment: rates.current.payment, mail };
}

/** The rate provider that sells: the live one, or the sandbox in its place. */
function ratesOf({ live, rateProvider, margin }: Config, vendors: RateVendors, sandbox: Sandbox | null) {
  const access = live ?? (sandbox && vendors[rateProvider]?.sandboxAccess?.(sandbox.url));
  if (!access) throw new Error(`The rate provider ${rateProvider} has no key and no sandbox`);
  const current: RateAccess = { ...access, ...(margin && { margin }) };
  return { current, access: { [rateProvider]: current } };
}

function servicesOf({ reviews, reviewsProxyUrl, location, mail, mapArchive }: Config, sandbox: Sandbox | null) {
  return {
    reviews: reviews ?? (sandbox && { baseUrl: `${sandbox.url}/reviews/api/v1`, apiKey: SANDBOX_REVIEWS_KEY }),
    reviewsProxyUrl,
    location: {
      primaryUrl: location.primaryUrl ?? (sandbox && `${sandbox.url}/geo-a/{ip}`),
      secondaryUrl: location.secondaryUrl ?? (sandbox && `${sandbox.url}/geo-b/{ip}/json/`),
    },
    mapTiles: mapTilesOf(mapArchive, sandbox),
    smtpUrl: mail.smtpUrl ?? (sandbox && `smtp://127.0.0.1:${sandbox.smtpPort}`),
  };
}

/** A site with a wrong path would run without streets, and nobody would know why. */
async function checkArchive(archive: string | null): Promise<void> {
  if (!archive || /^https?:/.test(archive)) return;
  await access(archive, constants.R_OK).catch((cause: unknown) => {
    throw new ConfigError(`The environment is not right:\n  MAP_PMTILES: cannot read ${archive}.`, { cause });
  });
}

function mapTilesOf(archive: string | null, sandbox: Sandbox | null): MapTilesAccess | null {
  if (archive) return { kind: 'pmtiles', address: archive };
  return sandbox && { kind: 'server', address: `${sandbox.url}/tiles` };
}

/** Pictures of accounts and reviews come through our origin, like those of hotels. */
function pictureOriginsOf(
  { google, reviews, reviewsProxyUrl }: Config,
  { pictureOrigins }: RateAccess,
): readonly string[] {
  return [
    ...pictureOrigins,
    ...(google ? [GOOGLE_PICTURES] : []),
    ...(reviews || reviewsProxyUrl ? REVIEW_PICTURES : []),
  ];
}

function cacheOf({ redisUrl }: Config): OpenCache {
  if (redisUrl) return (report) => createRedisCache(redisUrl, report);
  return () => createMemoryCache({ maxBytes: MEMORY_CACHE_BYTES });
}

function serverOptions({ logLevel, trustProxy, hasLimits, publicUrl, site }: Config, payment: PaymentConfig) {
  const apiOrigins = site.apiBase.startsWith('/') ? [] : [new URL(site.apiBase).origin];
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  return { logLevel, trustProxy, hasLimits, isHttps, apiOrigins, paymentOrigins: payment.origins };
}
