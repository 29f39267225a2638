/** An empty, migrated embedded database as one file. Created once per set of migrations. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openPglite } from './embedded';

export async function ensureSnapshot(migrationsFolder: string, cacheFolder: string): Promise<string> {
  const file = path.join(cacheFolder, `database-${await fingerprint(migrationsFolder)}.tar.gz`);
  if (existsSync(file)) return file;
  const client = await openPglite();
  await migrate(drizzle(client), { migrationsFolder });
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  await mkdir(cacheFolder, { recursive: true });
  // Writes another file and renames it, so that a snapshot is complete or missing.
  await writeFile(`${file}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return file;
}

async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
