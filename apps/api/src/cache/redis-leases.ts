/** Leases in Redis. */
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Lease, Leases } from './leases.port';

const RENEWALS_PER_LEASE = 3;
/** Long enough for every machine that waits to see it. */
const FAILED_MS = 1_000;
const FAILED = 'failed';

/** Only the holder may change a lease. Afterwards it has another value for some time, or is gone. */
const CHANGE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then return redis.call('DEL', KEYS[1]) end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1
`;

type WithChange = Redis & { changeLease(key: string, token: string, value: string, ms: number): Promise<number> };

const UNSHARED: Lease = { end: async () => {} };

export function createRedisLeases(redis: Redis, leaseMs: number): Leases {
  redis.defineCommand('changeLease', { numberOfKeys: 1, lua: CHANGE });
  const keyOf = (name: string) => `lease:${name}`;
  const change = (name: string, token: string, value: string, ms: number) =>
    (redis as WithChange).changeLease(keyOf(name), token, value, ms).catch(() => 0);

  function hold(name: string, token: string): Lease {
    const renewal = setInterval(() => void change(name, token, token, leaseMs), leaseMs / RENEWALS_PER_LEASE);
    renewal.unref();
    return {
      async end(outcome) {
        clearInterval(renewal);
        await change(name, token, outcome === 'failed' ? FAILED : '', FAILED_MS);
      },
    };
  }

  return {
    async take(name) {
      const token = randomUUID();
      try {
        return (await redis.set(keyOf(name), token, 'PX', leaseMs, 'NX')) ? hold(name, token) : null;
      } catch {
        return UNSHARED;
      }
    },
    async stateOf(name) {
      try {
        const value = await redis.get(keyOf(name));
        if (value === null) return 'free';
        return value === FAILED ? 'failed' : 'taken';
      } catch {
        return 'failed';
      }
    },
  };
}
