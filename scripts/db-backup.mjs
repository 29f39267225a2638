// `npm run db:backup -- FILE [--with-secret]`: writes all data of the site into one file.
import path from 'node:path';
import { say } from './steps/command.mjs';
import { runDataCommand } from './steps/data-command.mjs';

const USAGE = `Usage: npm run db:backup -- FILE [--with-secret]
Writes all data of the site into FILE, which must not exist. --with-secret adds the secret of the data folder.`;

await runDataCommand(USAGE, { 'with-secret': { type: 'boolean' } }, ({ backUp }, config, { file, values }) =>
  backUp(config, path.resolve(file), { withSecret: values['with-secret'] === true, now: Date.now }, say),
);
