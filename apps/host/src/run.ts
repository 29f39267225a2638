/** Runs a host as a program: messages for the terminal, a clean end on Ctrl-C, plain words if it cannot start. */
import cluster from 'node:cluster';
import { type Config, ConfigError } from '@tenth-night/api/config/env';
import { DataFolderError } from '@tenth-night/api/db/data-folder-lock';
import { readBrandedConfig } from './brand';
import { collectGarbage } from './collect-garbage';
import { type HostParts, startHost } from './host';
import { PortTakenError } from './listen';
import { openMetricsOfAll } from './metrics/metrics-of-all';
import { startProcesses } from './processes';

type Parts = Omit<HostParts, 'say'> & {
  /** The file that runs this, for further processes. Null if one process is enough. */
  readonly program: string | null;
};

const print = (line: string) => process.stdout.write(`${line}\n`);

export async function run({ program, ...parts }: Parts): Promise<void> {
  // Only this user may read new files in the data folder, also those of the sandbox.
  process.umask(0o077);
  try {
    const config = readBrandedConfig();
    if (cluster.isPrimary && config.processes > 1 && program) await runMany(config, program);
    else await runHere(config, parts);
  } catch (error) {
    process.exitCode = 1;
    // One of several processes is kept alive by its channel to the first one.
    const end = () => cluster.isWorker && process.exit();
    process.stderr.write(`\nTenth Night could not start.\n${reason(error)}\n`, end);
  }
}

async function runHere(config: Config, parts: Omit<HostParts, 'say'>): Promise<void> {
  // If there are several processes, only the first one prints.
  const host = await startHost(config, { ...parts, say: cluster.isPrimary ? print : () => {} });
  endOnSignals(host.stop);
  if (cluster.isPrimary) tellOpen(host.url);
  collectGarbage();
  const { url, sandboxUrl, metricsUrl } = host;
  tellParent({ kind: 'listening', url, sandboxUrl, metricsUrl });
}

async function runMany({ processes: count, metrics: at }: Config, program: string): Promise<void> {
  const metrics = await openMetricsOfAll(at, () => workers());
  if (metrics) print(`Metrics: ${metrics.url}`);
  const { workers, stop, ended } = startProcesses({
    count,
    program,
    onOpen: (url, pids) => {
      print(`${pids.length} processes: ${pids.join(', ')}`);
      tellOpen(url);
      tellParent({ kind: 'listening', url, sandboxUrl: null, metricsUrl: metrics?.url ?? null });
    },
    onReplaced: (pid) => print(`Process ${pid} has ended, starting another one`),
    onEnded: (worker) => metrics?.forget(worker),
  });
  endOnSignals(async () => {
    stop();
    await ended;
  });
  void ended.then((isPlanned) => process.exit(isPlanned ? 0 : 1));
}

function tellOpen(url: string): void {
  print(`\nTenth Night is open at ${url}\nPress Ctrl-C to stop.`);
}

/** The parent process may have ended in the meantime. Then the message is dropped. */
function tellParent(message: object): void {
  process.send?.(message, undefined, undefined, () => {});
}

/** Another instance or the next start continues unfinished work: nothing important lives only in memory. */
const STOP_WITHIN_MS = 30_000;

/**
 * Ctrl-C in a terminal reaches us twice: from the terminal, and from npm. A later one means that the user does not want
 * to wait.
 */
const SAME_PRESS_MS = 1_000;

function endOnSignals(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const end = () => {
    if (stoppingSince !== null) return;
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void stop().then(() => process.exit(0));
  };
  const endNow = () => {
    if (stoppingSince !== null && performance.now() - stoppingSince > SAME_PRESS_MS) process.exit(1);
    end();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endNow);
  // A parent that forked us and has ended will never send a signal.
  process.on('disconnect', end);
}

/** Explains problems that the user can fix. Anything else is a bug and shows its stack. */
function reason(error: unknown): string {
  const isExpected =
    error instanceof ConfigError || error instanceof DataFolderError || error instanceof PortTakenError;
  if (isExpected) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
