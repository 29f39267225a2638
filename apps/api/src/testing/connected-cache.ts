/** Waits until a cache has its connection. Without it, the cache finds nothing. */
import type { OpenedCache } from '../cache/cache.port';
import { eventually } from './test-api';

export async function connected(cache: OpenedCache): Promise<OpenedCache> {
  await eventually(
    async () => {
      await cache.set('probe', Buffer.from('ok'), 60_000);
      return (await cache.get('probe'))?.toString();
    },
    (value) => value === 'ok',
  );
  return cache;
}
