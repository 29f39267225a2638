/**
 * Reads the environment once and checks it as a whole. The only reader of `process.env`; every variable has a default.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { BOOKING_DAYS, type Retention } from '@tenth-night/domain/privacy/retention';
import type { Brand, BrandReading } from '../brand/brand';
import type { RateMargin } from '../providers/ports/hotel-rates.port';
import type { MailAddress } from '../providers/ports/mail.port';
import { DEFAULT_RATE_PROVIDER, RATE_PROVIDERS } from '../providers/rate-providers';
import type { RateAccess, RateVendors, ReadVariable } from '../providers/rate-vendor';
import { type EnvName, type Get, variablesOf } from './env-shape';
import { findProblems } from './find-problems';
import { type Env, readSecretFiles } from './secret-files';
import { senderOf } from './sender';

export type ReviewsAccess = { readonly baseUrl: string; readonly apiKey: string };

/** A map with streets. The attribution credits its makers. */
export type MapConfig = { readonly attribution: string };

/** The operator's facts about the site and its company. */
export type SiteConfig = {
  /** Where the browser finds our API: a path of this site, or another URL. */
  readonly apiBase: string;
  readonly name: string;
  readonly company: string;
  readonly support: {
    readonly email: string | null;
    readonly phone: string | null;
    readonly emergencyPhone: string | null;
  };
  readonly experiences: { readonly url: string; readonly provider: string | null } | null;
  /** Whether ten nights earn a free one. */
  readonly hasFreeNights: boolean;
  readonly priceSpinnerMs: number | null;
  /** Null means a map without streets. */
  readonly map: MapConfig | null;
};

export type MetricsConfig = { readonly host: string; readonly port: number };

/** `ratio`: the part of all traces that is sent, from 0 to 1. */
export type TracesConfig = { readonly endpoint: string; readonly ratio: number };

export type GoogleClient = { readonly clientId: string; readonly clientSecret: string };

