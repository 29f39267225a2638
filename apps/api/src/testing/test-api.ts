/** Our API against a sandbox of its own: the real adapter over real HTTP, and whatever fault a test asks for. */
import { createSandbox } from '@tenth-night/sandbox/app';
import { CARDS, CONFIRM_PATH } from '@tenth-night/sandbox/testing/paid';
import type { CaughtMail } from '@tenth-night/sandbox/vendors/mail/caught-mail';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { build } from '../app';
import type { OpenedCache } from '../cache/cache.port';
import { createMemoryCache } from '../cache/memory-cache';
import { type Database, openInMemory } from '../db/client';
import type { AuthSettings } from '../modules/auth/auth';
import { issuerClient } from '../modules/auth/federated-client';
import { createPasswords } from '../modules/auth/password-hash';
import type { MailSettings } from '../modules/mail/post-office';
import type { LogStream } from '../plugins/request-log';
import type { TimeLimits } from '../plugins/time-limits';
import { createGuard, type Guard, HOTEL_RATES_GUARD } from '../providers/guards/guard';
import { type BookingGuards, createBookingGuards, guardBooking } from '../providers/guards/guarded-booking';
import { guardHotelRates } from '../providers/guards/guarded-hotel-rates';
import { guardReviews, REVIEWS_GUARD } from '../providers/guards/guarded-reviews';
import { createGeoIp } from '../providers/ipwhois-ipapi/geo-ip.http';
import { createBooking } from '../providers/liteapi/booking.http';
import { createHotelRates } from '../providers/liteapi/hotel-rates.http';
import type { BookingPort } from '../providers/ports/booking.port';
import type { HotelRatesPort } from '../providers/ports/hotel-rates.port';
import type { ReviewsPort } from '../providers/ports/reviews.port';
import { createSmtpMail } from '../providers/smtp/mail.smtp';
import { createReviews } from '../providers/tripadvisor/reviews.http';
import { MIGRATIONS_FOLDER, testSnapshot } from './snapshot';

const SANDBOX_CLIENT = { clientId: 'tenth-night', clientSecret: 'sandbox-identity-secret' };
const SANDBOX_KEY = 'sand_00000000-0000-4000-8000-000000000000';
/** Long enough for a real answer on a busy machine; a test of what happens without one sets its own. */
const TIMEOUT_MS = 30_000;
const SERVER = { trustProxy: 1, isHttps: false, apiOrigins: [], mapOrigins: [], paymentOrigins: [] };
/** Hundreds of accounts are made in the tests. */
const CHEAP = { logN: 8, r: 1, p: 1 };
const CACHE_BYTES = 64 * 1024 * 1024;

export type LedgerEntry = {
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly endedBy: 'answer' | 'client-gone' | 'cut' | null;
  readonly hotels?: number;
};

/** What the provider has booked, charged and given back, and what has come by mail. */
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
  /** One that outlives the API; without it the API has one of its own. */
  readonly database?: Database;
  readonly logStream?: LogStream;
  readonly onRoute?: (route: RouteOptions) => void;
  readonly timeLimits?: TimeLimits;
  /** With the limits of a real site; most tests ask far more often than a person would. */
  readonly hasLimits?: boolean;
  /** The clock of the limits, instead of the one that `passTime` moves. */
  readonly limitsNow?: () => number;
  readonly cache?: OpenedCache;
  /** Instead of the sandbox's. */
  readonly reviews?: ReviewsPort;
  /** As with a live provider, though it is the sandbox. */
  readonly isLive?: boolean;
  /** The API sends mails by itself; without it they stay where they are written. */
  readonly sendsMail?: boolean;
};

