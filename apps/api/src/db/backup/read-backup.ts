/** Reads a backup piece by piece, however large it is. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  type BackupEntry,
  BackupError,
  type BackupHeader,
  type BackupSummary,
  damaged,
  incomplete,
  notABackup,
  readEntries,
  type TableHead,
} from './backup-format';

/** Throws a `BackupError` if the backup is not whole, at the latest at its end. */
export function readBackup(file: string): AsyncGenerator<BackupEntry> {
  return readEntries(linesIn(file));
}

/** Reads the whole backup, to learn whether it is whole. */
export async function inspectBackup(file: string): Promise<BackupSummary> {
  const tables: TableHead[] = [];
  let header: BackupHeader | null = null;
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'header') header = entry.header;
    if (entry.kind === 'table') tables.push({ table: entry.table, rows: entry.rows });
  }
  if (!header) throw incomplete();
  return { header, tables };
}

/** Only a line feed ends a line. `readline` also takes U+2028 for an end, and texts of travelers may contain it. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  const unpacked = createGunzip();
  input.on('error', (error) => unpacked.destroy(error));
  unpacked.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of input.pipe(unpacked)) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw asBackupError(error as NodeJS.ErrnoException, file);
  } finally {
    input.destroy();
  }
  if (rest !== '') throw incomplete();
}

function asBackupError(error: NodeJS.ErrnoException, file: string): Error {
  if (error.code === 'ENOENT') return new BackupError(`There is no file ${file}.`, { cause: error });
  if (error.code === 'Z_BUF_ERROR') return incomplete(error);
  if (error.message === 'incorrect header check') return notABackup(error);
  return error.code?.startsWith('Z_') ? damaged(error) : error;
}
