// Starts the built host for a bench, and removes its data afterwards.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/steps/built.mjs';
import { ROOT } from '../../scripts/steps/command.mjs';

/** For benches that measure our server alone. All calls come from one address, so the limits are off. */
export const NO_LATENCY = { SANDBOX_LATENCY_MS: '0', LIMITS: 'off' };

/** As on a server: less memory at the same speed. */
const AS_DEPLOYED = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
const NODE_FLAGS = ['--max-semi-space-size=8'];

/** Ignores the caller's environment, to measure the defaults. `settings` are the exceptions. */
export async function withHost(settings, work) {
  await ensureBuilt();
  const dataDir = makeFolder();
  const env = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...AS_DEPLOYED, ...settings };
  const options = { env, execArgv: NODE_FLAGS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] };
  const child = fork(path.join(ROOT, 'apps/host/dist/main.js'), options);
  const [{ url, sandboxUrl, metricsUrl }] = await once(child, 'message');
  try {
    return await work({ child, url, api: `${url}/api`, sandboxUrl, metricsUrl });
  } finally {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'tenth-night-bench-'));

export async function end(child) {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
