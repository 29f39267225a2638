/** Our API with its own sandbox: the real adapter over real HTTP, and any fault that a test wants. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox } from '@tenth-night/sandbox/app';
import { CARDS, CONFIRM_PATH } from '@tenth-night/sandbox/testing/paid';
import { TEST_WORLD } from '@tenth-night/sandbox/testing/test-world';
import type { CaughtMail } from '@tenth-night/sandbox/vendors/mail/caught-mail';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { buildApi } from '../build-api';
import type { OpenedCache } from '../cache/cache.port';
import { createMemoryCache } from '../cache/memory-cache';
import { type Config, readConfig } from '../config/env';
import type { Database } from '../db/client';
import type { AuthSettings } from '../modules/auth/auth';
import { authSettings } from '../modules/auth/auth-settings';
import { createPasswords } from '../modules/auth/password-hash';
import type { MailSettings } from '../modules/mail/post-office';
import type { LogStream } from '../plugins/request-log';
import type { TimeLimits } from '../plugins/time-limits';
import { createGuard, type Guard, type GuardOptions } from '../providers/guards/guard';
import type { BookingPort, BookingProviders } from '../providers/ports/booking.port';
import type { HotelRatesPort } from '../providers/ports/hotel-rates.port';
import type { ReviewsPort } from '../providers/ports/reviews.port';
import { RATE_PROVIDERS } from '../providers/rate-providers';
import type { RateVendors } from '../providers/rate-vendor';
import { type Checked, checkAnswers } from './contract-check';
import { openTestDatabase } from './test-database';
import { TEXTS_FOLDER } from './texts-folder';

/** Long enough for a real answer on a busy machine. Tests of timeouts set their own. */
const TIMEOUT_MS = 30_000;
const SECRET = 'a secret of the tests, long enough to be one';
const ENVIRONMENT = {
  NODE_ENV: 'test',
  TRUST_PROXY: '1',
  MAIL_FROM: 'Tenth Night <bookings@tenth-night.example>',
  SUPPORT_EMAIL: 'help@tenth-night.example',
};
/** Cheap hashing, because the tests create hundreds of accounts. */
const CHEAP = { logN: 8, r: 1, p: 1 };
const CACHE_BYTES = 64 * 1024 * 1024;

export type LedgerEntry = {
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly endedBy: 'answer' | 'client-gone' | 'cut' | null;
  readonly hotels?: number;
  /** What our API sent, parsed. */
  readonly body?: unknown;
};

/** The provider's bookings, charges and refunds, and the received mails. */
export type Books = {
  readonly bookings: readonly { readonly bookingId: string; readonly clientReference: string }[];
  readonly charges: readonly { readonly transactionId: string; readonly amount: number }[];
  readonly refunds: readonly { readonly transactionId: string; readonly amount: number }[];
  /** Newest first. */
  readonly mails: readonly CaughtMail[];
};

export type TestApiOptions = {
  readonly latencyMs?: number;
  readonly timeoutMs?: number;
  readonly apiKey?: string;
  readonly auth?: Partial<AuthSettings>;
  /** A database that stays open after the API is closed. By default, the API has its own. */
  readonly database?: Database;
  readonly logStream?: LogStream;
  readonly onRoute?: (route: RouteOptions) => void;
  readonly timeLimits?: TimeLimits;
  /** Switches on the limits of a real site. Most tests call far more often than a person. */
  readonly hasLimits?: boolean;
  /** The clock of the limits, instead of the clock that `passTime` moves. */
  readonly limitsNow?: () => number;
  readonly cache?: OpenedCache;
  /** Replaces the sandbox's reviews. */
  readonly reviews?: ReviewsPort;
  /** The API uses the sandbox like a live provider. */
  readonly isLive?: boolean;
  /** The API sends its mails. By default, they stay in the queue. */
  readonly sendsMail?: boolean;
  /** More variables of the environment. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Additional rate providers, and the variables that select and open them. */
  readonly rates?: { readonly vendors: RateVendors; readonly variables: Readonly<Record<string, string>> };
};

