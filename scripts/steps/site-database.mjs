// The database that the site would use, for commands.
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from './command.mjs';

export const loadApi = (file) => tsImport(`../../apps/api/src/${file}`, import.meta.url);

const MIGRATIONS = path.join(ROOT, 'apps/api/src/db/migrations');

export async function openDatabase() {
  const { readProcessConfig } = await loadApi('config/env.ts');
  const { openEmbedded, openPostgres } = await loadApi('db/client.ts');
  const { databaseUrl, dataDir } = readProcessConfig();
  if (databaseUrl) return openPostgres(databaseUrl, MIGRATIONS);
  return openEmbedded(dataDir, MIGRATIONS, async () => {
    throw new Error(`There is no database in ${dataDir}`);
  });
}
