import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retentionJobs } from './retention.jobs';

const HOUR_MS = 3_600_000;
const PARTS = { retention: { bookingDays: 90, accountDays: 365 }, now: () => Date.parse('2027-01-10T09:00:00Z') };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function startJobs(forgetPeopleOfStays: () => Promise<number>) {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  const repo = { forgetPeopleOfStays, eraseUnusedAccounts: async () => 0, forgetDeskSearches: async () => {} };
  await app.register(retentionJobs({ ...PARTS, repo }));
  await app.ready();
  return { app, lines };
}

it('removes old personal data every hour, until none is left, and logs only numbers', async () => {
  const left = [100, 7, 0];
  const { app, lines } = await startJobs(async () => left.shift() ?? 0);
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(left).toHaveLength(3);
  vi.advanceTimersByTime(1);
  // `close` waits for the running job.
  await app.close();
  expect(left).toEqual([]);
  expect(lines.join('')).toContain('"stays":107,"accounts":0');
});

it('logs a failure, and tries again an hour later', async () => {
  const forget = vi.fn(async () => Promise.reject(new Error('no database')));
  const { app, lines } = await startJobs(forget);
  vi.advanceTimersByTime(HOUR_MS);
  await vi.waitFor(() => expect(lines.join('')).toContain('could not remove old personal data'));
  await vi.waitFor(() => {
    vi.advanceTimersByTime(HOUR_MS);
    expect(forget).toHaveBeenCalledTimes(2);
  });
  await app.close();
});
