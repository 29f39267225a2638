import { describe, expect, it } from 'vitest';
import { freePort } from '../testing/postgres-server';
import { eventually } from '../testing/test-api';
import { createRedisCache } from './redis-cache';

describe('a Redis that is not there', () => {
  it('costs the cache and nothing else, and is reported once', async () => {
    const reports: string[] = [];
    const cache = createRedisCache(`redis://127.0.0.1:${await freePort()}`, (message) => reports.push(message));
    await eventually(
      async () => reports.length,
      (count) => count > 0,
    );
    for (let k = 0; k < 5; k++) {
      await cache.set('key', Buffer.from('value'), 1_000);
      expect(await cache.get('key')).toBeNull();
    }
    // Long enough for several attempts to connect.
    await new Promise((resolve) => setTimeout(resolve, 900));
    await cache.close();
    expect(reports).toEqual([expect.stringContaining('goes on without a cache')]);
  });
});
