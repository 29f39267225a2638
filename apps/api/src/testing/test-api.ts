/** Our API against a sandbox of its own: the real adapter over real HTTP, and whatever fault a test asks for. */
import { createSandbox } from '@tenth-night/sandbox/app';
import type { FastifyInstance } from 'fastify';
import { build } from '../app';
import type { OpenedCache } from '../cache/cache.port';
import { createMemoryCache } from '../cache/memory-cache';
import { type Database, openInMemory } from '../db/client';
import type { AuthSettings } from '../modules/auth/auth';
import { issuerClient } from '../modules/auth/federated-client';
import type { LogStream } from '../plugins/request-log';
import { createGeoIp } from '../providers/geo-ip/geo-ip.http';
import { createGuard, type Guard, HOTEL_RATES_GUARD } from '../providers/guard';
import { guardHotelRates } from '../providers/hotel-rates/guarded-hotel-rates';
import { createHotelRates } from '../providers/hotel-rates/hotel-rates.http';
import type { HotelRatesPort } from '../providers/hotel-rates/hotel-rates.port';
import { guardReviews, REVIEWS_GUARD } from '../providers/reviews/guarded-reviews';
import { createReviews } from '../providers/reviews/reviews.http';
import type { ReviewsPort } from '../providers/reviews/reviews.port';
import { MIGRATIONS_FOLDER, testSnapshot } from './snapshot';

const SANDBOX_CLIENT = { clientId: 'tenth-night', clientSecret: 'sandbox-identity-secret' };
const SANDBOX_KEY = 'sand_00000000-0000-4000-8000-000000000000';
/** Long enough for a real answer on a busy machine; a test of what happens without one sets its own. */
const TIMEOUT_MS = 10_000;
const LOCATION_TIMEOUT_MS = 2_000;
const SERVER = { trustProxy: true, isHttps: false, apiOrigins: [], mapOrigins: [] };
const CACHE_BYTES = 64 * 1024 * 1024;

export type LedgerEntry = {
  readonly path: string;
  readonly status: number | null;
  readonly endedBy: 'answer' | 'client-gone' | 'cut' | null;
  readonly hotels?: number;
};

export type TestApiOptions = {
  readonly latencyMs?: number;
  readonly timeoutMs?: number;
  readonly apiKey?: string;
  readonly auth?: Partial<AuthSettings>;
  /** One that outlives the API; without it the API has one of its own. */
  readonly database?: Database;
  readonly logStream?: LogStream;
  readonly cache?: OpenedCache;
  /** Instead of the sandbox's. */
  readonly reviews?: ReviewsPort;
};

export type TestApi = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly hotelRates: HotelRatesPort;
  readonly sandboxUrl: string;
  faults(...faults: readonly Record<string, unknown>[]): Promise<void>;
  /** The requests that reached the provider at this path. */
  ledger(path: string): Promise<readonly LedgerEntry[]>;
  /** Moves the clock of the caches and the circuit. */
  passTime(ms: number): void;
  /** Nothing asked, nothing kept, nothing broken. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

export async function openTestDatabase(): Promise<Database> {
  return openInMemory(MIGRATIONS_FOLDER, await testSnapshot());
}

export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { latencyMs = 0, timeoutMs = TIMEOUT_MS, apiKey = SANDBOX_KEY, logStream } = options;
  const { app: sandbox } = createSandbox({
    clock: { now: () => new Date('2027-01-10T09:00:00Z') },
    seed: 'test',
    latencyMs,
  });
  const sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const timeouts = { timeoutMs, streamTimeoutMs: timeoutMs };
  const memory = forgetful();
  const adapter = createHotelRates({ baseUrl: `${sandboxUrl}/v3.0`, apiKey, ...timeouts });
  const hotelRates = guardHotelRates(adapter, memory.guard);
  const geoIp = createGeoIp({
    primaryUrl: `${sandboxUrl}/geo-a/{ip}`,
    secondaryUrl: `${sandboxUrl}/geo-b/{ip}/json/`,
    timeoutMs: LOCATION_TIMEOUT_MS,
  });
  const reviews = options.reviews ?? reviewsAt(sandboxUrl, timeoutMs, memory.reviewsGuard);
  const database = options.database ?? (await openTestDatabase());
  const auth: AuthSettings = {
    secret: 'a secret of the tests, long enough to be one',
    publicUrl: null,
    google: issuerClient(`${sandboxUrl}/identity`, SANDBOX_CLIENT),
    now: () => new Date(),
    ...options.auth,
  };
  const openCache = () => options.cache ?? memory.cache;
  const deps = { database, auth, hotelRates, geoIp, reviews, openCache, pictureOrigins: [sandboxUrl] };
  const app = await build(deps, {
    logLevel: logStream ? 'trace' : 'silent',
    ...SERVER,
    ...(logStream && { logStream }),
  });
  const control = (path: string, body: unknown) =>
    sandbox.inject({ method: 'POST', url: `/__sandbox/${path}`, payload: body as object });

  return {
    app,
    database,
    hotelRates,
    sandboxUrl,
    async faults(...faults) {
      const { statusCode, body } = await control('faults', { faults });
      if (statusCode >= 300) throw new Error(body);
    },
    async ledger(path) {
      const { requests } = (await sandbox.inject('/__sandbox/ledger')).json() as { requests: LedgerEntry[] };
      return requests.filter((entry) => entry.path === path);
    },
    passTime: memory.passTime,
    async reset() {
      memory.forget();
      await control('reset', {});
    },
    async close() {
      await app.close();
      await sandbox.close();
      if (!options.database) await database.close();
    },
  };
}

function reviewsAt(sandboxUrl: string, timeoutMs: number, guard: Guard): ReviewsPort {
  return guardReviews(createReviews({ baseUrl: `${sandboxUrl}/reviews/api/v1`, apiKey: 'test', timeoutMs }), guard);
}

/** A cache and a circuit that one test does not inherit from the one before, on a clock that tests move. */
function forgetful() {
  let passed = 0;
  const now = () => Date.now() + passed;
  const fresh = () => ({
    cache: createMemoryCache({ maxBytes: CACHE_BYTES, now }),
    guard: createGuard({ ...HOTEL_RATES_GUARD, now }),
    reviewsGuard: createGuard({ ...REVIEWS_GUARD, now }),
  });
  let current = fresh();
  const cache: OpenedCache = {
    get: (key) => current.cache.get(key),
    set: (key, value, ttlMs) => current.cache.set(key, value, ttlMs),
    close: () => current.cache.close(),
  };
  const guardOf = (which: 'guard' | 'reviewsGuard'): Guard => ({
    enter: (signal) => current[which].enter(signal),
    run: (signal, call) => current[which].run(signal, call),
  });
  const forget = () => {
    current = fresh();
  };
  const passTime = (ms: number) => {
    passed += ms;
  };
  return { cache, guard: guardOf('guard'), reviewsGuard: guardOf('reviewsGuard'), forget, passTime };
}

/** Asks again until the claim holds; fails when it does not within two seconds. */
export async function eventually<T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 2_000;
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > deadline) throw new Error(`Still not so: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
