/** The front door: opens the database, starts the sandbox when no live provider is set, and serves the API and the site. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '@tenth-night/api/app';
import type { OpenCache } from '@tenth-night/api/cache/cache.port';
import { createMemoryCache } from '@tenth-night/api/cache/memory-cache';
import { createRedisCache } from '@tenth-night/api/cache/redis-cache';
import type { Config, PaymentConfig } from '@tenth-night/api/config/env';
import { plainLinks } from '@tenth-night/api/config/plain-links';
import { type Database, openEmbedded, openPostgres } from '@tenth-night/api/db/client';
import { ensureSnapshot } from '@tenth-night/api/db/snapshot';
import { createGuard, HOTEL_RATES_GUARD } from '@tenth-night/api/providers/guards/guard';
import { createBookingGuards, guardBooking } from '@tenth-night/api/providers/guards/guarded-booking';
import { guardHotelRates } from '@tenth-night/api/providers/guards/guarded-hotel-rates';
import { guardReviews, REVIEWS_GUARD } from '@tenth-night/api/providers/guards/guarded-reviews';
import { createGeoIp } from '@tenth-night/api/providers/ipwhois-ipapi/geo-ip.http';
import { createBooking } from '@tenth-night/api/providers/liteapi/booking.http';
import { createHotelRates } from '@tenth-night/api/providers/liteapi/hotel-rates.http';
import { NO_REVIEWS } from '@tenth-night/api/providers/ports/reviews.port';
import { createSmtpMail } from '@tenth-night/api/providers/smtp/mail.smtp';
import { createReviews } from '@tenth-night/api/providers/tripadvisor/reviews.http';
import type { Report } from '@tenth-night/api/providers/wire-records';
import type { FastifyInstance } from 'fastify';
import { authSettings } from './auth-settings';
import { listen } from './listen';
import { CACHE_FOLDER, MIGRATIONS_FOLDER } from './places';
import { type SandboxProcess, startSandbox } from './sandbox-process';

/** As long as the browser will wait for one location service. */
const LOCATION_TIMEOUT_MS = 4_000;
const PROVIDER_TIMEOUT_MS = 20_000;
/** Reviews come one call after the other, and a page does without them. */
const REVIEWS_TIMEOUT_MS = 4_000;
const PROVIDER_STREAM_TIMEOUT_MS = 60_000;
/** Some hotels take two minutes to confirm. */
const BOOKING_TIMEOUTS = { timeoutMs: PROVIDER_TIMEOUT_MS, prebookTimeoutMs: 60_000, bookTimeoutMs: 160_000 };
/** About twenty of the largest hotel lists, or the rates of fifty thousand hotels. */
const MEMORY_CACHE_BYTES = 64 * 1024 * 1024;
const GOOGLE_PICTURES = 'https://lh3.googleusercontent.com';
/** Bubbles and avatars of the reviews service. */
const REVIEW_PICTURES = [
  'https://www.tripadvisor.com',
  'https://static.tacdn.com',
  'https://media-cdn.tripadvisor.com',
  'https://dynamic-media-cdn.tripadvisor.com',
];
const SANDBOX_KEY = 'sand_00000000-0000-4000-8000-000000000000';

export type Host = { readonly url: string; readonly sandboxUrl: string | null; stop(): Promise<void> };

export type HostParts = {
  readonly sandboxEntry: string;
  mountSite(app: FastifyInstance, config: Config, payment: PaymentConfig | null): Promise<void>;
  say(line: string): void;
};

export async function startHost(config: Config, { sandboxEntry, mountSite, say }: HostParts): Promise<Host> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  const cleanUp = async () => {
    for (const end of cleanUps.splice(0).reverse()) await end();
  };
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    // A load balancer hears of it before anybody is turned away.
    await pause(config.drainMs);
    await cleanUp();
  };
  try {
    say('Opening the database and the hotel provider…');
    const startOwn = () =>
      startSandbox(sandboxEntry, { ...config.sandbox, file: path.join(config.dataDir, 'sandbox.jsonl') }, say);
    const [database, sandbox] = await openBoth(config, startOwn, cleanUps);
    say(`Database: ${database.kind === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`);
    say(sandbox ? 'Hotels: sandbox, no real bookings' : `Hotels: ${config.live?.baseUrl}`);
    say(`Mail: ${mailWords(config, sandbox)}`);
    if (!config.hasLimits) say('Limits: off, anybody may ask as often as they like');
    for (const name of plainLinks(config)) say(`Warning: ${name} leads to another machine without TLS`);
    const auth = await authSettings(config, sandbox?.url ?? null);
    const payment = paymentOf(config, sandbox);
    let origin = config.publicUrl;
    const report = (message: string) => app.log.warn({ from: 'provider' }, message);
    const app: FastifyInstance = await build(
      {
        database,
        auth,
        geoIp: geoIpOf(config, sandbox),
        reviews: reviewsOf(config, sandbox, report),
        openCache: cacheOf(config),
        mail: mailOf(config, sandbox, () => origin),
        isSandbox: config.live === null,
        isReady: () => !isStopping,
        ...providerOf(config, sandbox, report),
      },
      serverOptions(config, payment),
    );
    cleanUps.push(() => app.close());
    await mountSite(app, config, payment);
    const onTaken = (port: number) => say(`Port ${port} is taken, trying ${port + 1}`);
    const url = await listen(app, { host: config.host, port: config.port, onTaken });
    origin ??= url;
    return { url, sandboxUrl: sandbox?.url ?? null, stop };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** Both at once, and both registered for the end even if the other one fails. */
async function openBoth(config: Config, startOwn: () => Promise<SandboxProcess>, cleanUps: (() => Promise<unknown>)[]) {
  const [database, sandbox] = await Promise.allSettled([openDatabase(config), config.live ? null : startOwn()]);
  if (database.status === 'fulfilled') cleanUps.push(() => database.value.close());
  if (sandbox.status === 'fulfilled' && sandbox.value) cleanUps.push(sandbox.value.stop);
  if (database.status === 'rejected') throw database.reason;
  if (sandbox.status === 'rejected') throw sandbox.reason;
  return [database.value, sandbox.value] as const;
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl, MIGRATIONS_FOLDER);
  return openEmbedded(dataDir, MIGRATIONS_FOLDER, () => ensureSnapshot(MIGRATIONS_FOLDER, CACHE_FOLDER));
}

