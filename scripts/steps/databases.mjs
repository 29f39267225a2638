// The database servers that the unit tests start for themselves.
import { ensurePostgres } from './postgres.mjs';
import { ensureRedis } from './redis.mjs';

/** The environment that tells the tests where they are. */
export async function ensureDatabases() {
  const [postgres, redis] = await Promise.all([ensurePostgres(), ensureRedis()]);
  return { ...postgres, ...redis };
}
