/**
 * The real system, for tests that break it: two instances of the built host with one PostgreSQL, and a sandbox that
 * keeps running when they stop.
 * The vitest project of this test builds the host first.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askFor, type Instance, instanceEnv, startInstance, startSandbox } from '../instances';
import { startPostgres } from '../postgres-server';

const INSTANCES = 2;

export type World = {
  readonly instances: readonly Instance[];
  readonly sandboxUrl: string;
  readonly databaseUrl: string;
  /** The times when an instance or the database was broken. */
  readonly breaks: readonly number[];
  restartDatabase(): Promise<void>;
  faults(faults: readonly object[]): Promise<void>;
  close(): Promise<void>;
};

export async function openWorld(postgresPrograms: string): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-faults-'));
  const postgres = await startPostgres(postgresPrograms);
  const sandbox = await startSandbox('faults');
  // Travellers retry more often here than the limits allow. Each has their own address, because letters are limited too.
  const env = { ...instanceEnv(sandbox, postgres.url), LIMITS: 'off' };
  const instances: Instance[] = [];
  const breaks: number[] = [];
  const onBreak = () => breaks.push(Date.now());
  for (let k = 0; k < INSTANCES; k++) {
    const instance = await startInstance({ env, dataDir: path.join(folder, String(k)) });
    instances.push({ ...instance, crash: broken(instance.crash), restart: broken(instance.restart) });
  }

  function broken(act: () => Promise<void>): () => Promise<void> {
    return () => {
      onBreak();
      return act();
    };
  }

  return {
    instances,
    sandboxUrl: sandbox.url,
    databaseUrl: postgres.url,
    breaks,
    async restartDatabase() {
      onBreak();
      await postgres.restart();
    },
    async faults(faults) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ faults });
      await askFor(`${sandbox.url}/__sandbox/faults`, { method: 'POST', headers, body });
    },
    async close() {
      await Promise.all(instances.map(({ stop }) => stop()));
      await sandbox.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
