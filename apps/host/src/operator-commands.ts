/** The operator's commands on the data of the site. Each command uses the database of the environment. */
import path from 'node:path';
import type { Config } from '@tenth-night/api/config/env';
import type { Database } from '@tenth-night/api/db/client';
import { createDeskLog } from '@tenth-night/api/modules/desk/desk-log';
import { createFactorRepo } from '@tenth-night/api/modules/desk/factor.repo';
import { describeFreeNights } from '@tenth-night/api/modules/free-nights/describe-free-nights';
import { backUp, restore } from './backup';
import { openExisting, thenClose } from './open-database';

type Say = (line: string) => void;

type Command = {
  /** Its arguments, as the usage shows them. */
  readonly takes: string;
  readonly does: string;
  readonly arguments: number;
  readonly flags: readonly string[];
  readonly run: (site: Config, given: Given, say: Say) => Promise<void>;
};
export type Given = { readonly first: string; readonly has: (flag: string) => boolean };

async function withDatabase(site: Config, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openExisting(site);
  await thenClose(database, () => work(database));
}

const resetFactor: Command['run'] = (site, { first: email }, say) =>
  withDatabase(site, async ({ db }) => {
    const isRemoved = await createFactorRepo(db, Date.now).remove(email);
    const operator = { email: 'the command line' };
    if (isRemoved) await createDeskLog(db, Date.now).note(operator, 'none', { action: 'reset', detail: { email } });
    say(isRemoved ? `${email} has no second factor any more.` : `${email} has no second factor.`);
  });

export const COMMANDS: Readonly<Record<string, Command>> = {
  'db:backup': {
    takes: 'FILE [--with-secret]',
    does: 'Writes all data of the site into FILE, which must not exist. --with-secret adds the secret of the data folder.',
    arguments: 1,
    flags: ['with-secret'],
    run: (site, { first, has }, say) =>
      backUp(site, path.resolve(first), { withSecret: has('with-secret'), now: Date.now }, say),
  },
  'db:restore': {
    takes: 'FILE [--replace]',
    does: 'Puts the data of a backup into an empty database. --replace deletes everything in the database first. Stop the site before.',
    arguments: 1,
    flags: ['replace'],
    run: (site, { first, has }, say) => restore(site, path.resolve(first), { replaces: has('replace') }, say),
  },
  'free-nights': {
    takes: '',
    does: 'Prints the free nights of all travelers, and what they cost you.',
    arguments: 0,
    flags: [],
    run: (site, _, say) => withDatabase(site, async ({ db }) => say(await describeFreeNights(db))),
  },
  'desk:reset': {
    takes: 'EMAIL',
    does: 'Removes the second factor of a person who lost their phone. They set up a new one with a letter.',
    arguments: 1,
    flags: [],
    run: resetFactor,
  },
};
