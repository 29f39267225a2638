import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mailLinks, sessions, users, verifications } from '../../db/schema';
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

async function startAuth(lines: string[] = []) {
  const { db } = api.database;
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  const secrets = { current: 'a secret of the tests, long enough to be one', previous: null };
  const settings = { secrets, publicUrl: null, siteName: 'Tenth Night', google: null, now: () => NOW };
  const parts = { db, settings, onUserCreated: async () => {}, mailer: null, report: () => {} };
  await app.register(createAuth(parts).routes);
  await app.ready();
  return app;
}

it('deletes expired sessions, links and sign-ins every hour, and no others', async () => {
  const { db } = api.database;
  const [ended, open] = [NOW, new Date(NOW.getTime() + 1)];
  await db.insert(users).values({ id: 'u', name: 'Ada', email: 'ada@example.test' });
  for (const [id, expiresAt] of [
    ['ended', ended],
    ['open', open],
  ] as const) {
    await db.insert(sessions).values({ id, token: id, userId: 'u', expiresAt });
    await db.insert(mailLinks).values({ hash: id, kind: 'confirm-email', userId: 'u', email: id, expiresAt });
    await db.insert(verifications).values({ id, identifier: id, value: id, expiresAt });
  }
  const app = await startAuth();
  const ids = async () => [
    ...(await db.select().from(sessions)).map(({ id }) => id),
    ...(await db.select().from(mailLinks)).map(({ hash }) => hash),
    ...(await db.select().from(verifications)).map(({ id }) => id),
  ];
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(await ids()).toHaveLength(6);
  vi.advanceTimersByTime(1);
  // `close` waits for the deletion to finish.
  await app.close();
  expect(await ids()).toEqual(['open', 'open', 'open']);
});

it('logs a failure, and tries again an hour later', async () => {
  const { db } = api.database;
  await db.execute('alter table verifications rename to verifications_away');
  const lines: string[] = [];
  const app = await startAuth(lines);
  vi.advanceTimersByTime(HOUR_MS);
  await vi
    .waitFor(() => expect(lines.join('')).toContain('could not delete expired sessions'))
    .finally(() => db.execute('alter table verifications_away rename to verifications'));
  expect(lines.join('')).toContain('Failed query');
  await db.insert(verifications).values({ id: 'late', identifier: 'late', value: 'late', expiresAt: NOW });
  vi.advanceTimersByTime(HOUR_MS);
  await app.close();
  expect((await db.select().from(verifications)).map(({ id }) => id)).not.toContain('late');
});
