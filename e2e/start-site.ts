/** Starts the built site for tests: a host on a free port, with its own data folder and sandbox. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jsonOf } from './checked-answer';

const HOST = path.resolve(import.meta.dirname, '../apps/host/dist/main.js');

/** The settings of a typical operator: a proxy in front, support contacts, a site for experiences. */
const SITE_ENV = {
  NODE_ENV: 'test',
  PORT: '0',
  TRUST_PROXY: '1',
  SANDBOX_LATENCY_MS: '60',
  SUPPORT_EMAIL: 'help@tenthnight.example',
  SUPPORT_PHONE: '+353 1 555 0100',
  SUPPORT_EMERGENCY_PHONE: '+353 1 555 0199',
  EXPERIENCES_URL: 'https://experiences.example/tours',
  EXPERIENCES_PROVIDER: 'Wander Tours',
  DESK_EMAILS: 'desk-phone@example.test, desk-wide@example.test, desk-codes@example.test',
  // All tests share one IP address, and in minutes they send as many requests as hundreds of people.
  LIMITS: 'off',
};

export type Site = {
  readonly url: string;
  readonly sandboxUrl: string;
  /** Replaces the faults of the sandbox. Without arguments, everything works again. */
  faults(...faults: readonly Readonly<Record<string, unknown>>[]): Promise<void>;
};

export type StartedSite = {
  readonly site: Site;
  stop(): Promise<void>;
  /** Stops it at once, for the end of the process. */
  kill(): void;
};

export async function startSite(changes: Readonly<Record<string, string>> = {}): Promise<StartedSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tenth-night-e2e-'));
  const env = { ...process.env, ...SITE_ENV, ...changes, DATA_DIR: dataDir };
  // The database is WebAssembly. Compiling it a second time, for speed, costs more than it gains in a few minutes.
  const host = fork(HOST, { env, execArgv: ['--liftoff-only'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = once(host, 'exit');
  const { url, sandboxUrl } = await listening(host);
  // The test process may exit while the host still runs.
  host.unref();
  host.channel?.unref();
  const faults: Site['faults'] = async (...list) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ faults: list });
    await jsonOf(await fetch(`${sandboxUrl}/__sandbox/faults`, { method: 'POST', headers, body }));
  };
  const clear = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  const stop = async () => {
    host.kill('SIGTERM');
    await gone;
    clear();
  };
  const kill = () => {
    host.kill('SIGKILL');
    clear();
  };
  return { site: { url, sandboxUrl, faults }, stop, kill };
}

async function listening(host: ChildProcess): Promise<{ url: string; sandboxUrl: string }> {
  const ended = once(host, 'exit').then(([code]) => {
    throw new Error(`The host ended with exit code ${code}`);
  });
  const started = once(host, 'message') as Promise<[{ url: string; sandboxUrl: string }]>;
  const [message] = await Promise.race([started, ended]);
  ended.catch(() => {});
  return message;
}
