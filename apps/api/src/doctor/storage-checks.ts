/** The database and the cache. */
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Config } from '../config/env';
import { type Check, type Finding, ok, problem, warning } from './finding';

const CONNECT_MS = 5_000;
const LEAST_POSTGRES = 14;
const WANTED_POLICY = 'allkeys-lru';

export function databaseCheck({ databaseUrl, dataDir }: Config): Check {
  return {
    name: 'Database',
    advice: 'Check the host, the port and the database in DATABASE_URL, and whether PostgreSQL runs.',
    keyAdvice: 'Check the name and the password in DATABASE_URL.',
    run: async () => (databaseUrl ? askPostgres(databaseUrl) : ok(`embedded, in ${dataDir}; no server needed`)),
  };
}

type Facts = { readonly version: number; readonly user: string; readonly mayMigrate: boolean };

async function askPostgres(connectionString: string): Promise<Finding> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS });
  client.on('error', () => {});
  await client.connect();
  try {
    // Migrations create tables in this schema, and one more schema for their own table.
    const { rows } = await client.query<Facts>(`
      select current_setting('server_version_num')::int / 10000 as version, current_user as user,
        has_schema_privilege(current_schema(), 'CREATE')
          and has_database_privilege(current_database(), 'CREATE') as "mayMigrate"`);
    return rows[0] ? postgresFinding(rows[0]) : problem('PostgreSQL gave no answer.');
  } finally {
    await client.end();
  }
}

export function postgresFinding({ version, user, mayMigrate }: Facts): Finding {
  if (!mayMigrate) {
    return problem(`${user} may not create tables and schemas. Make ${user} the owner of the database.`);
  }
  if (version < LEAST_POSTGRES)
    return warning(`PostgreSQL ${version} gets no more fixes. Use ${LEAST_POSTGRES} or newer.`);
  return ok(`PostgreSQL ${version}, ${user} may migrate it`);
}

/** Null if no Redis is configured. */
export function cacheCheck({ redisUrl }: Config): Check | null {
  if (!redisUrl) return null;
  return {
    name: 'Cache',
    advice: 'Check the host and the port in REDIS_URL, and whether Redis runs.',
    keyAdvice: 'Check the name and the password in REDIS_URL.',
    run: () => askRedis(redisUrl),
  };
}

async function askRedis(url: string): Promise<Finding> {
  const options = { lazyConnect: true, connectTimeout: CONNECT_MS, commandTimeout: CONNECT_MS };
  const redis = new Redis(url, { ...options, retryStrategy: null, maxRetriesPerRequest: 0 });
  let failure: unknown;
  redis.on('error', (error) => {
    failure = error;
  });
  try {
    await redis.connect();
    await redis.ping();
    const read = async (name: string) => ((await redis.config('GET', name)) as string[])[1] ?? '';
    const limits = [await read('maxmemory').catch(() => null), await read('maxmemory-policy').catch(() => null)];
    return redisFinding(limits[0] ?? null, limits[1] ?? null);
  } catch (error) {
    // The client itself only says that its connection is closed.
    throw failure ?? error;
  } finally {
    redis.disconnect();
  }
}

/** Null for a setting that a managed Redis does not show. */
export function redisFinding(maxMemory: string | null, policy: string | null): Finding {
  if (maxMemory === null || policy === null) {
    return warning(`answers, but hides its limits. Make sure that it has maxmemory and ${WANTED_POLICY}.`);
  }
  if (maxMemory === '0') return warning('answers, but has no limit. Set maxmemory, for example to 1gb.');
  if (policy !== WANTED_POLICY)
    return warning(`answers, but its policy is ${policy}. Set maxmemory-policy ${WANTED_POLICY}.`);
  return ok(`answers, ${Math.round(Number(maxMemory) / 1024 ** 2)} MB, ${policy}`);
}
