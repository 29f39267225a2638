/**
 * The environment variables and their formats. Rate providers have their own variables (`providers/rate-vendor.ts`).
 * `docs/configuration.md` explains each variable; a test keeps the two in step.
 */
import Type from 'typebox';

const text = Type.String({ minLength: 1 });
const url = Type.String({ pattern: '^https?://[^\\s]+$' });
const pathOrUrl = Type.String({ pattern: '^(https?://[\\w.-]+(:\\d{1,5})?)?(/[\\w-]+)*/?$', minLength: 2 });
const urlWithAddress = Type.String({ pattern: '^https?://[^\\s]*\\{ip\\}[^\\s]*$' });
const phone = Type.String({ pattern: '^\\+[0-9 ]{6,24}$' });
const sender = Type.String({ pattern: '^([^<>@"\\r\\n]+ <[^\\s@<>]+@[^\\s@<>]+>|[^\\s@<>]+@[^\\s@<>]+)$' });

const email = Type.String({ pattern: '^[^\\s@,]+@[^\\s@,]+$' });
const emails = Type.String({ pattern: '^\\s*[^\\s@,]+@[^\\s@,]+(\\s*,\\s*[^\\s@,]+@[^\\s@,]+)*\\s*$' });

export const ENV_SHAPE = {
  NODE_ENV: Type.Enum(['production', 'development', 'test']),
  HOST: text,
  PORT: Type.String({ pattern: '^\\d{1,5}$' }),
  PUBLIC_URL: url,
  API_BASE: pathOrUrl,
  TRUST_PROXY: Type.Enum(['0', '1', '2', '3']),
  DRAIN_SECONDS: Type.String({ pattern: '^(\\d|1\\d|20)$' }),
  LIMITS: Type.Enum(['on', 'off']),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  WEB_CONCURRENCY: Type.String({ pattern: '^([1-9]|[1-5]\\d|6[0-4])$' }),
  DATA_DIR: text,
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://' }),
  REDIS_URL: Type.String({ pattern: '^rediss?://' }),
  RATE_PROVIDER: text,
  PICTURE_ORIGINS: text,
  PICTURE_CACHE_MB: Type.String({ pattern: '^\\d{1,6}$' }),
  PAYMENT_SCRIPT_URL: url,
  PAYMENT_PUBLIC_KEY: text,
  PAYMENT_ORIGINS: text,
  TRIPADVISOR_KEY: text,
  TRIPADVISOR_URL: url,
  TRIPADVISOR_PROXY_URL: url,
  AUTH_SECRET: Type.String({ minLength: 32 }),
  AUTH_SECRET_PREVIOUS: Type.String({ minLength: 32 }),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GEO_PRIMARY_URL: urlWithAddress,
  GEO_SECONDARY_URL: urlWithAddress,
  SMTP_URL: Type.String({ pattern: '^smtps?://[^\\s/]+/?$' }),
  MAIL_FROM: sender,
  DESK_EMAILS: emails,
  OPERATOR_EMAIL: email,
  SITE_NAME: text,
  COMPANY_NAME: text,
  SUPPORT_EMAIL: email,
  SUPPORT_PHONE: phone,
  SUPPORT_EMERGENCY_PHONE: phone,
  EXPERIENCES_URL: url,
  EXPERIENCES_PROVIDER: text,
  BRANDING_DIR: text,
  MAP_PMTILES: text,
  MAP_ATTRIBUTION: text,
  FREE_NIGHTS: Type.Enum(['on', 'off']),
  PRICE_SPINNER_MS: Type.String({ pattern: '^\\d{1,4}$' }),
  SANDBOX_LATENCY_MS: Type.String({ pattern: '^\\d{1,5}$' }),
  SANDBOX_SEED: text,
} as const;

export type EnvName = keyof typeof ENV_SHAPE;

/** Undefined if the variable is unset or empty. */
export type Get = (name: EnvName) => string | undefined;
