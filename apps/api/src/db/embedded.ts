/** Opens the embedded database with little memory. */
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** By default it takes 128 MB at once. Our tables are small, and the operating system caches the files too. */
const MEMORY = ['-c', 'shared_buffers=8MB'];

export function openPglite(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...MEMORY] });
}
