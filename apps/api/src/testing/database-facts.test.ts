import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDatabaseFacts } from './database-facts';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from './postgres-server';

describe.skipIf(!POSTGRES_PROGRAMS)('the facts of a database', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(POSTGRES_PROGRAMS ?? '');
  });
  afterAll(() => server.stop());

  it('count the rows of all tables, and the written rows', async () => {
    const before = await readDatabaseFacts(server.url, 0);
    const client = new pg.Client(server.url);
    await client.connect();
    await client.query('create table first (id int); create table second (id int)');
    await client.query('insert into first select generate_series(1, 3); insert into second values (1)');
    await client.query('update second set id = 2');
    // PostgreSQL adds the statistics of a connection when it ends.
    await client.end();
    const after = await readDatabaseFacts(server.url, 0);
    expect(after.rows - before.rows).toBe(4);
    expect(after.bytes).toBeGreaterThan(before.bytes);
    expect(after.writes - before.writes).toBeGreaterThanOrEqual(5);
  });
});
