import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = path.join(import.meta.dirname, 'migrations');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));

/** During a release the old version still runs on the new tables. It must be able to read and to write them. */
const BREAKS_THE_OLD_VERSION: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops a table', /\bDROP TABLE\b/i],
  ['drops a column', /\bDROP COLUMN\b/i],
  ['renames something', /\bRENAME\b/i],
  ['demands a value that the old version does not write', /\bSET NOT NULL\b/i],
  ['changes the type of a column', /\bSET DATA TYPE\b/i],
];
const NEW_COLUMN = /\bADD COLUMN\b[^;]*\bNOT NULL\b[^;]*/gi;

function problemsOf(sql: string): readonly string[] {
  const found = BREAKS_THE_OLD_VERSION.filter(([, pattern]) => pattern.test(sql)).map(([what]) => what);
  const columns = (sql.match(NEW_COLUMN) ?? []).filter((column) => !/\bDEFAULT\b/i.test(column));
  return [...found, ...columns.map(() => 'adds a column without a default that the old version does not write')];
}

describe('a migration', () => {
  it.each(files)('%s leaves the tables usable for the version before', (file) => {
    expect(problemsOf(readFileSync(path.join(FOLDER, file), 'utf8'))).toEqual([]);
  });

  it('is refused if the version before could not read or write', () => {
    expect(problemsOf('ALTER TABLE "mails" DROP COLUMN "kind";')).toEqual(['drops a column']);
    expect(problemsOf('ALTER TABLE "mails" ADD COLUMN "kind" text NOT NULL;')).toHaveLength(1);
    expect(problemsOf(`ALTER TABLE "mails" ADD COLUMN "kind" text DEFAULT 'x' NOT NULL;`)).toEqual([]);
  });
});
