/** Runs the sandbox as its own process. Like a real provider, it shares no memory and no event loop with the site. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export type SandboxProcess = { readonly url: string; readonly smtpPort: number; stop(): Promise<void> };

type Options = {
  readonly latencyMs: number;
  readonly seed: string;
  /** Where the stand-ins store their state across restarts. */
  readonly file: string;
};
type Ports = { readonly port: number; readonly smtpPort: number };
type Addresses = Pick<SandboxProcess, 'url' | 'smtpPort'>;

const ANY_PORT: Ports = { port: 0, smtpPort: 0 };
const START_AGAIN_MS = 500;

/** If the sandbox ends unexpectedly, starts it again with the same ports and its stored state. */
export async function startSandbox(entry: string, options: Options, say: (line: string) => void) {
  let isStopping = false;
  let child = forkSandbox(entry, options, ANY_PORT);
  const addresses = await listening(child);
  const ports = { port: Number(new URL(addresses.url).port), smtpPort: addresses.smtpPort };

  const startAgain = async () => {
    if (isStopping) return;
    say('The sandbox has stopped. Restarting it.');
    await new Promise((resolve) => setTimeout(resolve, START_AGAIN_MS));
    if (isStopping) return;
    child = forkSandbox(entry, options, ports);
    child.once('exit', startAgain);
  };
  child.once('exit', startAgain);

  const stop = async () => {
    isStopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { ...addresses, stop } satisfies SandboxProcess;
}

/** For the C library. Two arenas take less than one for each thread and are as fast, and freed memory goes back. */
const LESS_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const forkSandbox = (entry: string, options: Options, ports: Ports): ChildProcess =>
  fork(entry, [JSON.stringify({ ...ports, ...options })], {
    // biome-ignore lint/style/noProcessEnv: the sandbox inherits the environment, with two defaults
    env: { ...LESS_MEMORY, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

async function listening(child: ChildProcess): Promise<Addresses> {
  const started = once(child, 'message') as Promise<[Addresses]>;
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The sandbox stopped before it was ready (exit code ${code})`);
  });
  const [message] = await Promise.race([started, ended]);
  // From now on, its end is not a failed start.
  ended.catch(() => {});
  return message;
}
