/** Bookings and their travellers are nobody else's business: a folder and all in it that only its owner can open. */
import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** Makes the folder, and closes it to others also where an earlier start has left it open. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  await chmod(folder, OWN_FOLDER);
}

/** All that is in the folder. The embedded database opens its files to everybody when it unpacks them. */
export async function closeToOthers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      await chmod(file, OWN_FOLDER);
      await closeToOthers(file);
    } else if (entry.isFile()) await chmod(file, OWN_FILE).catch(ignoreGone);
  }
}

/** The sandbox writes here too, and may have replaced a file meanwhile. */
function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
