import { beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/both-databases';
import { type AccountRepo, createAccountRepo } from './account.repo';

onBothDatabases('the account repository', (database) => {
  let accounts: AccountRepo;

  beforeAll(() => {
    accounts = createAccountRepo(database().db);
  });

  it('answers to a ping', async () => {
    await expect(database().ping()).resolves.toBeUndefined();
  });

  it('[DATA-38] finds nothing for a user who is in neither table', async () => {
    expect(await accounts.findNumber('nobody')).toBeNull();
  });

  it('[DATA-39] reads the member number if there is no guest id', async () => {
    expect(await accounts.addMember('ada', 'TN-00000422')).toBe(true);
    expect(await accounts.findNumber('ada')).toBe('TN-00000422');
  });

  it('[DATA-38][DATA-39] reads the guest mappings first', async () => {
    await accounts.addMember('grace', 'TN-79927398');
    await accounts.saveGuestId('grace', '412');
    expect(await accounts.findNumber('grace')).toBe('412');
    await accounts.saveGuestId('grace', '413');
    expect(await accounts.findNumber('grace')).toBe('413');
  });

  it('gives a member number to one user only, and lets a member keep their first number', async () => {
    expect(await accounts.addMember('linus', 'TN-00000422')).toBe(false);
    expect(await accounts.addMember('ada', 'TN-00000505')).toBe(true);
    expect(await accounts.findNumber('ada')).toBe('TN-00000422');
  });

  it('gives a number to only one of many simultaneous requests', async () => {
    const users = Array.from({ length: 8 }, (_, i) => `user-${i}`);
    const given = await Promise.all(users.map((uid) => accounts.addMember(uid, 'TN-00000018')));
    expect(given.filter(Boolean)).toHaveLength(1);
  });
});
