import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, openPostgres } from '../db/client';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from './postgres-server';
import { MIGRATIONS_FOLDER } from './snapshot';
import { openTestDatabase } from './test-database';

/** Runs one suite on both databases, embedded and PostgreSQL. `database` is open when the suite's hooks run. */
export function onBothDatabases(what: string, suite: (database: () => Database) => void): void {
  describe(`${what} on the embedded database`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    suite(() => database);
  });

  describe.skipIf(!POSTGRES_PROGRAMS)(`${what} on PostgreSQL`, () => {
    let server: PostgresServer;
    let database: Database;
    beforeAll(async () => {
      server = await startPostgres(POSTGRES_PROGRAMS ?? '');
      database = await openPostgres(server.url, MIGRATIONS_FOLDER);
    });
    afterAll(async () => {
      await database.close();
      await server.stop();
    });
    suite(() => database);
  });
}
