// `npm run db:generate -- --name what-changes`: writes the migration for a changed schema. npm does not pass arguments
// of the root command to a workspace, so we read them here. Without a name the generator would invent one.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { npm, ROOT, say } from './steps/command.mjs';

const USAGE = `Usage: npm run db:generate -- --name what-changes
The name becomes part of the migration's file name: small letters, digits, - and _.`;

function readName() {
  try {
    const { values } = parseArgs({ options: { name: { type: 'string' } } });
    return /^[a-z0-9][a-z0-9_-]*$/.test(values.name ?? '') ? values.name : null;
  } catch (error) {
    say(error.message);
    return null;
  }
}

const name = readName();
if (name) {
  const [command, args] = npm('exec', '--', 'drizzle-kit', 'generate', '--name', name);
  const options = { cwd: path.join(ROOT, 'apps/api'), stdio: 'inherit' };
  process.exitCode = spawnSync(command, args, options).status ?? 1;
} else {
  say(USAGE);
  process.exitCode = 2;
}
