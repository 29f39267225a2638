/** Buckets in Redis, shared by all machines. Same rule as `token-bucket.ts`, with the clock of Redis. */
import type { Redis } from 'ioredis';
import type { Buckets } from './buckets.port';

/** One round trip, and two machines never take the same token. A full bucket is deleted. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local burst, every = tonumber(ARGV[1]), tonumber(ARGV[2])
local after = math.max(now, tonumber(redis.call('GET', KEYS[1]) or 0)) + every
local wait = after - now - burst * every
if wait > 0 then return wait end
redis.call('SET', KEYS[1], string.format('%.0f', after), 'PX', after - now)
return 0
`;

type WithTake = Redis & { takeToken(key: string, burst: number, everyMs: number): Promise<number> };

/** Rejects if Redis does not answer. */
export function createRedisBuckets(redis: Redis): Buckets {
  redis.defineCommand('takeToken', { numberOfKeys: 1, lua: TAKE });
  return { take: ({ key, burst, everyMs }) => (redis as WithTake).takeToken(`bucket:${key}`, burst, everyMs) };
}
