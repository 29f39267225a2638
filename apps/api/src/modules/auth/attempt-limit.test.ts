import { beforeEach, expect, it } from 'vitest';
import { attempts } from '../../db/schema';
import { onBothDatabases } from '../../testing/both-databases';
import { type AttemptLimit, createAttemptLimit } from './attempt-limit';

const START = Date.parse('2027-01-10T09:00:00Z');
const MINUTE_MS = 60_000;

onBothDatabases('the attempt limit', (database) => {
  let limit: AttemptLimit;
  let at = START;

  beforeEach(async () => {
    at = START;
    await database().db.delete(attempts);
    limit = createAttemptLimit(database().db, { secret: 'secret', now: () => new Date(at) });
  });

  const takeMany = (count: number, subject = 'ada') =>
    Promise.all(Array.from({ length: count }, () => limit.take('account', subject)));

  it('lets ten of many simultaneous attempts through', async () => {
    expect((await takeMany(40)).filter((wait) => wait === null)).toHaveLength(10);
  });

  it('says how long to wait, and further attempts do not extend the wait', async () => {
    await takeMany(10);
    at = START + 5 * MINUTE_MS;
    expect(await limit.take('account', 'ada')).toBe(600);
    at = START + 14 * MINUTE_MS + 59_500;
    expect(await limit.take('account', 'ada')).toBe(1);
    at = START + 15 * MINUTE_MS;
    expect((await takeMany(11)).filter((wait) => wait !== null)).toEqual([900]);
  });

  it('counts each subject and each rule separately', async () => {
    await takeMany(11);
    expect(await limit.take('account', 'grace')).toBeNull();
    expect(await limit.take('address', 'ada')).toBeNull();
  });

  it('clears one subject on request', async () => {
    await takeMany(11);
    await limit.clear('account', 'ada');
    expect(await limit.take('account', 'ada')).toBeNull();
  });

  it('deletes an expired row within a minute, and stores no subject in plain text', async () => {
    await limit.take('account', 'ada@example.test');
    at = START + 15 * MINUTE_MS + 1;
    await limit.take('account', 'grace@example.test');
    const rows = await database().db.select().from(attempts);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).toMatch(/^account:[0-9a-f]{64}$/);
  });
});
