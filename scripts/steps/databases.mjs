// The database servers that the unit tests start.
import { ensurePostgres } from './postgres.mjs';
import { ensureRedis } from './redis.mjs';

/** Environment variables with the locations of the servers. */
export async function ensureDatabases() {
  const [postgres, redis] = await Promise.all([ensurePostgres(), ensureRedis()]);
  return { ...postgres, ...redis };
}
