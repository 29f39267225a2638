/** The secret that signs sessions if none is configured. Created at the first start and stored in the data folder. */
import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder } from '@tenth-night/api/db/private-folder';

const SECRET_BYTES = 48;

export async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'auth-secret');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  await makePrivateFolder(dataDir);
  // Writes a draft and links it: the file is complete or missing. If two processes start together, one wins.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
