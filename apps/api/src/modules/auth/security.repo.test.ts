import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/client';
import { users } from '../../db/schema';
import { openTestDatabase } from '../../testing/test-database';
import { createSecurityRepo } from './security.repo';

const NOW = new Date('2027-01-10T09:00:00Z');

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(users);
  await database.db.insert(users).values([
    { id: 'ada', name: 'Ada', email: 'ada@example.test' },
    { id: 'bo', name: 'Bo', email: 'bo@example.test' },
  ]);
});

describe('a confirmed address', () => {
  it('is refused if another account has it', async () => {
    const repo = createSecurityRepo(database.db, () => NOW);
    expect(await repo.setConfirmedEmail('ada', 'bo@example.test')).toBe(false);
    expect(await repo.findEmail('ada')).toBe('ada@example.test');
  });

  it('is not called taken if the update failed for another reason', async () => {
    const repo = createSecurityRepo(database.db, () => new Date(Number.NaN));
    await expect(repo.setConfirmedEmail('ada', 'free@example.test')).rejects.toThrow('Invalid time');
  });
});

it('finds no address of an account that does not exist', async () => {
  expect(await createSecurityRepo(database.db, () => NOW).findEmail('nobody')).toBeNull();
});
