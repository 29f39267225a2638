/** The sandbox as a process of its own: it shares no memory and no event loop with the site, as a real provider would not. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export type SandboxProcess = { readonly url: string; readonly smtpPort: number; stop(): Promise<void> };

type Options = {
  readonly latencyMs: number;
  readonly seed: string;
  /** What the stand-ins remember over a restart. */
  readonly file: string;
};
type Addresses = Pick<SandboxProcess, 'url' | 'smtpPort'>;

export async function startSandbox(entry: string, options: Options): Promise<SandboxProcess> {
  const child = fork(entry, [JSON.stringify({ port: 0, smtpPort: 0, ...options })], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { url, smtpPort } = await listening(child);
  return {
    url,
    smtpPort,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function listening(child: ChildProcess): Promise<Addresses> {
  const started = once(child, 'message') as Promise<[Addresses]>;
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The sandbox ended before it could answer (exit code ${code})`);
  });
  const [message] = await Promise.race([started, ended]);
  // From now on its end is the business of stop() alone.
  ended.catch(() => {});
  return message;
}
