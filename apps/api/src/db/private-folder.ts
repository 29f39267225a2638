/** Keeps bookings and travellers private: only the owner can open the folder and everything in it. */
import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
/** Inside the data folder. */
export const PICTURES_FOLDER = 'pictures';

/** Creates the folder. Also closes one that an earlier start left open. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  await chmod(folder, OWN_FOLDER);
}

/**
 * Closes everything in the folder. The embedded database unpacks its files with open permissions. The folder with made
 * pictures is left out: its files are written closed, and there may be very many.
 */
export async function closeToOthers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name === PICTURES_FOLDER) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      await chmod(file, OWN_FOLDER);
      await closeToOthers(file);
    } else if (entry.isFile()) await chmod(file, OWN_FILE).catch(ignoreGone);
  }
}

/** The sandbox writes here too, and may have replaced a file in the meantime. */
function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
