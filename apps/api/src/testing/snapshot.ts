/** The empty database that tests start from. Created once and shared by all tests. */
import path from 'node:path';
import { ensureSnapshot } from '../db/snapshot';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

export const MIGRATIONS_FOLDER = path.join(ROOT, 'apps/api/src/db/migrations');

export function testSnapshot(): Promise<string> {
  return ensureSnapshot(MIGRATIONS_FOLDER, path.join(ROOT, '.cache'));
}
