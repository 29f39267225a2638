// PostgreSQL and Redis for a bench, if the machine has them, as a site on several machines uses them.
import { tsImport } from 'tsx/esm/api';
import { ensurePostgres } from '../../scripts/steps/postgres.mjs';
import { ensureRedis } from '../../scripts/steps/redis.mjs';

const fromTests = (file) => tsImport(`../../apps/api/src/testing/${file}`, import.meta.url);

/** Runs `work` with the settings that name both. What the machine does not have is embedded. */
export async function withStores(work) {
  // The modules of the tests look for both in the environment.
  const { env } = process;
  Object.assign(env, await ensurePostgres(), await ensureRedis());
  const { POSTGRES_PROGRAMS, startPostgres } = await fromTests('postgres-server.ts');
  const { findRedis, startRedis } = await fromTests('redis-server.ts');
  const program = findRedis(env.TEST_REDIS_PROGRAMS);
  const postgres = POSTGRES_PROGRAMS && (await startPostgres(POSTGRES_PROGRAMS));
  const redis = program && (await startRedis(program));
  try {
    return await work({
      settings: { ...(postgres && { DATABASE_URL: postgres.url }), ...(redis && { REDIS_URL: redis.url }) },
      words: `${postgres ? 'PostgreSQL' : 'The embedded database'} and ${redis ? 'Redis' : 'a cache in memory'}`,
    });
  } finally {
    await redis?.stop();
    await postgres?.stop();
  }
}

/** Null without PostgreSQL. */
export async function databaseFacts(url) {
  if (!url) return null;
  return (await fromTests('database-facts.ts')).readDatabaseFacts(url);
}
