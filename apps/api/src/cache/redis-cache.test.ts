import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it } from 'vitest';
import { freePort } from '../testing/postgres-server';
import { eventually, startTestApi } from '../testing/test-api';
import { createRedisCache } from './redis-cache';

describe('an unreachable Redis', () => {
  it('disables only the cache, and is reported once', async () => {
    const reports: string[] = [];
    let attempts = 0;
    const count = () => {
      attempts += 1;
    };
    subscribe('net.client.socket', count);
    const cache = createRedisCache(`redis://127.0.0.1:${await freePort()}`, (message) => reports.push(message));
    await eventually(
      async () => reports.length,
      (count) => count > 0,
    );
    for (let k = 0; k < 5; k++) {
      await cache.set('key', Buffer.from('value'), 1_000);
      expect(await cache.get('key')).toBeNull();
    }
    await eventually(
      async () => attempts,
      (made) => made >= 4,
    );
    await cache.close();
    unsubscribe('net.client.socket', count);
    expect(reports).toEqual([expect.stringContaining('continues without a cache')]);
  });

  it('does not stop the API, which then calls the provider every time', async () => {
    const cache = createRedisCache(`redis://127.0.0.1:${await freePort()}`, () => {});
    const api = await startTestApi({ cache });
    for (let k = 0; k < 2; k++) {
      expect((await api.app.inject('/api/data/places?textQuery=Paris')).statusCode).toBe(200);
    }
    expect(await api.ledger('/v3.0/data/places')).toHaveLength(2);
    await api.close();
  });
});
