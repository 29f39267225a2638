import { describe, expect, it } from 'vitest';
import { readiness } from './readiness';

const FINE = { isReady: () => true, ping: async () => {}, report: () => {} };

describe('a process', () => {
  it('is ready if it serves and its database answers', async () => {
    expect(await readiness(FINE)).toBe(null);
  });

  it('says that it is shutting down, without a call to the database', async () => {
    const ping = () => Promise.reject(new Error('asked'));
    const report = (error: unknown) => expect.unreachable(String(error));
    expect(await readiness({ isReady: () => false, ping, report })).toBe('shutting-down');
  });

  it('is not ready if the database fails, and reports why', async () => {
    const reported: unknown[] = [];
    const failure = new Error('gone');
    const ping = () => Promise.reject(failure);
    expect(await readiness({ ...FINE, ping, report: (error) => reported.push(error) })).toBe('database');
    expect(reported).toEqual([failure]);
  });

  it('is not ready if the database never answers', async () => {
    const ping = () => new Promise<void>(() => {});
    expect(await readiness({ ...FINE, ping, withinMs: 1 })).toBe('database');
  });
});
