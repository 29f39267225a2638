import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sessions, users, verifications } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createAuth } from './auth';

const NOW = new Date('2027-01-10T09:00:00Z');
const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('deletes expired sessions and sign-ins every hour, and no others', async () => {
  const { db } = api.database;
  const [ended, open] = [NOW, new Date(NOW.getTime() + 1)];
  await db.insert(users).values({ id: 'u', name: 'Ada', email: 'ada@example.test' });
  for (const [id, expiresAt] of [
    ['ended', ended],
    ['open', open],
  ] as const) {
    await db.insert(sessions).values({ id, token: id, userId: 'u', expiresAt });
    await db.insert(verifications).values({ id, identifier: id, value: id, expiresAt });
  }
  const app = fastify();
  const secrets = { current: 'a secret of the tests, long enough to be one', previous: null };
  const settings = { secrets, publicUrl: null, siteName: 'Tenth Night', google: null, now: () => NOW };
  await app.register(
    createAuth({ db, settings, onUserCreated: async () => {}, mailer: null, report: () => {} }).routes,
  );
  await app.ready();
  const ids = async () => [
    ...(await db.select().from(sessions)).map(({ id }) => id),
    ...(await db.select().from(verifications)).map(({ id }) => id),
  ];
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(await ids()).toHaveLength(4);
  vi.advanceTimersByTime(1);
  // The end waits for what is under way.
  await app.close();
  expect(await ids()).toEqual(['open', 'open']);
});
