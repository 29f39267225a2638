/** The secret that signs sessions if none is configured. Created at the first start and stored in the data folder. */
import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder } from '@tenth-night/api/db/private-folder';

const SECRET_BYTES = 48;

const fileIn = (dataDir: string) => path.join(dataDir, 'auth-secret');

/** Empty if there is none. */
export const readKeptSecret = (dataDir: string): Promise<string> => readFile(fileIn(dataDir), 'utf8').catch(() => '');

export async function keptSecret(dataDir: string): Promise<string> {
  const file = fileIn(dataDir);
  const known = await readKeptSecret(dataDir);
  if (known) return known;
  // Writes a draft and links it: the file is complete or missing. If two processes start together, one wins.
  const draft = await writeDraft(dataDir, randomBytes(SECRET_BYTES).toString('base64url'));
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}

/** Replaces the secret by one from a backup. */
export async function replaceKeptSecret(dataDir: string, secret: string): Promise<void> {
  await rename(await writeDraft(dataDir, secret), fileIn(dataDir));
}

async function writeDraft(dataDir: string, secret: string): Promise<string> {
  await makePrivateFolder(dataDir);
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  await writeFile(draft, secret, { mode: 0o600 });
  return draft;
}
