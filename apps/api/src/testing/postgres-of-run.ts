/** One PostgreSQL for a whole run of the tests. Each test file has its own database in it. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../db/client';
import { POSTGRES_PROGRAMS, startPostgres } from './postgres-server';
import { MIGRATIONS_FOLDER } from './snapshot';

/** Its value is the URL of the server. Test processes inherit it. */
const VARIABLE = 'TEST_POSTGRES_OF_RUN';
/** Empty and migrated: copying it is faster than migrating. */
const TEMPLATE = 'empty_site';

/** @public Vitest calls it before a run, and the returned function after it. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (!POSTGRES_PROGRAMS || process.env[VARIABLE]) return;
  const server = await startPostgres(POSTGRES_PROGRAMS);
  await run(server.url, `create database ${TEMPLATE}`);
  await (await openPostgres(databaseAt(server.url, TEMPLATE), MIGRATIONS_FOLDER)).close();
  process.env[VARIABLE] = server.url;
  return () => server.stop();
}

export const hasPostgresOfRun = () => process.env[VARIABLE] !== undefined;

/** A migrated database without rows. */
export async function createDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const server = process.env[VARIABLE] ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name} template ${TEMPLATE}`);
  return { url: databaseAt(server, name), drop: () => run(server, `drop database ${name} with (force)`) };
}

const databaseAt = (server: string, name: string) => server.replace(/[^/]*$/, name);

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
