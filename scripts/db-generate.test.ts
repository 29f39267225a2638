import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, 'db-generate.mjs');
let folder: string;
let npm: string;

/** In place of npm: says where it stands and what it was told. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-generate-'));
  npm = path.join(folder, 'npm.mjs');
  writeFileSync(npm, 'console.log(JSON.stringify({ cwd: process.cwd(), args: process.argv.slice(2) }));');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
  const env = { ...process.env, npm_execpath: npm };
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, ...args], { env, encoding: 'utf8' });
  return { status, stdout };
}

describe('npm run db:generate', () => {
  it('passes the name to the generator, in the workspace of the schema', () => {
    const { status, stdout } = run('--name', 'guest_names');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      cwd: path.resolve(import.meta.dirname, '../apps/api'),
      args: ['exec', '--', 'drizzle-kit', 'generate', '--name', 'guest_names'],
    });
  });

  it.each([[[]], [['--name']], [['--name', '']], [['--name', 'a b']], [['--name', '../x']], [['guest_names']]])(
    'writes nothing with the arguments %j and says what is missing',
    (args) => {
      const { status, stdout } = run(...args);
      expect(status).toBe(2);
      expect(stdout).toContain('Usage: npm run db:generate -- --name what-changes');
    },
  );
});