function providerOf({ live, google, reviews }: Config, sandbox: SandboxProcess | null, report: Report) {
  const { baseUrl, bookUrl, apiKey, pictureOrigins } = live ?? {
    baseUrl: `${sandbox?.url}/v3.0`,
    bookUrl: `${sandbox?.url}/v3.0`,
    apiKey: SANDBOX_KEY,
    pictureOrigins: [sandbox?.url ?? ''],
  };
  const timeouts = { timeoutMs: PROVIDER_TIMEOUT_MS, streamTimeoutMs: PROVIDER_STREAM_TIMEOUT_MS };
  return {
    hotelRates: guardHotelRates(
      createHotelRates({ baseUrl, apiKey, report, ...timeouts }),
      createGuard(HOTEL_RATES_GUARD),
    ),
    booking: guardBooking(createBooking({ bookUrl, apiKey, report, ...BOOKING_TIMEOUTS }), createBookingGuards()),
    // The pictures of accounts and reviews come the same way as those of hotels.
    pictureOrigins: [...pictureOrigins, ...(google ? [GOOGLE_PICTURES] : []), ...(reviews ? REVIEW_PICTURES : [])],
  };
}

function cacheOf({ redisUrl }: Config): OpenCache {
  if (redisUrl) return (report) => createRedisCache(redisUrl, report);
  return () => createMemoryCache({ maxBytes: MEMORY_CACHE_BYTES });
}

function geoIpOf({ location: { primaryUrl, secondaryUrl } }: Config, sandbox: SandboxProcess | null) {
  return createGeoIp({
    primaryUrl: primaryUrl ?? (sandbox && `${sandbox.url}/geo-a/{ip}`),
    secondaryUrl: secondaryUrl ?? (sandbox && `${sandbox.url}/geo-b/{ip}/json/`),
    timeoutMs: LOCATION_TIMEOUT_MS,
  });
}

function reviewsOf({ reviews }: Config, sandbox: SandboxProcess | null, report: Report) {
  const access = reviews ?? (sandbox && { baseUrl: `${sandbox.url}/reviews/api/v1`, apiKey: SANDBOX_KEY });
  if (!access) return NO_REVIEWS;
  return guardReviews(createReviews({ ...access, timeoutMs: REVIEWS_TIMEOUT_MS, report }), createGuard(REVIEWS_GUARD));
}

function mailOf({ mail, site }: Config, sandbox: SandboxProcess | null, originOf: () => string | null) {
  const smtpUrl = mail.smtpUrl ?? (sandbox && `smtp://127.0.0.1:${sandbox.smtpPort}`);
  return smtpUrl ? { port: createSmtpMail(smtpUrl), sender: mail.sender, site, originOf } : null;
}

function mailWords({ mail }: Config, sandbox: SandboxProcess | null): string {
  if (mail.smtpUrl) return `by ${new URL(mail.smtpUrl).host}`;
  return sandbox ? `caught by the sandbox, to be read at ${sandbox.url}/mail` : 'waits until SMTP_URL is set';
}

/** The sandbox has a widget of its own. */
function paymentOf({ payment }: Config, sandbox: SandboxProcess | null): PaymentConfig | null {
  if (payment || !sandbox) return payment;
  const scriptUrl = `${sandbox.url}/payment-wrapper/dist/liteAPIPayment.js`;
  return { scriptUrl, publicKey: 'sandbox', origins: [sandbox.url] };
}

function serverOptions({ logLevel, trustProxy, hasLimits, publicUrl, site }: Config, payment: PaymentConfig | null) {
  const apiOrigins = site.apiBase.startsWith('/') ? [] : [new URL(site.apiBase).origin];
  const mapOrigins = site.map ? [new URL(site.map.url).origin] : [];
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const paymentOrigins = payment?.origins ?? [];
  return { logLevel, trustProxy, hasLimits, isHttps, apiOrigins, mapOrigins, paymentOrigins };
}
