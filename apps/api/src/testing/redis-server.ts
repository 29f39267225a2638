/** A Redis server for tests: started on a free port, stores nothing, stopped afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './postgres-server';

const NAMES = ['redis-server', 'valkey-server'];

export type RedisServer = { readonly url: string; stop(): Promise<void> };

/** The server's program, or null if there is none. */
export function findRedis(extraFolder: string | undefined): string | null {
  const folders = [...(extraFolder ? [extraFolder] : []), ...(process.env['PATH'] ?? '').split(path.delimiter)];
  const programs = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return programs.find((program) => existsSync(program)) ?? null;
}

export async function startRedis(program: string, port?: number): Promise<RedisServer> {
  const chosen = port ?? (await freePort());
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  // The environment is empty, because Redis does not start with a preloaded library that changes the clock.
  const server = spawn(program, args, { env: {}, stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const chunk of server.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  server.stdout.resume();
  return {
    url: `redis://127.0.0.1:${chosen}`,
    async stop() {
      if (server.exitCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}
