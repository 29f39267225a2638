import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/client';
import { openTestDatabase } from '../../testing/test-database';
import { type AccountRepo, createAccountRepo } from './account.repo';
import { createAccountService } from './account.service';

let database: Database;
let repo: AccountRepo;

beforeAll(async () => {
  database = await openTestDatabase();
  repo = createAccountRepo(database.db);
});
afterAll(() => database.close());

const now = () => new Date('2027-01-10T09:00:00Z');
const drawing = (...serials: readonly number[]) => {
  const left = [...serials];
  return () => left.shift() ?? 0;
};

describe('a member number', () => {
  it('is drawn again while it belongs to another member', async () => {
    await createAccountService(repo, now, drawing(1)).ensureMember('ada');
    await createAccountService(repo, now, drawing(1, 1, 2)).ensureMember('grace');
    expect([await repo.findNumber('ada'), await repo.findNumber('grace')]).toEqual(['TN-00000018', 'TN-00000026']);
  });

  it('is not drawn for a user who already has one', async () => {
    await createAccountService(repo, now, drawing(9)).ensureMember('ada');
    expect(await repo.findNumber('ada')).toBe('TN-00000018');
  });

  it('is not drawn forever', async () => {
    await expect(createAccountService(repo, now, () => 1).ensureMember('linus')).rejects.toThrow(
      'Found no free member number',
    );
  });
});