export type TestApi = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly hotelRates: HotelRatesPort;
  readonly booking: BookingPort;
  readonly mail: MailSettings;
  readonly sandboxUrl: string;
  /** The sandbox's door for mail, on the port that `mail` knows. */
  readonly mailDoor: { open(): Promise<unknown>; close(): Promise<void> };
  faults(...faults: readonly Record<string, unknown>[]): Promise<void>;
  /** The requests that reached the provider at this path. */
  ledger(path: string): Promise<readonly LedgerEntry[]>;
  books(): Promise<Books>;
  /** As the card form of the payment widget does, with a card that is taken. */
  pay(secretKey: string | null): Promise<void>;
  /** Moves the clock of the caches, the circuit and the limits. */
  passTime(ms: number): void;
  /** Nothing asked, nothing kept, nothing broken. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

export async function openTestDatabase(): Promise<Database> {
  return openInMemory(MIGRATIONS_FOLDER, await testSnapshot());
}

export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { latencyMs = 0, timeoutMs = TIMEOUT_MS, apiKey = SANDBOX_KEY, logStream, timeLimits } = options;
  const { app: sandbox, smtp } = createSandbox({
    clock: { now: () => new Date('2027-01-10T09:00:00Z') },
    seed: 'test',
    latencyMs,
  });
  const sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const smtpPort = await smtp.listen(0);
  const mail = mailAt(smtpPort);
  const memory = forgetful();
  const providers = providersAt(sandboxUrl, { timeoutMs, apiKey }, memory);
  const database = options.database ?? (await openTestDatabase());
  const auth = authAt(sandboxUrl, options.auth);
  const openCache = () => options.cache ?? memory.cache;
  const facts = {
    isReady: () => true,
    pictureOrigins: [sandboxUrl],
    isSandbox: !options.isLive,
    mail: options.sendsMail ? mail : null,
  };
  const deps = { database, auth, ...providers, openCache, ...facts };
  const app = await build(options.reviews ? { ...deps, reviews: options.reviews } : deps, {
    logLevel: logStream ? 'trace' : 'silent',
    ...SERVER,
    hasLimits: options.hasLimits ?? false,
    limitsNow: options.limitsNow ?? memory.now,
    ...(logStream && { logStream }),
    ...(timeLimits && { timeLimits }),
    ...(options.onRoute && { onRoute: options.onRoute }),
  });
  const control = sandboxControl(sandbox);

  return {
    app,
    database,
    hotelRates: providers.hotelRates,
    booking: providers.booking,
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
      if (!options.database) await database.close();
    },
  };
}

function authAt(sandboxUrl: string, special: Partial<AuthSettings> | undefined): AuthSettings {
  return {
    secrets: { current: 'a secret of the tests, long enough to be one', previous: null },
    publicUrl: null,
    siteName: 'Tenth Night',
    google: issuerClient(`${sandboxUrl}/identity`, SANDBOX_CLIENT),
    now: () => new Date(),
    passwords: createPasswords(CHEAP),
    ...special,
  };
}

type Access = { readonly timeoutMs: number; readonly apiKey: string };
type Guards = { readonly guard: Guard; readonly bookingGuards: BookingGuards; readonly reviewsGuard: Guard };

/** The real adapters, behind guards as in the host. */
function providersAt(sandboxUrl: string, access: Access, { guard, bookingGuards, reviewsGuard }: Guards) {
  const [baseUrl, { timeoutMs }] = [`${sandboxUrl}/v3.0`, access];
  const report = () => undefined;
  const hotelRates = createHotelRates({ baseUrl, ...access, streamTimeoutMs: timeoutMs, report });
  const bookingTimeouts = { prebookTimeoutMs: timeoutMs, bookTimeoutMs: timeoutMs };
  const booking = createBooking({ bookUrl: baseUrl, ...access, ...bookingTimeouts, report });
  const reviews = createReviews({ baseUrl: `${sandboxUrl}/reviews/api/v1`, apiKey: 'test', timeoutMs, report });
  return {
    hotelRates: guardHotelRates(hotelRates, guard),
    booking: guardBooking(booking, bookingGuards),
    reviews: guardReviews(reviews, reviewsGuard),
    geoIp: createGeoIp({
      primaryUrl: `${sandboxUrl}/geo-a/{ip}`,
      secondaryUrl: `${sandboxUrl}/geo-b/{ip}/json/`,
      timeoutMs: TIMEOUT_MS,
    }),
  };
}

function mailAt(smtpPort: number): MailSettings {
  return {
    port: createSmtpMail(`smtp://127.0.0.1:${smtpPort}`),
    sender: { name: 'Tenth Night', address: 'bookings@tenth-night.example' },
    site: { name: 'Tenth Night', support: { email: 'help@tenth-night.example', phone: null, emergencyPhone: null } },
    originOf: () => 'https://tenth-night.example',
  };
}

/** What a test orders of the sandbox, and asks it afterwards. */
function sandboxControl(sandbox: FastifyInstance): Pick<TestApi, 'faults' | 'ledger' | 'books' | 'pay' | 'reset'> {
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

/** A cache and a circuit that one test does not inherit from the one before, on a clock that tests move. */
function forgetful() {
  let passed = 0;
  const now = () => Date.now() + passed;
  const fresh = () => ({
    cache: createMemoryCache({ maxBytes: CACHE_BYTES, now }),
    guard: createGuard({ ...HOTEL_RATES_GUARD, now }),
    bookingGuards: createBookingGuards(now),
    reviewsGuard: createGuard({ ...REVIEWS_GUARD, now }),
  });
  let current = fresh();
  const cache: OpenedCache = {
    get: (key) => current.cache.get(key),
    getMany: (keys) => current.cache.getMany(keys),
    set: (key, value, ttlMs) => current.cache.set(key, value, ttlMs),
    close: () => current.cache.close(),
  };
  const guardOf = (find: () => Guard): Guard => ({
    enter: (signal) => find().enter(signal),
    run: (signal, call) => find().run(signal, call),
  });
  const forget = () => {
    current = fresh();
  };
  const passTime = (ms: number) => {
    passed += ms;
  };
  const guards: Guards = {
    guard: guardOf(() => current.guard),
    bookingGuards: {
      prebook: guardOf(() => current.bookingGuards.prebook),
      book: guardOf(() => current.bookingGuards.book),
      cancel: guardOf(() => current.bookingGuards.cancel),
      read: guardOf(() => current.bookingGuards.read),
    },
    reviewsGuard: guardOf(() => current.reviewsGuard),
  };
  return { cache, ...guards, forget, passTime, now };
}

/** Asks again until the claim holds; fails when it does not in time. */
export async function eventually<T>(
  ask: () => Promise<T>,
  holds: (value: T) => boolean,
  withinMs = 45_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > deadline) throw new Error(`Still not so: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