export type Config = {
  readonly host: string;
  /** Null if no port is set. Then the first free one is used. */
  readonly port: number | null;
  readonly publicUrl: string | null;
  /** The number of the operator's proxies in front of us. */
  readonly trustProxy: number;
  /** Whether calls are limited. */
  readonly hasLimits: boolean;
  readonly logLevel: string;
  /** How long the process keeps serving after it reports 'not ready'. */
  readonly drainMs: number;
  /** How many processes serve the site on this machine. */
  readonly processes: number;
  /** Where Prometheus reads our metrics. Null if nobody does. */
  readonly metrics: MetricsConfig | null;
  /** Where traces go. Null if nobody wants them. */
  readonly traces: TracesConfig | null;
  readonly dataDir: string;
  /** The limit of the folder with the pictures that we made. 0 keeps none. */
  readonly pictureCacheBytes: number;
  readonly databaseUrl: string | null;
  /** Null means a cache in this process's memory. */
  readonly redisUrl: string | null;
  /** The name of the rate provider that sells. */
  readonly rateProvider: string;
  /** Its access. Null means the sandbox. */
  readonly live: RateAccess | null;
  /** Other rate providers with a key. They sell nothing, but we still look after their bookings. */
  readonly otherRates: Readonly<Record<string, RateAccess>>;
  /** What the site earns with it. Null means the setting of the account. */
  readonly margin: RateMargin | null;
  /** Null means the sandbox, or no reviews with a live provider. */
  readonly reviews: ReviewsAccess | null;
  /** A proxy of the reviews service, asked before the service itself. */
  readonly reviewsProxyUrl: string | null;
  /** Null if none is set. Then one is created and stored in the data folder. */
  readonly authSecret: string | null;
  /** The previous secret, for as long as its signatures should stay valid. */
  readonly previousAuthSecret: string | null;
  /** Null means the sandbox's issuer, or no federated sign-in with a live provider. */
  readonly google: GoogleClient | null;
  /** `{ip}` stands for the visitor's address. Null means the sandbox, or no lookup with a live provider. */
  readonly location: { readonly primaryUrl: string | null; readonly secondaryUrl: string | null };
  /** A PMTiles archive: a file or a URL. Null means the sandbox, or a map without streets with a live provider. */
  readonly mapArchive: string | null;
  /** Without a URL, mail goes to the sandbox. With a live provider, it waits. */
  readonly mail: { readonly smtpUrl: string | null; readonly sender: MailAddress };
  /** Who may work at the desk, and who hears what waits there. Without anybody there is no desk. */
  readonly desk: { readonly emails: readonly string[]; readonly operatorEmail: string | null };
  readonly site: SiteConfig;
  readonly retention: Retention;
  readonly brandingDir: string | null;
  /** The operator's own look. Null means ours. */
  readonly brand: Brand | null;
  readonly sandbox: { readonly latencyMs: number; readonly seed: string };
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The data of every Protomaps archive is from OpenStreetMap. Its licence asks for this line. */
const STREETS_CREDIT = '© OpenStreetMap';
const SANDBOX_CREDIT = 'Natural Earth';

/** Reaches nobody: the domain is reserved for tests, and the numbers are kept for fiction. */
const SANDBOX_SUPPORT = {
  email: 'sandbox-support@example.test',
  phone: '+44 20 7946 0100',
  emergencyPhone: '+44 20 7946 0199',
};
const NO_SUPPORT = { email: null, phone: null, emergencyPhone: null };

const LIVE_REVIEWS_URL = 'https://api.content.tripadvisor.com/api/v1';

/** Reads the brand of a folder; null means the folder of the repository. */
type ReadBrand = (folder: string | null) => BrandReading;

const NO_BRAND: ReadBrand = () => ({ brand: null, problems: [] });

export function readProcessConfig(readBrand?: ReadBrand): Config {
  return readConfig(process.env, RATE_PROVIDERS, readBrand);
}

/** Throws one error that names every wrong variable. */
export function readConfig(env: Env, vendors: RateVendors = RATE_PROVIDERS, readBrand = NO_BRAND): Config {
  const secrets = readSecretFiles(env, variablesOf(vendors), (file) => readFileSync(file, 'utf8'));
  const read: ReadVariable = (name) => secrets.env[name]?.trim() || undefined;
  const get = (name: EnvName) => read(name);
  const problems = [...secrets.problems, ...findProblems(read, vendors)];
  if (problems.length > 0) throw new ConfigError(`The environment is not right:\n${problems.join('\n')}`);
  const isProduction = get('NODE_ENV') === 'production';
  const publicUrl = get('PUBLIC_URL')?.replace(/\/$/, '') ?? null;
  const rates = readRates(read, vendors);
  const brandingDir = get('BRANDING_DIR') === undefined ? null : path.resolve(get('BRANDING_DIR') ?? '');
  const brand = checkedBrand(readBrand(brandingDir));
  const site = readSite(get, rates.live === null, brand);
  return {
    host: get('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: get('PORT') === undefined ? null : Number(get('PORT')),
    publicUrl,
    trustProxy: Number(get('TRUST_PROXY') ?? 0),
    hasLimits: get('LIMITS') !== 'off',
    logLevel: get('LOG_LEVEL') ?? (isProduction ? 'info' : 'warn'),
    drainMs: 1_000 * Number(get('DRAIN_SECONDS') ?? (get('DATABASE_URL') ? 3 : 0)),
    processes: Number(get('WEB_CONCURRENCY') ?? 1),
    metrics: readMetrics(get),
    traces: readTraces(get),
    dataDir: path.resolve(get('DATA_DIR') ?? 'data'),
    pictureCacheBytes: 1024 * 1024 * Number(get('PICTURE_CACHE_MB') ?? 512),
    databaseUrl: get('DATABASE_URL') ?? null,
    redisUrl: get('REDIS_URL') ?? null,
    ...rates,
    reviews: readReviews(get),
    reviewsProxyUrl: get('TRIPADVISOR_PROXY_URL')?.replace(/\/$/, '') ?? null,
    authSecret: get('AUTH_SECRET') ?? null,
    previousAuthSecret: get('AUTH_SECRET_PREVIOUS') ?? null,
    google: readGoogle(get),
    location: { primaryUrl: get('GEO_PRIMARY_URL') ?? null, secondaryUrl: get('GEO_SECONDARY_URL') ?? null },
    mapArchive: readArchive(get),
    mail: { smtpUrl: get('SMTP_URL') ?? null, sender: senderOf(get('MAIL_FROM'), site.name, publicUrl) },
    desk: { emails: readEmails(get('DESK_EMAILS')), operatorEmail: get('OPERATOR_EMAIL') ?? null },
    site,
    retention: {
      bookingDays: Number(get('KEEP_BOOKINGS_DAYS') ?? BOOKING_DAYS),
      accountDays: get('KEEP_ACCOUNTS_DAYS') === undefined ? null : Number(get('KEEP_ACCOUNTS_DAYS')),
    },
    brandingDir,
    brand,
    sandbox: { latencyMs: Number(get('SANDBOX_LATENCY_MS') ?? 250), seed: get('SANDBOX_SEED') ?? 'tenth-night' },
  };
}

function checkedBrand({ brand, problems }: BrandReading): Brand | null {
  if (problems.length === 0) return brand;
  const lines = problems.map((problem) => `  ${problem}`);
  throw new ConfigError(`The brand is not right (see docs/branding.md):\n${lines.join('\n')}`);
}

function readEmails(list = ''): readonly string[] {
  return list.split(',').flatMap((email) => email.trim().toLowerCase() || []);
}

type Rates = Pick<Config, 'rateProvider' | 'live' | 'otherRates' | 'margin'>;

function readRates(read: ReadVariable, vendors: RateVendors): Rates {
  const rateProvider = read('RATE_PROVIDER') ?? DEFAULT_RATE_PROVIDER;
  const entries = Object.entries(vendors).flatMap(([name, vendor]) => {
    const access = vendor.readAccess(read);
    return access ? [[name, access] as const] : [];
  });
  const { [rateProvider]: live = null, ...otherRates } = Object.fromEntries(entries);
  return { rateProvider, live, otherRates, margin: vendors[rateProvider]?.readMargin?.(read) ?? null };
}

function readMetrics(get: Get): MetricsConfig | null {
  const port = get('METRICS_PORT');
  return port === undefined ? null : { host: get('METRICS_HOST') ?? '127.0.0.1', port: Number(port) };
}

function readTraces(get: Get): TracesConfig | null {
  const endpoint = get('OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/$/, '');
  return endpoint ? { endpoint, ratio: Number(get('OTEL_TRACES_SAMPLER_ARG') ?? 1) } : null;
}

function readReviews(get: Get): ReviewsAccess | null {
  const apiKey = get('TRIPADVISOR_KEY');
  return apiKey ? { apiKey, baseUrl: (get('TRIPADVISOR_URL') ?? LIVE_REVIEWS_URL).replace(/\/$/, '') } : null;
}

function readGoogle(get: Get): GoogleClient | null {
  const [clientId, clientSecret] = [get('GOOGLE_CLIENT_ID'), get('GOOGLE_CLIENT_SECRET')];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

function readSite(get: Get, isSandbox: boolean, brand: Brand | null): SiteConfig {
  const unset = isSandbox ? SANDBOX_SUPPORT : NO_SUPPORT;
  const experiencesUrl = get('EXPERIENCES_URL');
  const spinner = get('PRICE_SPINNER_MS');
  return {
    apiBase: get('API_BASE')?.replace(/\/$/, '') ?? API_BASE,
    name: brand?.name ?? get('SITE_NAME') ?? 'Tenth Night',
    company: get('COMPANY_NAME') ?? brand?.name ?? 'Tenth Night Travel Limited',
    support: {
      email: get('SUPPORT_EMAIL') ?? unset.email,
      phone: get('SUPPORT_PHONE') ?? unset.phone,
      emergencyPhone: get('SUPPORT_EMERGENCY_PHONE') ?? unset.emergencyPhone,
    },
    experiences: experiencesUrl ? { url: experiencesUrl, provider: get('EXPERIENCES_PROVIDER') ?? null } : null,
    hasFreeNights: get('FREE_NIGHTS') !== 'off',
    priceSpinnerMs: spinner ? Number(spinner) : null,
    map: readMap(get, isSandbox),
  };
}

function readMap(get: Get, isSandbox: boolean): MapConfig | null {
  if (get('MAP_PMTILES')) return { attribution: get('MAP_ATTRIBUTION') ?? STREETS_CREDIT };
  return isSandbox ? { attribution: SANDBOX_CREDIT } : null;
}

function readArchive(get: Get): string | null {
  const archive = get('MAP_PMTILES');
  if (!archive) return null;
  return /^https?:/.test(archive) ? archive : path.resolve(archive);
}
