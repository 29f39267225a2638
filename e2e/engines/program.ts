/** Runs a program for as long as a test needs it, with a folder of its own for all that it keeps. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Program {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'tenth-night-engine-'));
}

export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, stdio: StdioOptions): Program {
  // A group of its own: a browser is many processes.
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio, detached: true });
  const gone = once(child, 'exit').catch(() => {});
  const kill = () => {
    if (child.pid) end(child.pid);
  };
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await gone;
  };
  return { child, stop };
}

function end(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** A browser that ends may still write its last files. */
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
