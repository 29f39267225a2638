import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openInMemory, openPostgres } from '../../db/client';
import { findPostgres, type PostgresServer, startPostgres } from '../../testing/postgres-server';
import { MIGRATIONS_FOLDER, testSnapshot } from '../../testing/snapshot';
import { type AccountRepo, createAccountRepo } from './account.repo';

/** One suite for both databases: what holds on the embedded one holds on PostgreSQL. */
function accountRepoSuite(open: () => Promise<Database>, close: (database: Database) => Promise<void>) {
  let database: Database;
  let accounts: AccountRepo;

  beforeAll(async () => {
    database = await open();
    accounts = createAccountRepo(database.db);
  });
  afterAll(() => close(database));

  it('answers to a ping', async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('[DATA-38] finds nothing for a user who is in neither table', async () => {
    expect(await accounts.findNumber('nobody')).toBeNull();
  });

  it('[DATA-39] reads the member number where there is no guest id', async () => {
    expect(await accounts.addMember('ada', 'TN-00000422')).toBe(true);
    expect(await accounts.findNumber('ada')).toBe('TN-00000422');
  });

  it('[DATA-38][DATA-39] asks the guest mappings first', async () => {
    await accounts.addMember('grace', 'TN-79927398');
    await accounts.saveGuestId('grace', '412');
    expect(await accounts.findNumber('grace')).toBe('412');
    await accounts.saveGuestId('grace', '413');
    expect(await accounts.findNumber('grace')).toBe('413');
  });

  it('gives a member number to one user only, and lets a member keep the first one', async () => {
    expect(await accounts.addMember('linus', 'TN-00000422')).toBe(false);
    expect(await accounts.addMember('ada', 'TN-00000505')).toBe(true);
    expect(await accounts.findNumber('ada')).toBe('TN-00000422');
  });

  it('gives one number to one of many who ask for it at once', async () => {
    const users = Array.from({ length: 8 }, (_, i) => `user-${i}`);
    const given = await Promise.all(users.map((uid) => accounts.addMember(uid, 'TN-00000018')));
    expect(given.filter(Boolean)).toHaveLength(1);
  });
}

describe('accounts on the embedded database', () => {
  accountRepoSuite(
    async () => openInMemory(MIGRATIONS_FOLDER, await testSnapshot()),
    (database) => database.close(),
  );
});

const programs = findPostgres(process.env['TEST_POSTGRES_PROGRAMS']);

describe.skipIf(!programs)('accounts on PostgreSQL', () => {
  let server: PostgresServer;
  accountRepoSuite(
    async () => {
      server = await startPostgres(programs ?? '');
      return openPostgres(server.url, MIGRATIONS_FOLDER);
    },
    async (database) => {
      await database.close();
      await server.stop();
    },
  );

  it('migrates once when several instances start together', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres(server.url, MIGRATIONS_FOLDER)));
    await Promise.all(opened.map((database) => database.close()));
    expect(opened).toHaveLength(3);
  });
});
