// `npm run free-nights`: prints the free nights of all travellers, and what they cost the operator. It reads the
// database of the environment. Nobody else may use an embedded database meanwhile, so stop the site first.
import { say } from './steps/command.mjs';
import { loadApi, openDatabase } from './steps/site-database.mjs';

try {
  const { describeFreeNights } = await loadApi('modules/free-nights/describe-free-nights.ts');
  const database = await openDatabase();
  say(await describeFreeNights(database.db));
  await database.close();
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