export type TestApi = {
  /** Its `inject` checks every answer against the contract. */
  readonly app: FastifyInstance;
  readonly checked: Checked;
  readonly database: Database;
  readonly hotelRates: HotelRatesPort;
  /** The rate provider that sells. */
  readonly booking: BookingPort;
  readonly bookings: BookingProviders;
  readonly mail: MailSettings;
  readonly sandboxUrl: string;
  /** The sandbox's SMTP server, on the port that `mail` uses. */
  readonly mailDoor: { open(): Promise<unknown>; close(): Promise<void> };
  faults(...faults: readonly Record<string, unknown>[]): Promise<void>;
  /** The requests that reached the provider at this path. */
  ledger(path: string): Promise<readonly LedgerEntry[]>;
  books(): Promise<Books>;
  /** Makes the sandbox send its webhooks to this URL. With null, it sends none. */
  webhooks(url: string | null, options?: { readonly times?: number; readonly isHeld?: boolean }): Promise<void>;
  /** Sends the webhooks that were held back, and returns the statuses of their answers. */
  releaseWebhooks(isReversed?: boolean): Promise<readonly number[]>;
  /** Pays like the widget's card form, with an accepted card. */
  pay(secretKey: string | null): Promise<void>;
  /** Moves the clock of the caches, the circuit and the limits. */
  passTime(ms: number): void;
  /** Clears all requests, caches and faults. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { app: sandbox, smtp } = createSandbox({
    clock: { now: () => new Date('2027-01-10T09:00:00Z') },
    seed: TEST_WORLD.seed,
    world: TEST_WORLD,
    latencyMs: options.latencyMs ?? 0,
  });
  const sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const smtpPort = await smtp.listen(0);
  const memory = forgetful();
  const database = options.database ?? (await openTestDatabase());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tenth-night-api-'));
  const config = configOf(options, sandboxUrl, dataDir);
  const passwords = createPasswords(CHEAP);
  const auth = { ...authSettings(config, SECRET, sandboxUrl), passwords, ...options.auth };
  const site = { isReady: () => true, originOf, textsFolder: TEXTS_FOLDER };
  const parts = { database, auth, sandbox: { url: sandboxUrl, smtpPort }, ...site };
  const { app, providers, mail } = await buildApi(config, parts, changesOf(options, memory));
  const control = sandboxControl(sandbox);
  if (!mail) throw new Error('The sandbox takes no mail');

  return {
    app,
    checked: checkAnswers(app),
    database,
    hotelRates: providers.hotelRates,
    booking: providers.bookings.at(providers.bookings.current),
    bookings: providers.bookings,
    mail,
    sandboxUrl,
    mailDoor: { open: () => smtp.listen(smtpPort), close: smtp.close },
    ...control,
    passTime: memory.passTime,
    async reset() {
      memory.forget();
      await control.reset();
    },
    async close() {
      await app.close();
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
      if (!options.database) await database.close();
    },
  };
}

const originOf = () => 'https://tenth-night.example';

/** The config of a site without keys, or of a site with a live provider. Both use the sandbox. */
function configOf(options: TestApiOptions, sandboxUrl: string, dataDir: string): Config {
  const { logStream, hasLimits, apiKey, isLive, rates, variables: more } = options;
  const variables = {
    DATA_DIR: dataDir,
    LOG_LEVEL: logStream ? 'trace' : 'silent',
    LIMITS: hasLimits ? 'on' : 'off',
    ...rates?.variables,
    ...more,
  };
  const config = readConfig({ ...ENVIRONMENT, ...variables }, rates?.vendors);
  const access = RATE_PROVIDERS[config.rateProvider]?.sandboxAccess?.(sandboxUrl);
  return access && (isLive || apiKey) ? { ...config, live: { ...access, ...(apiKey && { apiKey }) } } : config;
}

function changesOf(options: TestApiOptions, memory: ReturnType<typeof forgetful>) {
  const { timeoutMs = TIMEOUT_MS, cache = memory.cache, limitsNow = memory.now, sendsMail = false } = options;
  const { reviews, rates, logStream, timeLimits, onRoute } = options;
  return {
    timeoutMs,
    sendsMail,
    openGuard: memory.openGuard,
    openCache: () => cache,
    ...(reviews && { reviews }),
    ...(rates && { vendors: rates.vendors }),
    server: {
      limitsNow,
      ...(logStream && { logStream }),
      ...(timeLimits && { timeLimits }),
      ...(onRoute && { onRoute }),
    },
  };
}

type SandboxControl = Pick<TestApi, 'faults' | 'ledger' | 'books' | 'webhooks' | 'releaseWebhooks' | 'pay' | 'reset'>;

/** Controls the sandbox, and reads its records. */
function sandboxControl(sandbox: FastifyInstance): SandboxControl {
  const post = async (url: string, payload: object) => {
    const { statusCode, body } = await sandbox.inject({ method: 'POST', url, payload });
    if (statusCode >= 300) throw new Error(body);
    return JSON.parse(body) as unknown;
  };
  const read = async <Answer>() => (await sandbox.inject('/__sandbox/ledger')).json() as Answer;
  return {
    async faults(...faults) {
      await post('/__sandbox/faults', { faults });
    },
    async ledger(path) {
      const { requests } = await read<{ requests: readonly LedgerEntry[] }>();
      return requests.filter((entry) => entry.path === path);
    },
    books: () => read<Books>(),
    async webhooks(url, options = {}) {
      await post('/__sandbox/webhooks', { url, ...options });
    },
    async releaseWebhooks(isReversed = false) {
      return ((await post('/__sandbox/webhooks/release', { isReversed })) as { statuses: number[] }).statuses;
    },
    async pay(secretKey) {
      const card = { number: CARDS.success, expiry: '1230', cvc: '123' };
      const answer = await post(CONFIRM_PATH, { secretKey, ...card });
      if ((answer as { kind?: string }).kind !== 'paid') throw new Error(JSON.stringify(answer));
    },
    async reset() {
      await post('/__sandbox/reset', {});
    },
  };
}

/** A cache and circuits that start empty in each test, on a clock that tests can move. */
function forgetful() {
  let passed = 0;
  const now = () => Date.now() + passed;
  const freshCache = () => createMemoryCache({ maxBytes: CACHE_BYTES, now });
  let current = freshCache();
  const forgetting: (() => void)[] = [];
  const cache: OpenedCache = {
    get: (key) => current.get(key),
    getMany: (keys) => current.getMany(keys),
    set: (key, value, ttlMs) => current.set(key, value, ttlMs),
    close: () => current.close(),
  };
  const openGuard = (options: GuardOptions): Guard => {
    const fresh = () => createGuard({ ...options, now });
    let guard = fresh();
    forgetting.push(() => {
      guard = fresh();
    });
    return {
      enter: (signal) => guard.enter(signal),
      run: (signal, call) => guard.run(signal, call),
      state: () => guard.state(),
    };
  };
  const forget = () => {
    current = freshCache();
    for (const forgetOne of forgetting) forgetOne();
  };
  const passTime = (ms: number) => {
    passed += ms;
  };
  return { cache, openGuard, forget, passTime, now };
}

/** Polls until the condition holds. Fails if it does not hold in time. */
export async function eventually<T>(
  ask: () => Promise<T>,
  holds: (value: T) => boolean,
  withinMs = 45_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > deadline) throw new Error(`Timed out, the last value was ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
