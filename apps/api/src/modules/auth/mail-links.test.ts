import { beforeEach, expect, it } from 'vitest';
import { mailLinks, users } from '../../db/schema';
import { onBothDatabases } from '../../testing/both-databases';
import { createMailLinks, type MailLinks } from './mail-links';

const START = Date.parse('2027-01-10T09:00:00Z');
const MINUTE_MS = 60_000;
const ADA = { userId: 'ada', email: 'ada@example.test' };

onBothDatabases('a link in a letter', (database) => {
  let links: MailLinks;
  let at: number;

  beforeEach(async () => {
    at = START;
    const { db } = database();
    await db.delete(users);
    await db.insert(users).values({ id: 'ada', name: 'Ada', email: ADA.email });
    links = createMailLinks(db, () => new Date(at));
  });

  it.each([
    ['reset-password', 30],
    ['confirm-email', 24 * 60],
  ] as const)('works for its time: %s for %d minutes', async (kind, minutes) => {
    const token = await links.make(kind, ADA);
    at = START + minutes * MINUTE_MS - 1;
    expect(await links.find(kind, token)).toMatchObject(ADA);
    at += 1;
    expect(await links.find(kind, token)).toBeNull();
    expect(await links.use(kind, token)).toBeNull();
  });

  it('works once, and only for its own purpose', async () => {
    const token = await links.make('reset-password', ADA);
    expect(await links.use('confirm-email', token)).toBeNull();
    expect(await links.use('reset-password', token)).toMatchObject(ADA);
    expect(await links.use('reset-password', token)).toBeNull();
  });

  it('replaces earlier links of the same kind only', async () => {
    const [first, other] = [await links.make('reset-password', ADA), await links.make('confirm-email', ADA)];
    const second = await links.make('reset-password', ADA);
    const found = [
      await links.find('reset-password', first),
      await links.find('reset-password', second),
      await links.find('confirm-email', other),
    ];
    expect(found.map((owner) => owner !== null)).toEqual([false, true, true]);
  });

  it('is not stored in plain text', async () => {
    const token = await links.make('reset-password', ADA);
    const [row] = await database().db.select().from(mailLinks);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(row?.hash).toMatch(/^[\da-f]{64}$/);
  });
});
