/** `node apps/host/dist/operate.js COMMAND`: runs a command on the data of the site, with the configuration of the site. */
import { parseArgs } from 'node:util';
import { readProcessConfig } from '@tenth-night/api/config/env';
import { COMMANDS, type Given } from './operator-commands';

/** Their messages are for the operator. Others may contain rows of the database. */
const CLEAR = ['BackupError', 'ConfigError', 'DataFolderError'];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function operate([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    say(`Usage: node apps/host/dist/operate.js COMMAND\nCommands: ${Object.keys(COMMANDS).join(', ')}`);
    return 2;
  }
  const given = read(args, command);
  if (!given) {
    const { takes, does } = command;
    say(`Usage: npm run ${name} -- ${takes}\n${does}`);
    say(`Without the sources: node apps/host/dist/operate.js ${name} ${takes}`);
    return 2;
  }
  // Only this user may read new files.
  process.umask(0o077);
  try {
    await command.run(readProcessConfig(), given, say);
    return 0;
  } catch (error) {
    say(wordsFor(error as Error));
    return 1;
  }
}

function read(args: readonly string[], command: (typeof COMMANDS)[string]): Given | null {
  const options = Object.fromEntries(command.flags.map((flag) => [flag, { type: 'boolean' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length !== command.arguments) return null;
    return { first: positionals[0] ?? '', has: (flag) => values[flag] === true };
  } catch (error) {
    say((error as Error).message);
    return null;
  }
}

function wordsFor(error: Error): string {
  if (error.name === 'DataFolderError' && error.message.includes('in use')) {
    return `${error.message}\nThe embedded database serves one process at a time: stop the site, run the command, and start the site again. With PostgreSQL (DATABASE_URL), a backup needs no stop.`;
  }
  if (CLEAR.includes(error.name)) return error.message;
  const cause = error.cause instanceof Error ? error.cause : error;
  return `The database refused: ${cause.message}`;
}

process.exitCode = await operate(process.argv.slice(2));
