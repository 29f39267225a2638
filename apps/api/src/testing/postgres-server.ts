/** A PostgreSQL server for tests: started on a free port in a temporary folder, removed afterwards. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export type PostgresServer = {
  readonly url: string;
  /** Stops the server without warning, like a crash, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** The user that runs the server if the tests run as root, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const DEBIAN = '/usr/lib/postgresql';

/** The folder of the server's programs. Null if there is none, or if the variable says `none`. */
export const POSTGRES_PROGRAMS = findPostgres(process.env['TEST_POSTGRES_PROGRAMS']);

function findPostgres(extraFolder: string | undefined): string | null {
  if (extraFolder === 'none') return null;
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : [];
  const folders = [...(extraFolder ? [extraFolder] : []), ...debian, ...onPath];
  return (
    folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'))) ??
    null
  );
}

export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = path.join(folder, 'data');
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'fsync=off',
    '-c',
    'max_connections=300',
  ];
  const run = () => spawn(path.join(programs, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let server = run();
  await untilItAnswers(url, server);
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  return {
    url,
    async restart() {
      await end('SIGQUIT');
      server = run();
      await untilItAnswers(url, server);
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not start');
}
