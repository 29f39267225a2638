/** Three machines with one PostgreSQL and one Redis, behind a load balancer. Their provider outlives them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Instance, instanceEnv, startInstance, startSandbox } from '@tenth-night/api/testing/instances';
import { startPostgres } from '@tenth-night/api/testing/postgres-server';
import { type RedisServer, startRedis } from '@tenth-night/api/testing/redis-server';
import { type Balancer, startBalancer } from './balancer';

const MACHINES = 3;
/** Like a real provider: slow enough for equal searches to overlap. */
const PROVIDER_MS = 150;

export type Fleet = {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly balancer: Balancer;
  machines(): readonly Instance[];
  /** Kills a machine without warning. It stays away. Returns how many requests it had. */
  kill(machine: Instance): Promise<number>;
  /** Adds a machine that runs this build. */
  start(host: string): Promise<Instance>;
  /** As an operator would: a new machine is ready before the old one stops. */
  replace(old: Instance, host: string): Promise<void>;
  stopRedis(): Promise<void>;
  startRedis(): Promise<void>;
  close(): Promise<void>;
};

type Programs = { readonly postgres: string; readonly redis: string };

/** `host` is the folder of the build that all machines run at first. */
export async function startFleet(programs: Programs, host: string): Promise<Fleet> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-fleet-'));
  const postgres = await startPostgres(programs.postgres);
  let redis: RedisServer = await startRedis(programs.redis);
  const sandbox = await startSandbox('fleet', PROVIDER_MS);
  const env = { ...instanceEnv(sandbox, postgres.url), REDIS_URL: redis.url, DRAIN_SECONDS: '2' };
  const balancer = await startBalancer();
  const machines = new Set<Instance>();
  let started = 0;

  async function start(build: string): Promise<Instance> {
    started += 1;
    const machine = await startInstance({ env, dataDir: path.join(folder, String(started)), host: build });
    machines.add(machine);
    await balancer.add(machine.url());
    return machine;
  }

  for (let k = 0; k < MACHINES; k++) await start(host);
  return {
    url: balancer.url,
    sandboxUrl: sandbox.url,
    balancer,
    machines: () => [...machines],
    start,
    async kill(machine) {
      const open = balancer.openAt(machine.url());
      machines.delete(machine);
      await machine.kill();
      return open;
    },
    async replace(old, build) {
      await start(build);
      machines.delete(old);
      await old.stop();
      balancer.remove(old.url());
    },
    stopRedis: () => redis.stop(),
    async startRedis() {
      redis = await startRedis(programs.redis, Number(new URL(redis.url).port));
    },
    async close() {
      balancer.close();
      await Promise.all([...machines].map(({ stop }) => stop()));
      await Promise.all([sandbox.stop(), redis.stop()]);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
