/** The environment, read once and checked as a whole. The only reader of `process.env`; every variable has a default. */
import path from 'node:path';
import Type from 'typebox';
import Value from 'typebox/value';

const text = Type.String({ minLength: 1 });
const url = Type.String({ pattern: '^https?://[^\\s]+$' });

/** What may be set, and in which form. `docs/configuration.md` says what each is for; a test holds the two together. */
export const ENV_SHAPE = {
  NODE_ENV: Type.Enum(['production', 'development', 'test']),
  HOST: text,
  PORT: Type.String({ pattern: '^\\d{1,5}$' }),
  PUBLIC_URL: url,
  TRUST_PROXY: Type.Enum(['0', '1']),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  DATA_DIR: text,
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://' }),
  LITEAPI_URL: url,
  LITEAPI_KEY: text,
  PICTURE_ORIGINS: text,
  SANDBOX_LATENCY_MS: Type.String({ pattern: '^\\d{1,5}$' }),
  SANDBOX_SEED: text,
} as const;

export type EnvName = keyof typeof ENV_SHAPE;
type Env = Readonly<Record<string, string | undefined>>;

export type LiveProvider = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly pictureOrigins: readonly string[];
};

export type Config = {
  readonly isProduction: boolean;
  readonly host: string;
  /** Null when no port was asked for: then the next free one will do. */
  readonly port: number | null;
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Null means the sandbox. */
  readonly live: LiveProvider | null;
  readonly sandbox: { readonly latencyMs: number; readonly seed: string };
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LIVE_URL = 'https://api.liteapi.travel/v3.0';
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
  return {
    isProduction,
    host: get('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: get('PORT') === undefined ? null : Number(get('PORT')),
    publicUrl: get('PUBLIC_URL')?.replace(/\/$/, '') ?? null,
    trustProxy: get('TRUST_PROXY') === '1',
    logLevel: get('LOG_LEVEL') ?? (isProduction ? 'info' : 'warn'),
    dataDir: path.resolve(get('DATA_DIR') ?? 'data'),
    databaseUrl: get('DATABASE_URL') ?? null,
    live: readLive(get),
    sandbox: { latencyMs: Number(get('SANDBOX_LATENCY_MS') ?? 250), seed: get('SANDBOX_SEED') ?? 'tenth-night' },
  };
}

type Get = (name: EnvName) => string | undefined;

function readLive(get: Get): LiveProvider | null {
  const apiKey = get('LITEAPI_KEY');
  if (!apiKey) return null;
  return {
    apiKey,
    baseUrl: (get('LITEAPI_URL') ?? LIVE_URL).replace(/\/$/, ''),
    pictureOrigins: (get('PICTURE_ORIGINS') ?? LIVE_PICTURE_ORIGINS).split(',').map((origin) => origin.trim()),
  };
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
  if (get('LITEAPI_URL') && !get('LITEAPI_KEY')) problems.push('  LITEAPI_URL is set without LITEAPI_KEY.');
  if (get('NODE_ENV') === 'production') {
    if (!get('LITEAPI_KEY'))
      problems.push('  NODE_ENV=production needs LITEAPI_KEY: the sandbox takes no real bookings.');
    if (LOOPBACK.test(get('LITEAPI_URL') ?? ''))
      problems.push('  NODE_ENV=production with LITEAPI_URL on this machine: that is a sandbox.');
  }
  return problems;
}
