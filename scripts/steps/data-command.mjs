// Runs a command on the data of the site, with the configuration of the site. Prints plain words if it fails.
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { say } from './command.mjs';

const load = (file) => tsImport(`../../apps/${file}`, import.meta.url);
/** Their messages are for the operator. Others may contain rows of the database. */
const CLEAR = ['BackupError', 'ConfigError', 'DataFolderError'];

/** `run(config, file, values)` does the work. Without one file as argument, prints the usage. */
export async function runDataCommand(usage, options, run) {
  const args = readArgs(options);
  if (!args) {
    say(usage);
    process.exitCode = 2;
    return;
  }
  // Only this user may read new files.
  process.umask(0o077);
  try {
    const { readProcessConfig } = await load('api/src/config/env.ts');
    const { backUp, restore } = await load('host/src/backup.ts');
    await run({ backUp, restore }, readProcessConfig(), args);
  } catch (error) {
    say(wordsFor(error));
    process.exitCode = 1;
  }
}

function readArgs(options) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return positionals.length === 1 ? { file: positionals[0], values } : null;
  } catch (error) {
    say(error.message);
    return null;
  }
}

function wordsFor(error) {
  if (error.name === 'DataFolderError' && error.message.includes('in use')) {
    return `${error.message}\nThe embedded database serves one process at a time: stop the site, run the command, and start the site again. With PostgreSQL (DATABASE_URL), a backup needs no stop.`;
  }
  if (CLEAR.includes(error.name)) return error.message;
  return `The database refused: ${error.cause?.message ?? error.message}`;
}
