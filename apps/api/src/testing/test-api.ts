/** Our API against a sandbox of its own: the real adapter over real HTTP, and whatever fault a test asks for. */
import { createSandbox } from '@tenth-night/sandbox/app';
import type { FastifyInstance } from 'fastify';
import { build } from '../app';
import { type Database, openInMemory } from '../db/client';
import type { AuthSettings } from '../modules/auth/auth';
import { issuerClient } from '../modules/auth/federated-client';
import type { LogStream } from '../plugins/request-log';
import { createGeoIp } from '../providers/geo-ip/geo-ip.http';
import { createHotelRates } from '../providers/hotel-rates/hotel-rates.http';
import type { HotelRatesPort } from '../providers/hotel-rates/hotel-rates.port';
import { MIGRATIONS_FOLDER, testSnapshot } from './snapshot';

const SANDBOX_CLIENT = { clientId: 'tenth-night', clientSecret: 'sandbox-identity-secret' };
const SANDBOX_KEY = 'sand_00000000-0000-4000-8000-000000000000';
/** Long enough for a real answer, short enough to wait for in a test of what happens without one. */
const TIMEOUT_MS = 2_000;

export type LedgerEntry = {
  readonly path: string;
  readonly status: number | null;
  readonly endedBy: 'answer' | 'client-gone' | 'cut' | null;
  readonly hotels?: number;
};

export type TestApiOptions = {
  readonly latencyMs?: number;
  readonly apiKey?: string;
  readonly auth?: Partial<AuthSettings>;
  /** One that outlives the API; without it the API has one of its own. */
  readonly database?: Database;
  readonly logStream?: LogStream;
};

export type TestApi = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly hotelRates: HotelRatesPort;
  readonly sandboxUrl: string;
  faults(...faults: readonly Record<string, unknown>[]): Promise<void>;
  /** The requests that reached the provider at this path. */
  ledger(path: string): Promise<readonly LedgerEntry[]>;
  reset(): Promise<void>;
  close(): Promise<void>;
};

export async function openTestDatabase(): Promise<Database> {
  return openInMemory(MIGRATIONS_FOLDER, await testSnapshot());
}

export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { latencyMs = 0, apiKey = SANDBOX_KEY, logStream } = options;
  const { app: sandbox } = createSandbox({
    clock: { now: () => new Date('2027-01-10T09:00:00Z') },
    seed: 'test',
    latencyMs,
  });
  const sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const timeouts = { timeoutMs: TIMEOUT_MS, streamTimeoutMs: TIMEOUT_MS };
  const hotelRates = createHotelRates({ baseUrl: `${sandboxUrl}/v3.0`, apiKey, ...timeouts });
  const geoIp = createGeoIp({
    primaryUrl: `${sandboxUrl}/geo-a/{ip}`,
    secondaryUrl: `${sandboxUrl}/geo-b/{ip}/json/`,
    timeoutMs: TIMEOUT_MS,
  });
  const database = options.database ?? (await openTestDatabase());
  const auth: AuthSettings = {
    secret: 'a secret of the tests, long enough to be one',
    publicUrl: null,
    google: issuerClient(`${sandboxUrl}/identity`, SANDBOX_CLIENT),
    now: () => new Date(),
    ...options.auth,
  };
  const deps = { database, auth, hotelRates, geoIp, pictureOrigins: [sandboxUrl] };
  const app = await build(deps, {
    logLevel: logStream ? 'trace' : 'silent',
    trustProxy: true,
    isHttps: false,
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
    async reset() {
      await control('reset', {});
    },
    async close() {
      await app.close();
      await sandbox.close();
      if (!options.database) await database.close();
    },
  };
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
