/** Opens the database that the configuration names. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@tenth-night/api/config/env';
import { type Database, openEmbedded, openPostgres } from '@tenth-night/api/db/client';
import { DataFolderError } from '@tenth-night/api/db/data-folder-lock';
import { ensureSnapshot } from '@tenth-night/api/db/snapshot';
import { CACHE_FOLDER, MIGRATIONS_FOLDER } from './places';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

const snapshot = () => ensureSnapshot(MIGRATIONS_FOLDER, CACHE_FOLDER);

/** Creates and migrates its tables. */
export async function openDatabase({ databaseUrl, dataDir }: Place): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl, MIGRATIONS_FOLDER);
  return openEmbedded(dataDir, MIGRATIONS_FOLDER, snapshot);
}

/** Creates nothing and leaves the tables as they are. */
export async function openExisting({ databaseUrl, dataDir }: Place): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl, null);
  if (!existsSync(path.join(dataDir, 'database'))) throw new DataFolderError(`There is no database in ${dataDir}.`);
  return openEmbedded(dataDir, null, snapshot);
}

export async function thenClose<T>(database: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await database.close();
  }
}
