/** Built hosts and a sandbox as separate processes. The vitest projects that use them build the host first. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const BUILT_HOST = path.resolve(import.meta.dirname, '../../../host/dist');
const KEY = 'sand_00000000-0000-4000-8000-000000000000';

export type Instance = {
  readonly url: () => string;
  /** Kills the process without warning, and starts it again. */
  crash(): Promise<void>;
  /** Restarts the process like an operator: it finishes its work or hands it over. */
  restart(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export type SandboxProcess = { readonly url: string; readonly smtpPort: number; stop(): Promise<void> };

export async function startSandbox(seed: string, latencyMs = 0): Promise<SandboxProcess> {
  const options = { port: 0, smtpPort: 0, seed, latencyMs };
  const child = fork(path.join(BUILT_HOST, 'sandbox.js'), [JSON.stringify(options)], { stdio: quiet });
  const [{ url, smtpPort }] = (await once(child, 'message')) as [{ url: string; smtpPort: number }];
  return { url, smtpPort, stop: () => end(child, 'SIGTERM') };
}

/** The settings of an instance that uses this sandbox like a live provider. */
export function instanceEnv({ url, smtpPort }: SandboxProcess, databaseUrl: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'test',
    PORT: '0',
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'one secret for every instance of the test',
    LITEAPI_URL: `${url}/v3.0`,
    LITEAPI_KEY: KEY,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    PUBLIC_URL: 'http://stay.example.test',
  };
}

/** Makes a call that must succeed. If it fails, the error shows the answer. */
export async function askFor<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as Answer;
}

const quiet = ['ignore', 'ignore', 'inherit', 'ipc'] as ['ignore', 'ignore', 'inherit', 'ipc'];

type Program = { readonly env: Record<string, string>; readonly dataDir: string; readonly host?: string };

/** `host` is the folder of the built host. */
export async function startInstance({ env, dataDir, host = BUILT_HOST }: Program): Promise<Instance> {
  let child: ChildProcess;
  let url = '';
  const start = async () => {
    child = fork(path.join(host, 'main.js'), [], { env: { ...env, DATA_DIR: dataDir }, stdio: quiet });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The instance could not start')));
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
    ended.catch(() => {});
    url = message.url;
  };
  await start();
  return {
    url: () => url,
    async crash() {
      await end(child, 'SIGKILL');
      await start();
    },
    async restart() {
      await end(child, 'SIGTERM');
      await start();
    },
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
