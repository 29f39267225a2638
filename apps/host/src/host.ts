/** The front door: opens the database, starts the sandbox when no live provider is set, and serves the API and the site. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApi } from '@tenth-night/api/build-api';
import type { Config } from '@tenth-night/api/config/env';
import { plainLinks } from '@tenth-night/api/config/plain-links';
import type { Database } from '@tenth-night/api/db/client';
import { authSettings } from '@tenth-night/api/modules/auth/auth-settings';
import type { PaymentConfig } from '@tenth-night/api/providers/rate-vendor';
import type { FastifyInstance } from 'fastify';
import { keptSecret } from './auth-secret';
import { listen } from './listen';
import { openMetrics } from './metrics/open-metrics';
import { openDatabase } from './open-database';
import { openTraces } from './open-traces';
import { TEXTS_FOLDER } from './places';
import { type SandboxProcess, startSandbox } from './sandbox-process';

export type Host = {
  readonly url: string;
  readonly sandboxUrl: string | null;
  readonly metricsUrl: string | null;
  stop(): Promise<void>;
};

export type HostParts = {
  readonly sandboxEntry: string;
  mountSite(app: FastifyInstance, config: Config, payment: PaymentConfig, sandboxUrl: string | null): Promise<void>;
  say(line: string): void;
};

export async function startHost(config: Config, { sandboxEntry, mountSite, say }: HostParts): Promise<Host> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  const cleanUp = async () => {
    for (const end of cleanUps.splice(0).reverse()) await end();
  };
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    // Load balancers notice 'not ready' before we refuse anybody.
    await pause(config.drainMs);
    await cleanUp();
  };
  try {
    const metrics = await openMetrics(config.metrics);
    const traces = await openTraces(config.traces);
    cleanUps.push(metrics.stop, traces.stop);
    if (metrics.url) say(`Metrics: ${metrics.url}`);
    say('Opening the database and the hotel provider…');
    const startOwn = () =>
      startSandbox(sandboxEntry, { ...config.sandbox, file: path.join(config.dataDir, 'sandbox.jsonl') }, say);
    const [database, sandbox] = await openBoth(config, startOwn, cleanUps);
    tellFacts(config, database, sandbox, say);
    const secret = config.authSecret ?? (await keptSecret(config.dataDir));
    const auth = authSettings(config, secret, sandbox?.url ?? null);
    const watch = { meters: metrics.meters, tracer: traces.tracer };
    let origin = config.publicUrl;
    const state = { isReady: () => !isStopping, originOf: () => origin };
    const parts = { database, auth, sandbox, textsFolder: TEXTS_FOLDER, ...watch, ...state };
    const { app, payment } = await buildApi(config, parts);
    cleanUps.push(() => app.close());
    await mountSite(app, config, payment, sandbox?.url ?? null);
    const onTaken = (port: number) => say(`Port ${port} is taken, trying ${port + 1}`);
    const url = await listen(app, { host: config.host, port: config.port, onTaken });
    origin ??= url;
    return { url, sandboxUrl: sandbox?.url ?? null, metricsUrl: metrics.url, stop };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** Opens both in parallel. Registers each for clean-up, even if the other one fails. */
async function openBoth(config: Config, startOwn: () => Promise<SandboxProcess>, cleanUps: (() => Promise<unknown>)[]) {
  const [database, sandbox] = await Promise.allSettled([openDatabase(config), config.live ? null : startOwn()]);
  if (database.status === 'fulfilled') cleanUps.push(() => database.value.close());
  if (sandbox.status === 'fulfilled' && sandbox.value) cleanUps.push(sandbox.value.stop);
  if (database.status === 'rejected') throw database.reason;
  if (sandbox.status === 'rejected') throw sandbox.reason;
  return [database.value, sandbox.value] as const;
}

/** For the terminal. */
function tellFacts(config: Config, database: Database, sandbox: SandboxProcess | null, say: HostParts['say']): void {
  say(`Database: ${database.kind === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`);
  say(sandbox ? 'Hotels: sandbox, no real bookings' : `Hotels: ${config.live?.baseUrl}`);
  say(`Mail: ${mailWords(config, sandbox)}`);
  if (!config.hasLimits) say('Limits: off, callers are not throttled');
  for (const name of plainLinks(config)) say(`Warning: ${name} points to another machine without TLS`);
}

function mailWords({ mail }: Config, sandbox: SandboxProcess | null): string {
  if (mail.smtpUrl) return `by ${new URL(mail.smtpUrl).host}`;
  return sandbox ? `caught by the sandbox, read it at ${sandbox.url}/mail` : 'waits until SMTP_URL is set';
}
