/** The commands `npm run db:backup` and `npm run db:restore`: the database, and the secret of the data folder. */
import type { Config } from '@tenth-night/api/config/env';
import { type BackupSummary, rowsOf } from '@tenth-night/api/db/backup/backup-format';
import { restoreBackup } from '@tenth-night/api/db/backup/restore-backup';
import { writeBackup } from '@tenth-night/api/db/backup/write-backup';
import { readKeptSecret, replaceKeptSecret } from './auth-secret';
import { openDatabase, openExisting, thenClose } from './open-database';
import { MIGRATIONS_FOLDER } from './places';

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'authSecret'>;
type Say = (line: string) => void;

export type BackupOptions = { readonly withSecret: boolean; readonly now: () => number };
export type RestoreOptions = { readonly replaces: boolean };

export async function backUp(place: Place, file: string, options: BackupOptions, say: Say): Promise<void> {
  // A configured secret belongs to the configuration, which the operator keeps anyway.
  const secret = place.authSecret ? '' : await readKeptSecret(place.dataDir);
  const database = await openExisting(place);
  const summary = await thenClose(database, () =>
    writeBackup(database.db, file, {
      migrationsFolder: MIGRATIONS_FOLDER,
      now: options.now,
      secret: options.withSecret && secret ? secret : null,
    }),
  );
  say(`Wrote ${file}: ${rowsOf(summary)} rows of ${summary.tables.length} tables.`);
  say(noteOnBackup(summary, place, secret));
}

function noteOnBackup({ header }: BackupSummary, { authSecret, dataDir }: Place, secret: string): string {
  if (header.secret)
    return 'It contains the secret that signs sessions and links. Keep it where nobody else can read it.';
  if (authSecret) return 'AUTH_SECRET is not in it. Keep it too: without it, sessions and links to bookings end.';
  if (!secret) return 'It contains no secret: the site has not made one yet.';
  return `The secret in ${dataDir}/auth-secret is not in it. Keep it too, or add --with-secret: without it, sessions and links to bookings end.`;
}

export async function restore(place: Place, file: string, { replaces }: RestoreOptions, say: Say): Promise<void> {
  const database = await openDatabase(place);
  const summary = await thenClose(database, () =>
    restoreBackup(database.db, file, { migrationsFolder: MIGRATIONS_FOLDER, replaces }),
  );
  say(`Restored ${rowsOf(summary)} rows of ${summary.tables.length} tables, from ${summary.header.madeAt}.`);
  say(await restoreSecret(place, summary.header.secret));
}

async function restoreSecret({ authSecret, dataDir }: Place, secret: string | undefined): Promise<string> {
  if (!secret)
    return 'The backup has no secret. Give the site the one that it had, or sessions and links to bookings end.';
  if (authSecret === secret) return 'AUTH_SECRET is the secret of the backup: sessions and links to bookings go on.';
  if (authSecret) {
    return 'AUTH_SECRET is not the secret of the backup. Set AUTH_SECRET_PREVIOUS to the old one, or sessions and links to bookings end.';
  }
  await replaceKeptSecret(dataDir, secret);
  return `Wrote the secret of the backup to ${dataDir}/auth-secret: sessions and links to bookings go on.`;
}
