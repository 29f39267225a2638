import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from '../testing/postgres-server';
import { MIGRATIONS_FOLDER } from '../testing/snapshot';
import { openPostgres } from './client';

describe.skipIf(!POSTGRES_PROGRAMS)('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(POSTGRES_PROGRAMS ?? '');
  });
  afterAll(() => server.stop());

  it('is migrated once when several instances start together', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres(server.url, MIGRATIONS_FOLDER)));
    const ran = sql`select count(*) = count(distinct hash) and count(*) > 0 as once from drizzle.__drizzle_migrations`;
    const answers = await Promise.all(opened.map(({ db }) => db.execute(ran)));
    for (const { rows } of answers as { rows: unknown[] }[]) expect(rows).toEqual([{ once: true }]);
    await Promise.all(opened.map((database) => database.close()));
  });

  it('releases the connection of a transaction that could not begin', async () => {
    const database = await openPostgres(server.url, MIGRATIONS_FOLDER);
    const ask = () => database.db.transaction((transaction) => transaction.execute(sql`select 1`));
    const many = () => Promise.allSettled(Array.from({ length: 30 }, ask));
    const statuses = async () => (await many()).map(({ status }) => status);
    // Opens the connections of the pool. They break during the restart, while they begin a transaction.
    await many();
    let isBack = false;
    const restart = server.restart().then(() => {
      isBack = true;
    });
    const broken: string[] = [];
    while (!isBack) broken.push(...(await statuses()));
    await restart;
    expect(broken).toContain('rejected');
    await many();
    expect(new Set(await statuses())).toEqual(new Set(['fulfilled']));
    await database.close();
  });
});
