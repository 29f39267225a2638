/**
 * The format of a backup: lines of text, packed with gzip. The first line is the header. Each table follows with a head
 * and as many lines of JSON as it has rows. The last line has a checksum of all lines before it, so a backup without it
 * is incomplete.
 */
import { createHash } from 'node:crypto';

const FORMAT = 'tenth-night-backup';
const VERSION = 1;

/** A problem that the operator can read and act on. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export type BackupHeader = {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** The latest migration of the database. */
  readonly migration: string;
  readonly madeAt: string;
  /** The secret of the data folder, if the operator asked for it. */
  readonly secret?: string;
};

export type TableHead = { readonly table: string; readonly rows: number };
export type BackupSummary = { readonly header: BackupHeader; readonly tables: readonly TableHead[] };

export type BackupEntry =
  | ({ readonly kind: 'header' } & Pick<BackupSummary, 'header'>)
  | ({ readonly kind: 'table' } & TableHead)
  | { readonly kind: 'row'; readonly table: string; readonly json: string };

export const headerOf = (facts: Pick<BackupHeader, 'migration' | 'madeAt' | 'secret'>): BackupHeader => ({
  format: FORMAT,
  version: VERSION,
  ...facts,
});

export const rowsOf = ({ tables }: BackupSummary): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** Adds the last line. */
export async function* withChecksum(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    hash.update(`${line}\n`);
    yield `${line}\n`;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/** Reads the lines of a backup. Throws a `BackupError` at the first line that is not as it should be. */
export async function* readEntries(lines: AsyncIterable<string>): AsyncGenerator<BackupEntry> {
  const hash = createHash('sha256');
  let table = '';
  let rowsLeft = 0;
  let state: 'start' | 'tables' | 'end' = 'start';
  for await (const line of lines) {
    if (state === 'end') throw damaged();
    if (rowsLeft > 0) {
      rowsLeft -= 1;
      yield { kind: 'row', table, json: line };
    } else if (state === 'start') {
      state = 'tables';
      yield { kind: 'header', header: readHeader(line) };
    } else {
      const { sha256, ...head } = parse(line) as Partial<TableHead> & { readonly sha256?: string };
      if (typeof sha256 === 'string') {
        if (sha256 !== hash.digest('hex')) throw damaged();
        state = 'end';
        continue;
      }
      ({ table, rows: rowsLeft } = readHead(head));
      yield { kind: 'table', table, rows: rowsLeft };
    }
    hash.update(`${line}\n`);
  }
  if (state !== 'end') throw incomplete();
}

export const damaged = (cause?: unknown) =>
  new BackupError('The backup is damaged: its checksum or its contents are wrong. Use another one.', { cause });
export const incomplete = (cause?: unknown) =>
  new BackupError('The backup is incomplete: its end is missing. Use another one.', { cause });
export const notABackup = (cause?: unknown) => new BackupError('The file is not a backup of Tenth Night.', { cause });

function readHeader(line: string): BackupHeader {
  const header = parse(line) as Partial<BackupHeader>;
  if (header.format !== FORMAT) throw notABackup();
  if (header.version !== VERSION) {
    throw new BackupError(
      `The backup has format ${String(header.version)}, and this version of Tenth Night reads format ${VERSION}. Restore it with the version that made it.`,
    );
  }
  if (typeof header.migration !== 'string') throw damaged();
  return header as BackupHeader;
}

function readHead({ table, rows }: Partial<TableHead>): TableHead {
  if (typeof table !== 'string' || !Number.isSafeInteger(rows) || Number(rows) < 0) throw damaged();
  return { table, rows: Number(rows) };
}

function parse(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch (cause) {
    throw damaged(cause);
  }
  throw damaged();
}
