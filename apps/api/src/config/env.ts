/** The environment, read once and checked as a whole. The only reader of `process.env`; every variable has a default. */
import path from 'node:path';
import { API_BASE } from '@tenth-night/contract/first-paths';
import Type from 'typebox';
import Value from 'typebox/value';
import type { MailAddress } from '../providers/mail/mail.port';
import { senderOf } from './sender';

const text = Type.String({ minLength: 1 });
const url = Type.String({ pattern: '^https?://[^\\s]+$' });
const pathOrUrl = Type.String({ pattern: '^(https?://[\\w.-]+(:\\d{1,5})?)?(/[\\w-]+)*/?$', minLength: 2 });
const urlWithAddress = Type.String({ pattern: '^https?://[^\\s]*\\{ip\\}[^\\s]*$' });
const tiles = Type.String({ pattern: '^https?://[^\\s]*\\{z\\}[^\\s]*$' });
const phone = Type.String({ pattern: '^\\+[0-9 ]{6,24}$' });
const sender = Type.String({ pattern: '^([^<>@"\\r\\n]+ <[^\\s@<>]+@[^\\s@<>]+>|[^\\s@<>]+@[^\\s@<>]+)$' });

/** What may be set, and in which form. `docs/configuration.md` says what each is for; a test holds the two together. */
export const ENV_SHAPE = {
  NODE_ENV: Type.Enum(['production', 'development', 'test']),
  HOST: text,
  PORT: Type.String({ pattern: '^\\d{1,5}$' }),
  PUBLIC_URL: url,
  API_BASE: pathOrUrl,
  TRUST_PROXY: Type.Enum(['0', '1', '2', '3']),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  DATA_DIR: text,
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://' }),
  REDIS_URL: Type.String({ pattern: '^rediss?://' }),
  LITEAPI_URL: url,
  LITEAPI_BOOK_URL: url,
  LITEAPI_KEY: text,
  PICTURE_ORIGINS: text,
  PAYMENT_SCRIPT_URL: url,
  PAYMENT_PUBLIC_KEY: text,
  PAYMENT_ORIGINS: text,
  TRIPADVISOR_KEY: text,
  TRIPADVISOR_URL: url,
  AUTH_SECRET: Type.String({ minLength: 32 }),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GEO_PRIMARY_URL: urlWithAddress,
  GEO_SECONDARY_URL: urlWithAddress,
  SMTP_URL: Type.String({ pattern: '^smtps?://[^\\s/]+/?$' }),
  MAIL_FROM: sender,
  SITE_NAME: text,
  COMPANY_NAME: text,
  SUPPORT_EMAIL: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$' }),
  SUPPORT_PHONE: phone,
  SUPPORT_EMERGENCY_PHONE: phone,
  EXPERIENCES_URL: url,
  EXPERIENCES_PROVIDER: text,
  BRANDING_DIR: text,
  MAP_STYLE_URL: url,
  MAP_TILES_URL: tiles,
  MAP_ATTRIBUTION: text,
  PRICE_SPINNER_MS: Type.String({ pattern: '^\\d{1,4}$' }),
  SANDBOX_LATENCY_MS: Type.String({ pattern: '^\\d{1,5}$' }),
  SANDBOX_SEED: text,
} as const;

export type EnvName = keyof typeof ENV_SHAPE;
type Env = Readonly<Record<string, string | undefined>>;

export type LiveProvider = {
  readonly baseUrl: string;
  /** Prebook, book and bookings have a host of their own. */
  readonly bookUrl: string;
  readonly apiKey: string;
  readonly pictureOrigins: readonly string[];
};

/** The hosted widget where travellers pay. */
export type PaymentConfig = {
  readonly scriptUrl: string;
  /** The word that the widget is started with: the environment, or an account's own. */
  readonly publicKey: string;
  /** Where the widget loads from, its script's own origin among them. */
  readonly origins: readonly string[];
};

export type ReviewsAccess = { readonly baseUrl: string; readonly apiKey: string };

/** What a map is drawn from: a MapLibre style, or tiles by `{z}/{x}/{y}`; and who is to be credited. */
export type MapConfig = { readonly kind: 'style' | 'tiles'; readonly url: string; readonly attribution: string };

/** What an operator says about the site and its company. */
export type SiteConfig = {
  /** Where the browser finds our API: a path of this site, or an address elsewhere. */
  readonly apiBase: string;
  readonly name: string;
  readonly company: string;
  readonly support: {
    readonly email: string | null;
    readonly phone: string | null;
    readonly emergencyPhone: string | null;
  };
  readonly experiences: { readonly url: string; readonly provider: string | null } | null;
  readonly priceSpinnerMs: number | null;
  /** Null means the base layer of our own. */
  readonly map: MapConfig | null;
};

export type GoogleClient = { readonly clientId: string; readonly clientSecret: string };

