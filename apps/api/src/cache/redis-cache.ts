/** A cache in Redis, shared by all machines. While Redis is down, every lookup is a miss and nothing fails. */
import { Redis } from 'ioredis';
import { createRedisBuckets } from '../limits/redis-buckets';
import type { OpenedCache } from './cache.port';
import { createRedisLeases } from './redis-leases';

/** Change the prefix when the stored format changes: two versions run side by side during a release. */
const PREFIX = 'tenth-night:1:';
const CONNECT_TIMEOUT_MS = 2_000;
/** After this long, calling the provider would have been as fast. */
const COMMAND_TIMEOUT_MS = 500;
/** The longest that other machines wait for one that died. */
const LEASE_MS = 3_000;
const RECONNECT_MS = { step: 200, max: 5_000 } as const;

export function createRedisCache(
  url: string,
  report: (message: string) => void,
  { commandTimeoutMs = COMMAND_TIMEOUT_MS, leaseMs = LEASE_MS } = {},
): OpenedCache {
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: commandTimeoutMs,
    // A batch of rates writes 200 keys at once. Pipelining sends them together.
    enableAutoPipelining: true,
    // Does not wait for a connection. Without one, every lookup is a miss.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * RECONNECT_MS.step, RECONNECT_MS.max),
  });
  let isDown = false;
  redis.on('error', (error: Error) => {
    if (!isDown) report(`Cannot reach Redis; the site continues without a cache (${error.message})`);
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) report('Connected to Redis again');
    isDown = false;
  });

  return {
    buckets: createRedisBuckets(redis),
    leases: createRedisLeases(redis, leaseMs),
    get: (key) => redis.getBuffer(key).catch(() => null),
    async getMany(keys) {
      if (keys.length === 0) return [];
      return redis.mgetBuffer([...keys]).catch(() => keys.map(() => null));
    },
    async set(key, value, ttlMs) {
      await redis.set(key, value, 'PX', ttlMs).catch(() => null);
    },
    async close() {
      redis.disconnect();
    },
  };
}
