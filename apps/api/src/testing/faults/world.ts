/**
 * The real system, for breaking: two instances of the built host on one PostgreSQL, and a provider that outlives them.
 * The vitest project of this test builds the host first.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres-server';

const DIST = path.resolve(import.meta.dirname, '../../../../host/dist');
const KEY = 'sand_00000000-0000-4000-8000-000000000000';
const INSTANCES = 2;

export type Instance = {
  readonly url: () => string;
  /** Kills the process without warning, and starts it again. */
  crash(): Promise<void>;
  /** Restarts as an operator would: the process finishes its work or hands it over. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

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
  const options = { port: 0, smtpPort: 0, seed: 'faults', latencyMs: 0 };
  const sandbox = fork(path.join(DIST, 'sandbox.js'), [JSON.stringify(options)], { stdio: quiet });
  const [{ url: sandboxUrl, smtpPort }] = (await once(sandbox, 'message')) as [{ url: string; smtpPort: number }];
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'test',
    PORT: '0',
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'silent',
    // Travellers retry more often here than the limits allow. Each has their own address, because letters are limited
    // too.
    LIMITS: 'off',
    TRUST_PROXY: '1',
    DATABASE_URL: postgres.url,
    AUTH_SECRET: 'one secret for every instance of the test',
    LITEAPI_URL: `${sandboxUrl}/v3.0`,
    LITEAPI_KEY: KEY,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    PUBLIC_URL: 'http://stay.example.test',
  };
  const instances: Instance[] = [];
  const breaks: number[] = [];
  const onBreak = () => breaks.push(Date.now());
  for (let k = 0; k < INSTANCES; k++) instances.push(await startInstance(env, path.join(folder, String(k)), onBreak));
  return {
    instances,
    sandboxUrl,
    databaseUrl: postgres.url,
    breaks,
    async restartDatabase() {
      onBreak();
      await postgres.restart();
    },
    async faults(faults) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ faults });
      await askFor(`${sandboxUrl}/__sandbox/faults`, { method: 'POST', headers, body });
    },
    async close() {
      await Promise.all(instances.map(({ stop }) => stop()));
      await end(sandbox, 'SIGTERM');
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For calls that must succeed. Otherwise the error shows the answer. */
export async function askFor<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as Answer;
}

const quiet = ['ignore', 'ignore', 'inherit', 'ipc'] as ['ignore', 'ignore', 'inherit', 'ipc'];

async function startInstance(env: Record<string, string>, dataDir: string, onBreak: () => void): Promise<Instance> {
  let child: ChildProcess;
  let url = '';
  const start = async () => {
    child = fork(path.join(DIST, 'main.js'), [], { env: { ...env, DATA_DIR: dataDir }, stdio: quiet });
    const [message] = (await once(child, 'message')) as [{ url: string }];
    url = message.url;
  };
  await start();
  return {
    url: () => url,
    async crash() {
      onBreak();
      await end(child, 'SIGKILL');
      await start();
    },
    async restart() {
      onBreak();
      await end(child, 'SIGTERM');
      await start();
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