export type Config = {
  readonly isProduction: boolean;
  readonly host: string;
  /** Null when no port was asked for: then the next free one will do. */
  readonly port: number | null;
  readonly publicUrl: string | null;
  /** How many proxies of the operator's stand in front. */
  readonly trustProxy: number;
  readonly logLevel: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Null means a cache in the memory of this process. */
  readonly redisUrl: string | null;
  /** Null means the sandbox. */
  readonly live: LiveProvider | null;
  /** Null means the sandbox. */
  readonly payment: PaymentConfig | null;
  /** Null means the sandbox, or with a live provider no reviews. */
  readonly reviews: ReviewsAccess | null;
  /** Null where none is set: then one is made and kept in the data folder. */
  readonly authSecret: string | null;
  /** Null means the sandbox's issuer, or with a live provider no federated sign-in. */
  readonly google: GoogleClient | null;
  /** `{ip}` stands for the visitor's address. Null means the sandbox, or with a live provider no lookup. */
  readonly location: { readonly primaryUrl: string | null; readonly secondaryUrl: string | null };
  /** Without an address mail goes to the sandbox; with a live provider it waits. */
  readonly mail: { readonly smtpUrl: string | null; readonly sender: MailAddress };
  readonly site: SiteConfig;
  readonly brandingDir: string | null;
  readonly sandbox: { readonly latencyMs: number; readonly seed: string };
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LIVE_URL = 'https://api.liteapi.travel/v3.0';
const LIVE_BOOK_URL = 'https://book.liteapi.travel/v3.0';
const LIVE_REVIEWS_URL = 'https://api.content.tripadvisor.com/api/v1';
const LIVE_PAYMENT_SCRIPT = 'https://payment-wrapper.liteapi.travel/dist/liteAPIPayment.js?v=a1';
const LIVE_PAYMENT_ORIGINS = 'https://js.stripe.com,https://hooks.stripe.com,https://api.stripe.com';
/** Keys of the provider's own test environment begin so; its widget has to be told. */
const TEST_KEY = /^sand_/;
const LIVE_PICTURE_ORIGINS = 'https://static.cupid.travel,https://snaphotelapi.com';
const LOOPBACK = /^https?:\/\/(localhost|127\.|\[::1\])/;

export function readProcessConfig(): Config {
  return readConfig(process.env);
}

/** Throws one error that names every variable that is wrong. */
export function readConfig(env: Env): Config {
  const get = (name: EnvName) => env[name]?.trim() || undefined;
  const problems = findProblems(get);
  if (problems.length > 0) throw new ConfigError(`The environment is not right:\n${problems.join('\n')}`);
  const isProduction = get('NODE_ENV') === 'production';
  const publicUrl = get('PUBLIC_URL')?.replace(/\/$/, '') ?? null;
  const site = readSite(get);
  return {
    isProduction,
    host: get('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: get('PORT') === undefined ? null : Number(get('PORT')),
    publicUrl,
    trustProxy: Number(get('TRUST_PROXY') ?? 0),
    logLevel: get('LOG_LEVEL') ?? (isProduction ? 'info' : 'warn'),
    dataDir: path.resolve(get('DATA_DIR') ?? 'data'),
    databaseUrl: get('DATABASE_URL') ?? null,
    redisUrl: get('REDIS_URL') ?? null,
    live: readLive(get),
    payment: readPayment(get),
    reviews: readReviews(get),
    authSecret: get('AUTH_SECRET') ?? null,
    google: readGoogle(get),
    location: { primaryUrl: get('GEO_PRIMARY_URL') ?? null, secondaryUrl: get('GEO_SECONDARY_URL') ?? null },
    mail: { smtpUrl: get('SMTP_URL') ?? null, sender: senderOf(get('MAIL_FROM'), site.name, publicUrl) },
    site,
    brandingDir: get('BRANDING_DIR') === undefined ? null : path.resolve(get('BRANDING_DIR') ?? ''),
    sandbox: { latencyMs: Number(get('SANDBOX_LATENCY_MS') ?? 250), seed: get('SANDBOX_SEED') ?? 'tenth-night' },
  };
}

type Get = (name: EnvName) => string | undefined;

function readLive(get: Get): LiveProvider | null {
  const apiKey = get('LITEAPI_KEY');
  if (!apiKey) return null;
  const baseUrl = (get('LITEAPI_URL') ?? LIVE_URL).replace(/\/$/, '');
  return {
    apiKey,
    baseUrl,
    // Who searches elsewhere must not find that bookings go to the live host.
    bookUrl: (get('LITEAPI_BOOK_URL') ?? (baseUrl === LIVE_URL ? LIVE_BOOK_URL : baseUrl)).replace(/\/$/, ''),
    pictureOrigins: (get('PICTURE_ORIGINS') ?? LIVE_PICTURE_ORIGINS).split(',').map((origin) => origin.trim()),
  };
}

function readPayment(get: Get): PaymentConfig | null {
  const apiKey = get('LITEAPI_KEY');
  if (!apiKey) return null;
  const scriptUrl = get('PAYMENT_SCRIPT_URL') ?? LIVE_PAYMENT_SCRIPT;
  const others = (get('PAYMENT_ORIGINS') ?? LIVE_PAYMENT_ORIGINS).split(',').map((origin) => origin.trim());
  return {
    scriptUrl,
    publicKey: get('PAYMENT_PUBLIC_KEY') ?? (TEST_KEY.test(apiKey) ? 'sandbox' : 'live'),
    origins: [new URL(scriptUrl).origin, ...others],
  };
}

function readReviews(get: Get): ReviewsAccess | null {
  const apiKey = get('TRIPADVISOR_KEY');
  return apiKey ? { apiKey, baseUrl: (get('TRIPADVISOR_URL') ?? LIVE_REVIEWS_URL).replace(/\/$/, '') } : null;
}

function readGoogle(get: Get): GoogleClient | null {
  const [clientId, clientSecret] = [get('GOOGLE_CLIENT_ID'), get('GOOGLE_CLIENT_SECRET')];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

function readSite(get: Get): SiteConfig {
  const experiencesUrl = get('EXPERIENCES_URL');
  const spinner = get('PRICE_SPINNER_MS');
  return {
    apiBase: get('API_BASE')?.replace(/\/$/, '') ?? API_BASE,
    name: get('SITE_NAME') ?? 'Tenth Night',
    company: get('COMPANY_NAME') ?? 'Tenth Night Travel Limited',
    support: {
      email: get('SUPPORT_EMAIL') ?? null,
      phone: get('SUPPORT_PHONE') ?? null,
      emergencyPhone: get('SUPPORT_EMERGENCY_PHONE') ?? null,
    },
    experiences: experiencesUrl ? { url: experiencesUrl, provider: get('EXPERIENCES_PROVIDER') ?? null } : null,
    priceSpinnerMs: spinner ? Number(spinner) : null,
    map: readMap(get),
  };
}

function readMap(get: Get): MapConfig | null {
  const [styleUrl, tilesUrl] = [get('MAP_STYLE_URL'), get('MAP_TILES_URL')];
  const url = styleUrl ?? tilesUrl;
  return url ? { kind: styleUrl ? 'style' : 'tiles', url, attribution: get('MAP_ATTRIBUTION') ?? '' } : null;
}

function findProblems(get: Get): readonly string[] {
  const names = Object.keys(ENV_SHAPE) as EnvName[];
  const illFormed = names.flatMap((name) => {
    const value = get(name);
    if (value === undefined || Value.Check(ENV_SHAPE[name], value)) return [];
    // The value is not repeated: it may be a secret in the wrong place.
    return [`  ${name} does not have the form that is expected (see docs/configuration.md).`];
  });
  return [...illFormed, ...findContradictions(get)];
}

function findContradictions(get: Get): readonly string[] {
  const problems: string[] = [];
  if (Number(get('PORT') ?? 0) > 65_535) problems.push('  PORT must be at most 65535.');
  for (const name of ['LITEAPI_URL', 'LITEAPI_BOOK_URL'] as const) {
    if (get(name) && !get('LITEAPI_KEY')) problems.push(`  ${name} is set without LITEAPI_KEY.`);
  }
  if (get('TRIPADVISOR_URL') && !get('TRIPADVISOR_KEY'))
    problems.push('  TRIPADVISOR_URL is set without TRIPADVISOR_KEY.');
  if (Boolean(get('GOOGLE_CLIENT_ID')) !== Boolean(get('GOOGLE_CLIENT_SECRET')))
    problems.push('  GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: set both or none.');
  if (get('EXPERIENCES_PROVIDER') && !get('EXPERIENCES_URL'))
    problems.push('  EXPERIENCES_PROVIDER is set without EXPERIENCES_URL.');
  if (get('MAP_STYLE_URL') && get('MAP_TILES_URL'))
    problems.push('  MAP_STYLE_URL and MAP_TILES_URL are two maps: set one of them.');
  if (Boolean(get('MAP_STYLE_URL') ?? get('MAP_TILES_URL')) !== Boolean(get('MAP_ATTRIBUTION')))
    problems.push('  MAP_ATTRIBUTION goes with MAP_STYLE_URL or MAP_TILES_URL: whoever made the map is credited.');
  return get('NODE_ENV') === 'production' ? [...problems, ...findMissingInProduction(get)] : problems;
}

function findMissingInProduction(get: Get): readonly string[] {
  const problems: string[] = [];
  if (!get('LITEAPI_KEY'))
    problems.push('  NODE_ENV=production needs LITEAPI_KEY: the sandbox takes no real bookings.');
  for (const name of ['LITEAPI_URL', 'LITEAPI_BOOK_URL', 'TRIPADVISOR_URL'] as const) {
    if (LOOPBACK.test(get(name) ?? ''))
      problems.push(`  NODE_ENV=production with ${name} on this machine: that is a sandbox.`);
  }
  if (!get('PUBLIC_URL')) problems.push('  NODE_ENV=production needs PUBLIC_URL: sign-in only trusts that address.');
  if (!get('AUTH_SECRET')) problems.push('  NODE_ENV=production needs AUTH_SECRET: every machine signs with the same.');
  if (!get('SMTP_URL')) problems.push('  NODE_ENV=production needs SMTP_URL: a booking is confirmed by mail.');
  return problems;
}
