// `npm run desk:reset -- EMAIL`: removes the second factor of a person who lost their phone. They set up a new one with
// a letter. It writes to the database of the environment. Nobody else may use an embedded database meanwhile, so stop the
// site first.
import { say } from './steps/command.mjs';
import { loadApi, openDatabase } from './steps/site-database.mjs';

const [email] = process.argv.slice(2);
try {
  if (!email) throw new Error('Name the email address: npm run desk:reset -- ada@example.com');
  const { createFactorRepo } = await loadApi('modules/desk/factor.repo.ts');
  const { createDeskLog } = await loadApi('modules/desk/desk-log.ts');
  const database = await openDatabase();
  const isRemoved = await createFactorRepo(database.db, Date.now).remove(email);
  const operator = { email: 'the command line' };
  if (isRemoved)
    await createDeskLog(database.db, Date.now).note(operator, 'none', { action: 'reset', detail: { email } });
  await database.close();
  say(isRemoved ? `${email} has no second factor any more.` : `${email} has no second factor.`);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
