import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../db/client';
import { hasPostgresOfRun } from './postgres-of-run';
import { openEmbeddedTestDatabase, openTestDatabase } from './test-database';

/** Runs one suite on both databases, embedded and PostgreSQL. `database` is open when the suite's hooks run. */
export function onBothDatabases(what: string, suite: (database: () => Database) => void): void {
  describe(`${what} on the embedded database`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await openEmbeddedTestDatabase();
    });
    afterAll(() => database.close());
    suite(() => database);
  });

  describe.skipIf(!hasPostgresOfRun())(`${what} on PostgreSQL`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    suite(() => database);
  });
}
