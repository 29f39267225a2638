// `npm run db:restore -- FILE [--replace]`: puts the data of a backup into the database of the environment.
import path from 'node:path';
import { say } from './steps/command.mjs';
import { runDataCommand } from './steps/data-command.mjs';

const USAGE = `Usage: npm run db:restore -- FILE [--replace]
Puts the data of a backup into an empty database. --replace deletes everything in the database first. Stop the site before.`;

await runDataCommand(USAGE, { replace: { type: 'boolean' } }, ({ restore }, config, { file, values }) =>
  restore(config, path.resolve(file), { replaces: values.replace === true }, say),
);
