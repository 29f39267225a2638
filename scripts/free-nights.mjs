// `npm run free-nights`: prints the free nights of all travellers, and what they cost the operator. It reads the
// database of the environment. Nobody else may use an embedded database meanwhile, so stop the site first.
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT, say } from './steps/command.mjs';

const load = (file) => tsImport(`../apps/api/src/${file}`, import.meta.url);
const { readProcessConfig } = await load('config/env.ts');
const { openEmbedded, openPostgres } = await load('db/client.ts');
const { describeFreeNights } = await load('modules/free-nights/describe-free-nights.ts');

const migrations = path.join(ROOT, 'apps/api/src/db/migrations');
const { databaseUrl, dataDir } = readProcessConfig();
const none = async () => {
  throw new Error(`There is no database in ${dataDir}`);
};
try {
  const database = databaseUrl
    ? await openPostgres(databaseUrl, migrations)
    : await openEmbedded(dataDir, migrations, none);
  say(await describeFreeNights(database.db));
  await database.close();
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
